"""Writes docs/api from the public names of `kamishima`: signatures, docstrings and examples. `make api` runs it."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from importlib.util import find_spec
from pathlib import Path

import kamishima

FOLDER = Path(__file__).parent / "api"
Definition = ast.FunctionDef | ast.ClassDef


def definition(name: str) -> tuple[str, Definition]:
    """The module of a public name, and its definition as it is written: compiled classes have no docstrings."""
    module = kamishima.HOMES[name]
    spec = find_spec(module)
    assert spec is not None
    source = Path(kamishima.__file__).parent.joinpath(*module.split(".")[1:]).with_suffix(".py").read_text("utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, Definition) and node.name == name:
            return module, node
    raise LookupError(f"{module} does not define {name}")


def signature(node: ast.FunctionDef, *, method: bool = False) -> str:
    """`table(game: str, players: int | None = None) -> AnyGame`; a property has no brackets."""
    arguments = ast.unparse(node.args)
    if method:
        arguments = re.sub(r"^(self|cls)(, )?", "", arguments)
    if any([ast.unparse(decorator) == "property" for decorator in node.decorator_list]):
        return f"{node.name}: {ast.unparse(node.returns) if node.returns else 'object'}"
    result = "" if node.returns is None or node.name == "__init__" else f" -> {ast.unparse(node.returns)}"
    return f"{node.name}({arguments}){result}"


def prose(node: Definition) -> str:
    """A docstring with its examples fenced."""
    text = inspect.cleandoc(ast.get_docstring(node) or "")
    return re.sub(r"(^>>> .*?)(?=\n\n|\Z)", r"```python\n\1\n```", text, flags=re.MULTILINE | re.DOTALL)


def public_methods(node: ast.ClassDef) -> list[ast.FunctionDef]:
    """The methods that a user calls."""
    return [part for part in node.body if isinstance(part, ast.FunctionDef) and not part.name.startswith("_")]


def page(name: str) -> str:
    """The page of one public name."""
    module, node = definition(name)
    lines = [f"# `kamishima.{name}`", ""]
    if isinstance(node, ast.FunctionDef):
        return "\n".join([*lines, f"    {signature(node)}", "", prose(node), "", f"Defined in `{module}`.", ""])
    made = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
    lines += [f"    {signature(made[0], method=True).replace('__init__', name)}" if made else f"    {name}", ""]
    lines += [prose(node), ""]
    for part in public_methods(node):
        lines += [f"## `{signature(part, method=True)}`", "", prose(part), ""]
    return "\n".join([*lines, f"Defined in `{module}`.", ""])


def pages() -> dict[str, str]:
    """Every file of the folder with its text."""
    found = {f"{name}.md": page(name) for name in kamishima.__all__}
    rows = [f"- [`{name}`]({name}.md): {prose(definition(name)[1]).splitlines()[0]}" for name in kamishima.__all__]
    head = ["# API", "", "What `import kamishima` gives. These pages are written by `make api`.", ""]
    return {"README.md": "\n".join([*head, *rows, ""]), **found}


def main() -> int:
    """Write the folder."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.md"):
        old.unlink()
    for name, text in pages().items():
        (FOLDER / name).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
