"""The container and the compose file: they name only what is there, give away nothing, and let sockets through."""

from __future__ import annotations

import fnmatch
import re
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped,unused-ignore]  # its types are not installed everywhere

from kamishima.server.infra import config

ROOT = Path(__file__).parents[2]
NODES = ("node-1", "node-2")
Plain = dict[str, object]


def compose() -> Plain:
    read: Plain = yaml.safe_load((ROOT / "compose.yaml").read_text())
    return read


def service(name: str) -> Plain:
    services = compose()["services"]
    assert isinstance(services, dict)
    found: Plain = services[name]
    return found


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile as (instruction, rest), continued lines joined."""
    text = re.sub(r"\s*\\\n\s*", " ", (ROOT / "Dockerfile").read_text())
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines]


def of(instruction: str) -> list[str]:
    return [rest for name, rest in instructions() if name == instruction]


# -- Dockerfile --------------------------------------------------------------------------------------------------------


def test_everything_that_is_copied_is_there_and_not_ignored() -> None:
    kept = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    copied = [name for rest in of("COPY") if "--from" not in rest for name in rest.split()[:-1]]
    assert len(copied) > 4
    for name in copied:
        assert (ROOT / name).exists(), name
        assert name in kept


def test_what_the_package_is_built_from_is_copied() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    copied = {name for rest in of("COPY") for name in rest.split()[:-1]}
    assert {"pyproject.toml", "setup.py", "src", project["readme"], *project["license-files"]} <= copied


def test_build_leftovers_stay_outside() -> None:
    rules = (ROOT / ".dockerignore").read_text().splitlines()
    assert any(fnmatch.fnmatch("core/game.so", rule.removeprefix("**/")) for rule in rules)
    assert "*" in rules


def test_the_extras_that_are_installed_exist() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    installed = re.findall(r'"\.\[(.*?)\]"', "\n".join(of("RUN")))
    assert installed == ["server", "postgresql,valkey,oidc"]
    assert {extra for each in installed for extra in each.split(",")} <= set(extras)


def test_the_versions_are_those_of_the_tests() -> None:
    installing = [run for run in of("RUN") if "pip install" in run]
    assert len(installing) == 2
    assert all("--constraint requirements.txt" in run for run in installing)


def test_the_program_that_is_started_is_ours_and_serves() -> None:
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
    (entry,) = of("ENTRYPOINT")
    (command,) = of("CMD")
    assert Path(yaml.safe_load(entry)[0]).name in scripts
    assert yaml.safe_load(command) == ["serve"]


def test_it_does_not_run_as_root_and_what_builds_it_stays_outside() -> None:
    names = [name for name, _ in instructions()]
    assert [rest.partition(" AS ")[2] for rest in of("FROM")] == ["page", "build", ""]
    last = len(names) - 1 - names[::-1].index("FROM")
    assert "USER" in names[last:]
    assert of("USER") == ["kamishima"]


def test_its_environment_is_known_to_the_server() -> None:
    assert variables(" ".join(of("ENV"))) <= known()


def test_the_page_is_built_as_make_builds_it() -> None:
    """What the recipe does, with the environment where the Makefile has it, and without a line for each step."""
    recipe = (ROOT / "Makefile").read_text().partition("\n$(VENV)/.page:")[2].partition("\n\n")[0]
    steps = [line.strip().replace("$(BIN)", ".venv/bin") for line in recipe.splitlines()[1:]]
    commands = [re.sub(r'^(\$\(STEP\) \d+ "[^"]+" (env )?|@)', "", step) for step in steps]
    assert len(commands) == 5
    assert " && ".join(commands[:-1]) in of("RUN")


def test_the_commands_of_the_guide_are_found_in_the_container() -> None:
    assert "exec node-1 kamishima backup" in (ROOT / "deploy" / "README.md").read_text()
    (entry,) = of("ENTRYPOINT")
    assert f"PATH={Path(yaml.safe_load(entry)[0]).parent}:$PATH" in of("ENV")


def variables(text: str) -> set[str]:
    return set(re.findall(r"\bKAMISHIMA_[A-Z_]+", text))


def known() -> set[str]:
    return {f"{config.PREFIX}{name.upper()}" for name in (*config.NAMES, "data")}


# -- compose -----------------------------------------------------------------------------------------------------------


def test_there_are_two_nodes_a_database_a_bus_and_a_proxy() -> None:
    services = compose()["services"]
    assert isinstance(services, dict)
    assert set(services) == {*NODES, "database", "valkey", "proxy"}


def test_both_nodes_have_the_same_settings_and_their_own_folder() -> None:
    one, two = service("node-1"), service("node-2")
    assert one["environment"] == two["environment"]
    assert one["volumes"] != two["volumes"]
    assert {name: one[name] for name in one if name != "volumes"} == {
        name: two[name] for name in two if name != "volumes"
    }


def test_every_setting_of_a_node_is_known_to_the_server() -> None:
    environment = service("node-1")["environment"]
    assert isinstance(environment, dict)
    assert len(environment) > 4
    assert set(environment) <= known()


def test_a_node_accepts_its_settings(tmp_path: Path) -> None:
    environment = service("node-1")["environment"]
    assert isinstance(environment, dict)
    given = {name: filled(str(value)) for name, value in environment.items()}
    made = config.settings(environment={**given, "KAMISHIMA_DATA": str(tmp_path)})
    assert made.database.startswith("postgresql+psycopg://kamishima:")
    assert made.valkey == "redis://valkey:6379/0"
    assert made.origins == ("https://localhost",)
    assert made.secure
    assert made.bot_workers == 2


def filled(text: str) -> str:
    """As compose fills in variables, with 64 digits for the secrets."""
    text = re.sub(r"\$\{\w+:\?[^}]*\}", "ab" * 32, text)
    return re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", text)


def test_no_secret_is_written_down_and_none_has_a_default() -> None:
    text = (ROOT / "compose.yaml").read_text()
    secrets = re.findall(r"\$\{(\w*(?:PASSWORD|KEY))(.*?)\}", text)
    assert {name for name, _ in secrets} == {"DATABASE_PASSWORD", "SIGNING_KEY"}
    assert all(rest.startswith(":?") for _, rest in secrets)


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    services = compose()["services"]
    assert isinstance(services, dict)
    assert [name for name, each in services.items() if "ports" in each] == ["proxy"]


@pytest.mark.parametrize("name", [*NODES, "database", "valkey", "proxy"])
def test_every_service_comes_back_and_has_a_place(name: str) -> None:
    assert service(name)["restart"] == "unless-stopped"
    assert service(name)["networks"] == ["inside"]


def test_named_volumes_are_declared_and_mounted_files_are_there() -> None:
    read = compose()
    assert isinstance(read["volumes"], dict)
    services = read["services"]
    assert isinstance(services, dict)
    mounted = [mount.split(":")[0] for each in services.values() for mount in each.get("volumes", [])]
    for source in mounted:
        assert (ROOT / source).is_file() if source.startswith(".") else source in read["volumes"]


def test_whom_a_service_waits_for_has_a_health_check() -> None:
    services = compose()["services"]
    assert isinstance(services, dict)
    awaited = {name for each in services.values() for name in each.get("depends_on", {})}
    assert awaited == {*NODES, "database", "valkey"}
    assert of("HEALTHCHECK")
    assert all("healthcheck" in services[name] for name in ("database", "valkey"))


def test_the_proxy_network_is_the_one_that_nodes_trust() -> None:
    networks = compose()["networks"]
    assert isinstance(networks, dict)
    environment = service("node-1")["environment"]
    assert isinstance(environment, dict)
    assert environment["KAMISHIMA_TRUSTED_PROXIES"] == networks["inside"]["ipam"]["config"][0]["subnet"]


# -- proxies -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_the_proxy_files_are_balanced_and_keep_the_numbers_inside(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text()
    lines = [line.split("#")[0] for line in text.splitlines()]
    assert sum(line.count("{") for line in lines) == sum(line.count("}") for line in lines) > 2
    assert "/metrics" in text
    assert "404" in text


def test_the_proxies_know_every_spelling_of_the_numbers() -> None:
    caddy = (ROOT / "deploy" / "Caddyfile").read_text()
    (pattern,) = re.findall(r"@private path (\S+)\n", caddy)
    (nginx,) = re.findall(r"location ~\* (\S+) \{\s*return 404;", (ROOT / "deploy" / "nginx.conf").read_text())
    # Both compare the path decoded, and with single slashes; Caddy without regard to case.
    for path in ("/metrics", "/metrics/", "/metrics/x", "/METRICS", "/metrics;a"):
        assert fnmatch.fnmatchcase(path.lower(), pattern)
        assert re.match(nginx, path, re.IGNORECASE)
    assert not fnmatch.fnmatchcase("/api/tables", pattern)
    assert not re.match(nginx, "/api/tables", re.IGNORECASE)


def test_caddy_knows_both_nodes_on_their_port() -> None:
    text = (ROOT / "deploy" / "Caddyfile").read_text()
    (port,) = of("EXPOSE")
    assert all(f"{node}:{port}" in text for node in NODES)


def test_nginx_lets_sockets_through() -> None:
    text = (ROOT / "deploy" / "nginx.conf").read_text()
    assert "proxy_http_version 1.1;" in text
    assert "proxy_set_header Upgrade $http_upgrade;" in text
    assert "proxy_set_header Connection $connection_upgrade;" in text
    assert "proxy_set_header Host $host;" in text


def test_the_readiness_page_is_the_same_everywhere() -> None:
    (check,) = of("HEALTHCHECK")
    (path,) = re.findall(r"127\.0\.0\.1:8000(/[a-z/]+)", check)
    assert f"health_uri {path}\n" in (ROOT / "deploy" / "Caddyfile").read_text()
    assert f"`{path}`" in (ROOT / "deploy" / "README.md").read_text()
