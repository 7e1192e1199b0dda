#!/usr/bin/env python3
"""Collects the results of Benchmarks/render, and copies them into pages.

    Benchmarks/results.py keep MEASURED RESULTS

MEASURED contains one-core.json, cores.json and alert.json, written by `flipbook benchmark`. Writes
RESULTS/<machine>.json, and their tables to RESULTS/<machine>.md.

    Benchmarks/results.py show RESULTS/<machine>.json PAGE...

replaces the tables, or their summary, between the marks in each page.
"""

import json
import os
import re
import subprocess
import sys

SCENES = {
    "alert": "an alert snaps in and flies off",
    "spring-list": "a list on springs, all rows moving",
    "rest": "nothing moves",
}
# The first line after the tables that summarize the results.
DETAILS = "Where Flipbook spends its time, and the gain of a second job on a second core:"


def main():
    verb, source, *targets = sys.argv[1:]
    if verb == "keep":
        (target,) = targets
        numbers = collected(source)
        os.makedirs(target, exist_ok=True)
        name = os.path.join(target, slug(numbers["machine"]))
        text = json.dumps(numbers, indent=1, ensure_ascii=False, sort_keys=True)
        write(name + ".json", text + "\n")
        write(name + ".md", tables(numbers))
        print(f"\n{tables(numbers)}\nThe numbers are in {name}.json, the tables in {name}.md.")
    elif verb == "show":
        with open(source, encoding="utf-8") as file:
            text = tables(json.load(file))
        write(source.removesuffix(".json") + ".md", text)
        for target in targets:
            with open(target, encoding="utf-8") as file:
                page = file.read()
            page = shown(page, "make bench", text)
            write(target, shown(page, "make bench, summary", text.split("\n" + DETAILS)[0]))
    else:
        sys.exit(__doc__)


def shown(page, name, text):
    """Returns a page with a text between the marks of a name, if it has them."""
    begin, end = f"<!-- begin: {name} -->", f"<!-- end: {name} -->"
    if begin not in page:
        return page
    before, rest = page.split(begin, 1)
    return before + begin + "\n" + text + end + rest.split(end, 1)[1]


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def collected(folder):
    """Returns all results, with the machine as described by the runs on all cores."""
    reports = {}
    for name in ("one-core", "cores", "alert"):
        with open(os.path.join(folder, name + ".json"), encoding="utf-8") as file:
            reports[name] = json.load(file)
    revision = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False
    ).stdout.strip()
    return {
        "formatVersion": 2,
        "machine": reports["cores"]["machine"],
        "revision": revision,
        **{name: report["benchmarks"] for name, report in reports.items()},
    }


def slug(machine):
    """Returns the file name of a machine's results."""
    words = re.sub(r"\(.*?\)|[^a-z0-9]+", "-", machine["processor"].lower()).strip("-")
    return f"{re.sub('-+', '-', words)}-{machine['cores']}-cores"


def tables(numbers):
    machine = numbers["machine"]
    lines = [
        f"{machine['processor']}, {machine['cores']} cores, {round(machine['memory'] / 2**30)} GiB; "
        f"{machine['system']}. Frames of 780x1688 px, everything on one core, "
        f"medians of {numbers['one-core'][0]['runs']} runs:",
        "",
    ]
    competitors = []
    for benchmark in numbers["one-core"]:
        for competitor in benchmark["competitors"]:
            name = f"{competitor['name']} {competitor['version'].split('.')[0]}"
            name = name if competitor["name"] == "Chromium" else f"{competitor['name']} {competitor['version']}"
            if (competitor["name"], name) not in competitors:
                competitors.append((competitor["name"], name))
    lines += row("", "Flipbook", *(name for _, name in competitors))
    lines += row(*["---"] * (2 + len(competitors)))
    for benchmark in numbers["one-core"]:
        ours = benchmark["flipbook"][0]
        frames = benchmark["frames"]
        found = {competitor["name"]: competitor for competitor in benchmark["competitors"]}
        cells = [f"{SCENES[benchmark['recipe']]}, {frames} frames", speed(ours["seconds"], frames)]
        for name, _ in competitors:
            competitor = found.get(name)
            cells.append(
                f"{speed(competitor['seconds'], frames)}: **{ratio(competitor['ratio'])} times**" if competitor else ""
            )
        lines += row(*cells)
    memory = max(benchmark["flipbook"][0]["peakMemory"] for benchmark in numbers["one-core"])
    cells = ["maximum memory", mebibytes(memory)]
    for name, _ in competitors:
        maximum = [
            competitor["peakMemory"]
            for benchmark in numbers["one-core"]
            for competitor in benchmark["competitors"]
            if competitor["name"] == name and competitor.get("peakMemory")
        ]
        cells.append(mebibytes(max(maximum)) if maximum else "")
    lines += row(*cells)
    lines += ["", DETAILS, ""]
    lines += row(
        "ms per frame", "simulation", "drawing", "encoding", "writing", "startup and exit", "KB per frame",
        "with two jobs",
    )  # fmt: skip
    lines += row(*["---"] * 8)
    cores = {benchmark["recipe"]: benchmark["flipbook"] for benchmark in numbers["cores"]}
    for benchmark in numbers["one-core"]:
        ours, frames = benchmark["flipbook"][0], benchmark["frames"]
        parts = [ours["timings"][part] for part in ("simulation", "drawing", "encoding", "writing")]
        one, two = cores[benchmark["recipe"]]
        lines += row(
            SCENES[benchmark["recipe"]],
            *(milliseconds(seconds, frames) for seconds in (*parts, ours["startUp"])),
            f"{ours['bytes'] / 1000 / frames:.0f}",
            f"{milliseconds(two['seconds'], frames)} ms, {ratio(one['seconds'] / two['seconds'])} times as fast",
        )  # fmt: skip
    alert = numbers["alert"][0]
    whole = alert["flipbook"][0]
    size = alert["size"]
    lines += [
        "",
        f"`flipbook render Recipes/alert.yaml`, {alert['frames']} frames of {size['width']}x{size['height']} "
        f"px, takes {whole['seconds']:.2f} s from start to exit, of which startup and exit take "
        f"{whole['startUp'] * 1000:.0f} ms.",
    ]
    return "\n".join(lines) + "\n"


def row(*cells):
    return ["| " + " | ".join(cells) + " |"]


def speed(seconds, frames):
    return f"{milliseconds(seconds, frames)} ms per frame"


def milliseconds(seconds, frames):
    value = seconds * 1000 / frames
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def mebibytes(count):
    return f"{count / 2**20:.0f} MiB"


def ratio(value):
    return f"{value:.0f}" if value >= 20 else f"{value:.1f}" if value >= 2 else f"{value:.2f}"


main()
