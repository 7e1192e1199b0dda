"""A scene that `flipbook export` has written, and how a rival tells what drawing it took.

A rival is run as `RIVAL SCENE.json FOLDER`. It writes every frame as FOLDER/frame_000000.png, by its number,
and prints one line of JSON. What it does not draw it says on the standard error stream, once.
"""

import json
import os
import re
import signal
import sys
import time


class Scene:
    """What the frames show: layers, what they show, fonts and pictures, each named by its index."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
        if data["formatVersion"] != 1:
            sys.exit(f"{path}: a scene of format {data['formatVersion']}, not 1")
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
    """One layer; `scene.py` of `flipbook export` has it after its sublayers."""

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
        # How many things are drawn over each other.
        self.parts = (
            sum(layer.parts for layer in self.sublayers if layer.opacity > 0)
            + sum(part is not None for part in (self.background, self.border, self.shadow))
            + (0 if self.content is None else parts(scene.contents[self.content]))
        )
        # Whether opacity must be that of a picture of all parts.
        self.is_group = self.opacity < 1 and self.parts > 1


def visible(color):
    """A colour, or None for a clear one."""
    return color if color and color[3] > 0 else None


def parts(content):
    """How many things of some content are drawn over each other."""
    shape = content.get("shape")
    return 1 if shape is None else sum(key in shape for key in ("fillColor", "strokeColor"))


def fits(runs, bounds):
    """Whether some text lies within some bounds, as far as its baselines tell."""
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
    """The steps of SVG path data: pairs of a letter and numbers."""
    steps, numbers, letter = [], [], None
    start = 0
    for index, character in enumerate(data + "Z"):
        if character in "MLQCZ":
            if letter:
                steps.append((letter, [float(number) for number in data[start:index].split()]))
            letter, start = character, index + 1
    return steps


class Notes:
    """What is left out, said once."""

    def __init__(self, name):
        self.name = name
        self.said = []

    def say(self, text):
        if text not in self.said:
            self.said.append(text)
            print(f"{self.name}: {text}", file=sys.stderr)


class Run:
    """The drawing and writing of frames, as it is measured: without imports, start and reading the scene."""

    def __init__(self, name, version, scene, folder, notes, memory=None):
        self.report = {"name": name, "version": version, "frames": len(scene.frames)}
        self.folder, self.notes, self.memory = folder, notes, memory or own_memory

    def __enter__(self):
        os.makedirs(self.folder, exist_ok=True)
        self.start = time.perf_counter()
        return self

    def file(self, frame):
        """Where a frame goes."""
        return os.path.join(self.folder, f"frame_{frame.number:06d}.png")

    def __exit__(self, kind, error, trace):
        if error is not None:
            return
        self.report["seconds"] = time.perf_counter() - self.start
        names = [name for name in os.listdir(self.folder) if name.endswith(".png")]
        self.report["bytes"] = sum(
            os.path.getsize(os.path.join(self.folder, name)) for name in names
        )
        self.report["leftOut"] = self.notes.said
        self.report["peakMemory"] = self.memory()
        print(json.dumps(self.report), flush=True)


def own_memory():
    """The most that this process has had in memory."""
    with open("/proc/self/status", encoding="utf-8") as file:
        return int(re.search(r"VmHWM:\s*(\d+) kB", file.read()).group(1)) * 1024


def arguments():
    """The scene's file and the folder for the frames."""
    # Whoever ends a rival wants its browsers and folders gone too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    if len(sys.argv) != 3:
        sys.exit(f"usage: {os.path.basename(sys.argv[0])} SCENE.json FOLDER")
    return sys.argv[1:]
