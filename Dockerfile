# The site in a container: non-root, with a read-only root; docs/hosting.md says how to run it.
# SQLite lies in /data; compose.yaml has PostgreSQL, Redis and Caddy around it.
ARG PYTHON=3.13-slim

FROM python:${PYTHON} AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
# The rules, compiled, and the page; then the wheel with both.
RUN make PYTHON=python3 built web \
    && sh scripts/dist.sh
RUN python3 -m venv /opt/carsonne \
    && /opt/carsonne/bin/pip install --no-cache-dir --require-hashes --requirement requirements/run.txt \
    && /opt/carsonne/bin/pip install --no-cache-dir --no-deps --no-index dist/*.whl \
    && /opt/carsonne/bin/pip uninstall --yes Cython setuptools pip

FROM python:${PYTHON}
RUN groupadd --gid 10001 carsonne \
    && useradd --uid 10001 --gid carsonne --home-dir /data --no-create-home --shell /usr/sbin/nologin carsonne \
    && install --directory --owner=carsonne --group=carsonne --mode=0700 /data /backups
COPY --from=build /opt/carsonne /opt/carsonne
ENV PATH=/opt/carsonne/bin:/usr/local/bin:/usr/bin:/bin \
    CARSONNE_HOST=0.0.0.0 \
    CARSONNE_PORT=8000 \
    CARSONNE_DATABASE=sqlite:////data/carsonne.sqlite3
USER 10001:10001
WORKDIR /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
    CMD ["python3", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=8)"]
ENTRYPOINT ["carsonne"]
CMD ["serve"]
