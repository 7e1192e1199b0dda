#!/usr/bin/env python3
"""Keeps what Benchmarks/render has measured, and shows it in the README.

    Benchmarks/results.py keep MEASURED RESULTS

MEASURED holds one-core.json, cores.json and alert.json, as `flipbook benchmark` writes them. They become
RESULTS/<machine>.json, and tables in RESULTS/<machine>.md.

    Benchmarks/results.py show RESULTS/<machine>.json README

puts the tables between the marks in README.
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
BEGIN, END = "<!-- made by make bench -->", "<!-- until here -->"


def main():
    verb, source, target = sys.argv[1:]
    if verb == "keep":
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
        with open(target, encoding="utf-8") as file:
            page = file.read()
        before, rest = page.split(BEGIN, 1)
        write(target, before + BEGIN + "\n" + text + END + rest.split(END, 1)[1])
    else:
        sys.exit(__doc__)


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def collected(folder):
    """All that was measured, with one description of the machine: that of the runs on all cores."""
    reports = {}
    for name in ("one-core", "cores", "alert"):
        with open(os.path.join(folder, name + ".json"), encoding="utf-8") as file:
            reports[name] = json.load(file)
    revision = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False
    ).stdout.strip()
    return {
        "formatVersion": 1,
        "machine": reports["cores"]["machine"],
        "revision": revision,
        **{name: report["benchmarks"] for name, report in reports.items()},
    }


def slug(machine):
    """A name for the files of a machine."""
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
    rivals = []
    for benchmark in numbers["one-core"]:
        for rival in benchmark["rivals"]:
            name = f"{rival['name']} {rival['version'].split('.')[0]}"
            name = name if rival["name"] == "Chromium" else f"{rival['name']} {rival['version']}"
            if (rival["name"], name) not in rivals:
                rivals.append((rival["name"], name))
    lines += row("", "Flipbook", *(name for _, name in rivals))
    lines += row(*["---"] * (2 + len(rivals)))
    for benchmark in numbers["one-core"]:
        ours = benchmark["flipbook"][0]
        frames = benchmark["frames"]
        found = {rival["name"]: rival for rival in benchmark["rivals"]}
        cells = [f"{SCENES[benchmark['recipe']]}, {frames} frames", speed(ours["seconds"], frames)]
        for name, _ in rivals:
            rival = found.get(name)
            cells.append(
                f"{speed(rival['seconds'], frames)}: **{ratio(rival['ratio'])} times**" if rival else ""
            )
        lines += row(*cells)
    memory = max(benchmark["flipbook"][0]["peakMemory"] for benchmark in numbers["one-core"])
    cells = ["the most memory", mebibytes(memory)]
    for name, _ in rivals:
        most = [
            rival["peakMemory"]
            for benchmark in numbers["one-core"]
            for rival in benchmark["rivals"]
            if rival["name"] == name and rival.get("peakMemory")
        ]
        cells.append(mebibytes(max(most)) if most else "")
    lines += row(*cells)
    lines += ["", "What Flipbook's time goes to, and what a second job on a second core brings:", ""]
    lines += row(
        "ms a frame", "simulate", "draw", "encode", "write", "start and end", "KB a frame",
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
        f"px, takes {whole['seconds']:.2f} s from start to exit, {whole['startUp'] * 1000:.0f} ms of them to "
        "start and to end.",
    ]
    return "\n".join(lines) + "\n"


def row(*cells):
    return ["| " + " | ".join(cells) + " |"]


def speed(seconds, frames):
    return f"{milliseconds(seconds, frames)} ms a frame"


def milliseconds(seconds, frames):
    value = seconds * 1000 / frames
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def mebibytes(count):
    return f"{count / 2**20:.0f} MiB"


def ratio(value):
    return f"{value:.0f}" if value >= 20 else f"{value:.1f}" if value >= 2 else f"{value:.2f}"


main()
