"""Compares the small images of contexts with the same drawings in pycairo and in skia-python.

The drawings are those of Tests/FlipbookTests/Drawings/Contexts, written again for a canvas that each library implements in
its own way. They are compared by `flipbook compare` with the references of the tests. Printed is a table: for each
group of images and each library the number of images, how many are equal, and the greatest share of differing pixels.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

from drawing_cases import CASES
from drawing_cairo import CairoCanvas
from drawing_skia import SkiaCanvas

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
FLIPBOOK = os.environ.get("FLIPBOOK", os.path.join(ROOT, ".build/debug/flipbook"))
REFERENCES = os.path.join(ROOT, "Tests/FlipbookTests/Drawings/References/contexts")
# Two colors side by side can be distinguished from about this distance in OKLab on, and an edge that is shifted by less
# than a pixel is another rule of antialiasing. A pixel is 0.007 % of an image.
TOLERANCE = ["--color", "0.02", "--ignore-antialiasing"]
SIZE, SCALE = 120, 1.5


def compare(name, path):
    """Returns the share of pixels that differ from the reference, and the greatest distance in OKLab."""
    command = [FLIPBOOK, "compare", os.path.join(REFERENCES, f"{name}.png"), path, "--json", *TOLERANCE]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode > 1:
        sys.exit(f"drawings: {result.stderr}")
    images = [found for found in walk(json.loads(result.stdout)) if "largestDifference" in found]
    if not images:
        return 0.0, 0.0
    found = images[0]
    return found["differing"] / found["compared"], found["largestDifference"]


def walk(value):
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from walk(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from walk(inner)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", help="folder for the images of both libraries")
    parser.add_argument("--all", action="store_true", help="print each image that differs")
    arguments = parser.parse_args()
    libraries = {"pycairo": CairoCanvas, "skia-python": SkiaCanvas}
    groups = {}
    with tempfile.TemporaryDirectory(dir="/tmp") as temporary:
        for library, canvas_type in libraries.items():
            folder = os.path.join(arguments.keep or temporary, library)
            os.makedirs(folder, exist_ok=True)
            for name, group, draw in CASES:
                canvas = canvas_type(SIZE, SCALE)
                try:
                    draw(canvas)
                except NotImplementedError:
                    continue
                path = os.path.join(folder, f"{name}.png")
                canvas.write(path)
                groups.setdefault(group, {}).setdefault(library, []).append((name, *compare(name, path)))
    print("| drawings | " + " | ".join(libraries) + " |\n| --- |" + " --- |" * len(libraries))
    for group, results in groups.items():
        cells = []
        for library in libraries:
            found = results.get(library, [])
            if not found:
                cells.append("–")
                continue
            name, share, distance = max(found, key=lambda image: image[1])
            text = f"{len(found)} images, {sum(image[1] == 0 for image in found)} equal"
            cells.append(text + (f", at most {100 * share:.2f} %: `{name}`" if share > 0 else ""))
        print(f"| {group} | " + " | ".join(cells) + " |")
    if arguments.all:
        for group, results in groups.items():
            for library, found in results.items():
                for name, share, distance in found:
                    if share > 0:
                        print(f"{library:<12} {name:<32} {100 * share:6.2f} %  OKLab {distance:.3f}")


main()
