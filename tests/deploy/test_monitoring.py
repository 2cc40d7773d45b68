"""The dashboard and the alerts ask for figures that the server has, and alerts come when they should."""

from __future__ import annotations

import json
import os
import re
import subprocess
from itertools import combinations
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from carsonne.server import metrics
from tests.deploy.files import DEPLOY, adapted
from tests.server.guest import Guest
from tests.server.sites import running
from tests.services.programs import environment, needed
from tests.thorough import THOROUGH

RULES = DEPLOY / "prometheus" / "carsonne.rules.yml"
ALERTS = [rule for group in yaml.safe_load(RULES.read_text())["groups"] for rule in group["rules"]]
DASHBOARD: dict[str, Any] = json.loads((DEPLOY / "grafana" / "carsonne.json").read_text())
PANELS: list[dict[str, Any]] = DASHBOARD["panels"]
QUERIES = [target["expr"] for panel in PANELS for target in panel["targets"]]
QUERIES += [one["expr"] for one in DASHBOARD["annotations"]["list"]]
NAME = re.compile(r"\b(?:carsonne|process)_\w+")


def asked_for() -> set[str]:
    """Return the names of all figures in the alerts and on the dashboard."""
    texts = [*QUERIES, *(alert["expr"] for alert in ALERTS)]
    return {name for text in texts for name in NAME.findall(text.replace('job="carsonne"', ""))}


@pytest.mark.anyio
async def test_a_site_has_all_figures_that_are_asked_for(tmp_path: Path) -> None:
    async with running("sqlite") as site, Guest(site.bases[0]) as ada:
        await ada.arrive("Ada")
        await ada.game({"kind": "me"}, {"kind": "bot", "bot": "random"})
        there = (await ada.http.get("/metrics", headers={"authorization": "Bearer figures"})).text
    names = set(re.findall(r"^# TYPE (\S+)", there, re.MULTILINE))
    names |= {f"{name}_bucket" for name in names}
    rare = {"carsonne_redis_up", "carsonne_last_backup_timestamp_seconds"}
    assert not rare & names
    names |= set(re.findall(r"^# TYPE (\S+)", shown(True, 5.0), re.MULTILINE))
    assert rare <= names
    assert asked_for() <= names


def shown(redis: bool, last_backup: float) -> str:
    return metrics.exposition(metrics.Now(True, redis, last_backup, 1)).decode()


def test_what_was_looked_up_is_shown() -> None:
    lines = shown(False, 1.7e9).splitlines()
    assert {"carsonne_database_up 1.0", "carsonne_redis_up 0.0", "carsonne_free_bytes 1.0"} <= set(lines)
    assert "carsonne_last_backup_timestamp_seconds 1.7e+09" in lines


def test_sockets_of_a_worker_that_was_killed_count_no_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with subprocess.Popen(["true"]) as dead:
        dead.wait()
    names = f"gauge_livesum_{os.getpid()}.db", f"gauge_livesum_{dead.pid}.db", f"counter_{dead.pid}.db"
    ours, theirs, counter = (tmp_path / name for name in names)
    for file in (ours, theirs, counter):
        file.write_bytes(b"\0" * 8)
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    assert "carsonne_info" in metrics.exposition(metrics.Now(True, None, None, None)).decode()
    assert (ours.exists(), theirs.exists(), counter.exists()) == (True, False, True)


def test_the_panels_have_room_and_numbers_of_their_own() -> None:
    assert len({panel["id"] for panel in PANELS}) == len(PANELS) >= 12
    for one, other in combinations([panel["gridPos"] for panel in PANELS], 2):
        apart = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        assert apart or one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]
    assert all(panel["gridPos"]["x"] + panel["gridPos"]["w"] <= 24 for panel in PANELS)
    variables = {one["name"] for one in DASHBOARD["templating"]["list"]}
    used = set(re.findall(r"\$\{?(\w+)", json.dumps(DASHBOARD))) - {"__rate_interval", "__all"}
    assert used == variables


def test_every_alert_says_what_to_do() -> None:
    assert len(ALERTS) >= 8
    for alert in ALERTS:
        assert alert["labels"]["severity"] in ("page", "ticket")
        assert set(alert["annotations"]) == {"summary", "description"}


def test_prometheus_reads_the_figures_with_the_token(tmp_path: Path) -> None:
    config = yaml.safe_load(adapted("prometheus/prometheus.yml", {}))
    assert config["rule_files"] == [RULES.name]
    (job,) = config["scrape_configs"]
    assert job["job_name"] == "carsonne"
    assert 'up{job="carsonne"}' in RULES.read_text()
    assert httpx.URL(f"http://{job['static_configs'][0]['targets'][0]}").port == 8000


if THOROUGH:  # Prometheus' checker is large, and gets installed only then

    def promtool(*words: str) -> str:
        done = subprocess.run(
            [str(needed("promtool")), *words], env=environment(), capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def test_prometheus_accepts_its_configuration(tmp_path: Path) -> None:
        token = tmp_path / "token"
        token.write_text("figures")
        changes = {"/etc/prometheus/carsonne.token": str(token), "carsonne.rules.yml": str(RULES)}
        (tmp_path / "prometheus.yml").write_text(adapted("prometheus/prometheus.yml", changes))
        assert f"{len(ALERTS)} rules found" in promtool("check", "config", str(tmp_path / "prometheus.yml"))

    def test_prometheus_understands_the_dashboard(tmp_path: Path) -> None:
        """Every query as a rule, with times and instances in place of Grafana's variables."""
        plain = [query.replace("$__rate_interval", "5m").replace("$instance", ".*") for query in QUERIES]
        rules = [{"record": f"query:{number}", "expr": query} for number, query in enumerate(plain)]
        (tmp_path / "rules.yml").write_text(yaml.safe_dump({"groups": [{"name": "dashboard", "rules": rules}]}))
        assert f"{len(QUERIES)} rules found" in promtool("check", "rules", str(tmp_path / "rules.yml"))

    def test_alerts_come_when_they_should(tmp_path: Path) -> None:
        tests = (Path(__file__).parent / "alerts.yml").read_text()
        (tmp_path / "alerts.yml").write_text(tests.replace("carsonne.rules.yml", str(RULES)))
        assert all(f"alertname: {alert['alert']}" in tests for alert in ALERTS)
        promtool("test", "rules", str(tmp_path / "alerts.yml"))
