"""A scene written by `flipbook export`, and the measurement of a competitor that draws it.

A competitor is run as `COMPETITOR SCENE.json FOLDER`. It writes every frame as FOLDER/frame_000000.png, by its number,
and prints one line of JSON. It reports each feature that it does not draw once, on the standard error stream.
"""

import json
import os
import re
import signal
import sys
import time


class Scene:
    """The content of the frames: layers, their contents, fonts and images, referred to by index."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
        if data["formatVersion"] != 1:
            sys.exit(f"{path}: expected format version 1, found {data['formatVersion']}")
        self.data = data
        self.scale = data["scale"]
        self.pixels = tuple(data["pixels"])
        self.fonts = data["fonts"]
        self.pictures = data["pictures"]
        self.contents = data["contents"]
        self.layers = []
        for layer in data["layers"]:
            self.layers.append(Layer(layer, self))
        self.frames = [Frame(frame, self) for frame in data["frames"]]


class Frame:
    """One frame: its number, its background, and its layers from back to front."""

    def __init__(self, data, scene):
        self.number = data["number"]
        self.background = data.get("background")
        self.layers = [scene.layers[index] for index in data["layers"]]

    @property
    def is_opaque(self):
        return self.background is not None and self.background[3] == 1


class Layer:
    """One layer. In the output of `flipbook export`, it follows its sublayers."""

    def __init__(self, data, scene):
        self.matrix = data.get("matrix")
        self.bounds = data["bounds"]
        self.opacity = min(max(data.get("opacity", 1), 0), 1)
        self.background = visible(data.get("backgroundColor"))
        shorter = min(self.bounds[2], self.bounds[3])
        self.radius = min(data.get("cornerRadius", 0), shorter / 2)
        self.outline = data.get("outline")
        self.border_width = data.get("borderWidth", 0)
        self.border = visible(data.get("borderColor"))
        shadow = data.get("shadow")
        self.clips = data.get("masksToBounds", False)
        is_shown = shadow and not self.clips and shadow["opacity"] > 0 and shadow["color"][3] > 0
        self.shadow = shadow if is_shown else None
        self.dissolve = data.get("dissolve")
        self.content = data.get("content")
        self.sublayers = [scene.layers[index] for index in data.get("sublayers", [])]
        self.is_cut = self.clips and (self.content is not None or bool(self.sublayers))
        # The number of parts drawn on top of each other.
        self.parts = (
            sum(layer.parts for layer in self.sublayers if layer.opacity > 0)
            + sum(part is not None for part in (self.background, self.border, self.shadow))
            + (0 if self.content is None else parts(scene.contents[self.content]))
        )
        # Whether opacity applies to the parts as a group.
        self.is_group = self.opacity < 1 and self.parts > 1


def visible(color):
    """Returns a color, or None if it is transparent."""
    return color if color and color[3] > 0 else None


def parts(content):
    """Returns the number of parts of a content that are drawn on top of each other."""
    shape = content.get("shape")
    return 1 if shape is None else sum(key in shape for key in ("fillColor", "strokeColor"))


def fits(runs, bounds):
    """Returns whether text is within bounds, judged by its baselines."""
    left, top, width, height = bounds
    for run in runs:
        size, positions = run["size"], run["positions"]
        columns, rows = positions[::2], positions[1::2]
        if not columns:
            continue
        if min(columns) < left - 1 or max(columns) > left + width:
            return False
        if min(rows) - size < top - size / 4 or max(rows) > top + height:
            return False
    return True


def path(data):
    """Returns the commands of SVG path data: pairs of a letter and numbers."""
    steps, numbers, letter = [], [], None
    start = 0
    for index, character in enumerate(data + "Z"):
        if character in "MLQCZ":
            if letter:
                steps.append((letter, [float(number) for number in data[start:index].split()]))
            letter, start = character, index + 1
    return steps


class Notes:
    """Features that are not drawn, each reported once."""

    def __init__(self, name):
        self.name = name
        self.reported = []

    def report(self, text):
        if text not in self.reported:
            self.reported.append(text)
            print(f"{self.name}: {text}", file=sys.stderr)


class Run:
    """The measured drawing and writing of frames, without startup, imports and reading the scene."""

    def __init__(self, name, version, scene, folder, notes, memory=None):
        self.report = {"name": name, "version": version, "frames": len(scene.frames)}
        self.folder, self.notes, self.memory = folder, notes, memory or own_memory

    def __enter__(self):
        os.makedirs(self.folder, exist_ok=True)
        self.start = time.perf_counter()
        return self

    def file(self, frame):
        """Returns the path of a frame."""
        return os.path.join(self.folder, f"frame_{frame.number:06d}.png")

    def __exit__(self, kind, error, trace):
        if error is not None:
            return
        self.report["seconds"] = time.perf_counter() - self.start
        names = [name for name in os.listdir(self.folder) if name.endswith(".png")]
        self.report["bytes"] = sum(
            os.path.getsize(os.path.join(self.folder, name)) for name in names
        )
        self.report["leftOut"] = self.notes.reported
        self.report["peakMemory"] = self.memory()
        print(json.dumps(self.report), flush=True)


def own_memory():
    """Returns the peak memory of this process, in bytes."""
    with open("/proc/self/status", encoding="utf-8") as file:
        return int(re.search(r"VmHWM:\s*(\d+) kB", file.read()).group(1)) * 1024


def arguments():
    """Returns the path of the scene and the folder for the frames."""
    # Exit normally when terminated, so that browsers and folders are removed, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    if len(sys.argv) != 3:
        sys.exit(f"usage: {os.path.basename(sys.argv[0])} SCENE.json FOLDER")
    return sys.argv[1:]
