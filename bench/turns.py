"""Whose turn it is, simulated: `python -m bench.turns`.

One worker and visitors whose reviews take 10 to 60 seconds of it. What is compared: `fifo` (one review after
the other), `look` (the one in hand pauses for the first part of a new one, then one after the other: Kibitz's
rule), `robin` (all in turn, the same time each), `shortest` (the least that is left comes first). Printed are
the seconds from Review to the first label, to 80 % of the verdicts, and to the end: the median and the worst
twentieth, and the mean of the end beside that of `fifo`.

1, 3, 10: so many visitors press Review within ten seconds. `saturday`: they come at random for six hours, in
bursts of one to six as rounds end; the worker is busy 60 % of the time.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import mean, quantiles

FIRST_LABEL = 0.5
SHARE = 0.04
"""Of a review's work, in a first look: two searches of about sixty."""
STEP = 2.0
"""Seconds between two choices: a chunk of searches is not cut."""
RUNS = 200


@dataclass(slots=True)
class Job:
    """A review: seconds when it came, of its work, of what is done, and when it passed its marks."""

    came: float
    work: float
    done: float = 0.0
    label: float = 0.0
    most: float = 0.0
    end: float = 0.0


Rule = Callable[[Sequence[Job], Job | None], Job]


def fifo(jobs: Sequence[Job], last: Job | None) -> Job:
    return jobs[0]


def look(jobs: Sequence[Job], last: Job | None) -> Job:
    if last in jobs[1:] and last is not None and last.done < SHARE * last.work:
        return last
    new = [job for job in jobs if not job.done]
    return new[0] if new and last is jobs[0] else jobs[0]


def robin(jobs: Sequence[Job], last: Job | None) -> Job:
    return min(jobs, key=lambda job: job.done)


def shortest(jobs: Sequence[Job], last: Job | None) -> Job:
    return min(jobs, key=lambda job: job.work - job.done)


RULES: dict[str, Rule] = {"fifo": fifo, "look": look, "robin": robin, "shortest": shortest}


def main() -> None:
    """Simulate and print."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    print(f"{'':12}{'rule':10}{'label':>14}{'80 %':>14}{'end':>14}{'mean end':>10}")
    for name, comes in (
        ("1", lambda chance: _together(1, chance)),
        ("3", lambda chance: _together(3, chance)),
        ("10", lambda chance: _together(10, chance)),
        ("saturday", _saturday),
    ):
        beside = 0.0
        for rule, chosen in RULES.items():
            chance = random.Random(1)
            jobs = [job for _ in range(RUNS) for job in simulated(comes(chance), chosen)]
            beside = beside or mean(job.end - job.came for job in jobs)
            marks = [[getattr(job, mark) - job.came for job in jobs] for mark in ("label", "most", "end")]
            told = "".join(f"{_told(times):>14}" for times in marks)
            print(f"{name:12}{rule:10}{told}{mean(marks[-1]) / beside:10.2f}")


def simulated(jobs: list[Job], rule: Rule) -> list[Job]:
    """The jobs with the times of their marks."""
    now, waiting, coming, last = 0.0, list[Job](), sorted(jobs, key=lambda job: job.came), None
    while waiting or coming:
        if not waiting:
            now = max(now, coming[0].came)
        while coming and coming[0].came <= now:
            waiting.append(coming.pop(0))
        last = rule(waiting, last)
        now = _worked(last, now)
        if last.end:
            waiting.remove(last)
    return jobs


def _worked(job: Job, now: float) -> float:
    before = job.done
    job.done = min(job.work, before + STEP)
    for mark, amount in (("label", FIRST_LABEL), ("most", 0.8 * job.work), ("end", job.work)):
        if before < amount <= job.done:
            setattr(job, mark, now + amount - before)
    return now + job.done - before


def _work(chance: random.Random) -> float:
    return min(60.0, max(10.0, chance.lognormvariate(3.2, 0.4)))


def _together(count: int, chance: random.Random) -> list[Job]:
    return [Job(10 * chance.random(), _work(chance)) for _ in range(count)]


def _saturday(chance: random.Random) -> list[Job]:
    jobs: list[Job] = []
    now = 0.0
    while now < 6 * 3600:
        burst = [Job(now + 60 * chance.random(), _work(chance)) for _ in range(chance.randint(1, 6))]
        jobs += burst
        now += chance.expovariate(0.6 / sum(job.work for job in burst))
    return jobs


def _told(times: list[float]) -> str:
    if len(times) < 2:
        return f"{times[0]:.1f}"
    steps = quantiles(times, n=20)
    return f"{steps[9]:.1f} {steps[18]:.1f}"


if __name__ == "__main__":
    main()
