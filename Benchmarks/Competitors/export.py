"""Compares exported motion, drawn by other programs, with Flipbook's own frames.

Each recipe is exported as SVG, which headless Chromium draws, and as Lottie, which rlottie draws. Frames are compared
at the scale of the device. Printed per recipe: the length of the file, the mean and the greatest difference of a
channel (of 255), and the fraction of pixels of which a channel differs by more than 16.
"""

import argparse
import base64
import io
import json
import os
import shutil
import subprocess
import sys
import tempfile

import numpy
from PIL import Image

from chromium import Browser

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
FLIPBOOK = os.environ.get("FLIPBOOK", os.path.join(ROOT, ".build/debug/flipbook"))
THRESHOLD = 16


def flipbook(*words):
    result = subprocess.run([FLIPBOOK, *words], capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"export: flipbook {words[0]} failed:\n{result.stderr}")
    return result


def samples(count, wanted):
    """Returns evenly spaced frames, the first and the last one included."""
    wanted = min(count, wanted)
    return sorted({round(index * (count - 1) / max(wanted - 1, 1)) for index in range(wanted)})


def screenshots(path, report, frames, scale):
    """Draws frames of an SVG file in Chromium."""
    folder = tempfile.mkdtemp(prefix="export", dir="/tmp")
    program = shutil.which("chromium") or shutil.which("google-chrome")
    browser = Browser(program, folder)
    try:
        target = browser.call("Target.createTarget", url=f"file://{path}")["targetId"]
        browser.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        size = report["size"]
        browser.call(
            "Emulation.setDeviceMetricsOverride", width=round(size["width"]), height=round(size["height"]),
            deviceScaleFactor=scale, mobile=False,
        )  # fmt: skip
        while not browser.evaluate("document.readyState == 'complete' && 'pauseAnimations' in document.documentElement"):
            pass
        browser.evaluate("document.documentElement.pauseAnimations()")
        for frame in frames:
            # 20 microseconds later, where the frame's keyframe has certainly been reached.
            time = frame * report["duration"] / report["frames"] + 2e-5
            browser.evaluate(f"document.documentElement.setCurrentTime({time})")
            data = browser.call("Page.captureScreenshot", format="png")["data"]
            yield Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")
    finally:
        browser.close()
        shutil.rmtree(folder, ignore_errors=True)


def lottie_frames(path, report, frames, scale):
    """Draws frames of a Lottie file with rlottie."""
    from rlottie_python import LottieAnimation

    width, height = (round(report["size"][side] * scale) for side in ("width", "height"))
    with LottieAnimation.from_file(path) as animation:
        for frame in frames:
            image = animation.render_pillow_frame(frame_num=frame, width=width, height=height)
            black = Image.new("RGBA", image.size, (0, 0, 0, 255))
            yield Image.alpha_composite(black, image.convert("RGBA")).convert("RGB")


def compare(recipe, name, extension, draw, arguments, folder):
    path = os.path.join(folder, name + extension)
    result = flipbook("export", recipe, "-o", path, "--json")
    report = json.loads(result.stdout)
    for line in result.stderr.splitlines():
        print(f"  {line}")
    frames = samples(report["frames"], arguments.frames)
    own = os.path.join(folder, "frames")
    if not os.path.isdir(own):
        numbers = ",".join(str(frame) for frame in frames)
        flipbook("render", recipe, "-o", own, "--frames", numbers, "--progress", "none")
    total, greatest, far, pixels = 0.0, 0, 0, 0
    scale = None
    drawn = None
    for frame in frames:
        expected = Image.open(os.path.join(own, f"frame_{frame:06d}.png")).convert("RGB")
        if drawn is None:
            scale = expected.width / report["size"]["width"]
            drawn = draw(path, report, frames, scale)
        found = next(drawn)
        if found.size != expected.size:
            sys.exit(f"export: {path} was drawn with {found.size}, not {expected.size}")
        difference = numpy.abs(
            numpy.asarray(expected, dtype=numpy.int16) - numpy.asarray(found, dtype=numpy.int16))
        total += difference.sum() / 3
        greatest = max(greatest, int(difference.max()))
        far += int((difference.max(axis=2) > THRESHOLD).sum())
        pixels += difference.shape[0] * difference.shape[1]
        if arguments.keep:
            strip = Image.new("RGB", (expected.width * 3, expected.height))
            strip.paste(expected, (0, 0))
            strip.paste(found, (expected.width, 0))
            amplified = numpy.minimum(difference * 4, 255).astype(numpy.uint8)
            strip.paste(Image.fromarray(amplified), (expected.width * 2, 0))
            strip.save(os.path.join(arguments.keep, f"{name}{extension}-{frame:04d}.png"))
    if drawn is not None:
        drawn.close()
    kind = extension.split(".")[1]
    print(
        f"{name:<18} {kind:<7} {report['bytes'] / 1000:>8.1f} KB {len(frames):>4} frames"
        f"  mean {total / pixels:6.3f}  max {greatest:>3}  >{THRESHOLD}: {100 * far / pixels:6.3f} %",
        flush=True,
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("recipes", nargs="*", help="recipes (default: alert, ball and springs)")
    parser.add_argument("--frames", type=int, default=25, help="number of compared frames (default: 25)")
    parser.add_argument("--keep", help="folder for images: own frame, other frame, differences times 4")
    parser.add_argument("--only", choices=["svg", "lottie"], help="compare only this format")
    arguments = parser.parse_args()
    if arguments.keep:
        os.makedirs(arguments.keep, exist_ok=True)
    recipes = arguments.recipes or [
        os.path.join(ROOT, "Recipes", f"{name}.yaml") for name in ("alert", "ball", "springs")
    ]
    for recipe in recipes:
        name = os.path.splitext(os.path.basename(recipe))[0]
        with tempfile.TemporaryDirectory(dir="/tmp") as folder:
            for extension, draw in ((".svg", screenshots), (".lottie.json", lottie_frames)):
                if arguments.only in (None, extension.split(".")[1]):
                    compare(recipe, name, extension, draw, arguments, folder)


main()
