"""Draws a scene as elements of a page in headless Chromium and takes a screenshot of every frame.

One browser stays open for all frames and is controlled over a pipe, as in Puppeteer and Playwright.
"""

import base64
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

from scene import Notes, Run, Scene, arguments

notes = Notes("chromium")
HERE = os.path.dirname(os.path.abspath(__file__))


class Browser:
    """A headless Chromium with one page, controlled over a pipe with the DevTools protocol."""

    def __init__(self, program, folder):
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()
        flags = [
            "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--no-first-run", "--disable-extensions", "--disable-background-networking",
            "--disable-dev-shm-usage", "--force-color-profile=srgb",
            "--allow-file-access-from-files", "--remote-debugging-pipe",
            f"--user-data-dir={folder}/profile",
        ]  # fmt: skip
        self.errors = f"{folder}/errors"
        with open(self.errors, "wb") as errors:
            self.process = subprocess.Popen(
                ["bash", "-c", f'exec "$@" 3<&{commands} 4>&{answers}', "bash", program, *flags],
                pass_fds=(commands, answers),
                stderr=errors,
                # Chromium creates a socket there, whose path must be short.
                env={**os.environ, "TMPDIR": "/tmp"},
            )
        os.close(commands)
        os.close(answers)
        self.number, self.rest, self.session = 0, bytearray(), None

    def send(self, method, **parameters):
        """Sends a command and returns its number."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        try:
            while data:
                data = data[os.write(self.commands, data):]  # fmt: skip
        except BrokenPipeError:
            self.fail()
        return self.number

    def fail(self):
        """Exits with the reason for which the browser ended."""
        self.process.wait()
        with open(self.errors, encoding="utf-8", errors="replace") as file:
            lines = [line for line in file.read().splitlines() if "ERROR" in line or "FATAL" in line]
        sys.exit("\n".join(["chromium: the browser ended", *lines[-3:]]))

    def answer(self, number):
        """Waits for the response to a command."""
        while True:
            end = self.rest.find(b"\0")
            while end < 0:
                start = len(self.rest)
                data = os.read(self.answers, 1 << 20)
                if not data:
                    self.fail()
                self.rest += data
                end = self.rest.find(b"\0", start)
            message = json.loads(self.rest[:end])
            del self.rest[: end + 1]
            if message.get("id") == number:
                if "error" in message:
                    sys.exit(f"chromium: {message['error']['message']}")
                return message["result"]

    def call(self, method, **parameters):
        return self.answer(self.send(method, **parameters))

    def evaluate(self, expression):
        """Evaluates JavaScript in the page, waiting for promises."""
        return self.value(self.send("Runtime.evaluate", expression=expression, awaitPromise=True))

    def value(self, number):
        result = self.answer(number)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            sys.exit(f"chromium: {details.get('exception', details).get('description', details)}")
        return result["result"].get("value")

    def memory(self):
        """Returns the current memory of all processes of the browser; shared pages count once."""
        processes, found = {}, {self.process.pid}
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{name}/stat") as file:
                    processes[int(name)] = int(file.read().rsplit(")", 1)[1].split()[1])
            except OSError:
                continue
        while True:
            more = {pid for pid, parent in processes.items() if parent in found} - found
            if not more:
                break
            found |= more
        total = 0
        for pid in found:
            try:
                with open(f"/proc/{pid}/smaps_rollup") as file:
                    total += int(re.search(r"^Pss: +(\d+)", file.read(), re.M).group(1)) * 1024
            except OSError:
                continue
        return total

    def close(self):
        if self.process.poll() is None:
            self.session = None
            self.send("Browser.close")
            self.process.wait(timeout=20)


class Letters:
    """The characters of a font's glyphs, since a page contains characters."""

    def __init__(self, file, face):
        from fontTools.ttLib import TTFont

        self.file = file
        font = TTFont(file, fontNumber=face, lazy=True)
        ids = font.getReverseGlyphMap()
        unit = font["head"].unitsPerEm
        self.advances = {ids[name]: advance / unit for name, (advance, _) in font["hmtx"].metrics.items()}
        self.texts = {}
        for character, name in sorted(font.getBestCmap().items()):
            self.texts.setdefault(ids[name], chr(character))
        if "GSUB" in font:
            for lookup in font["GSUB"].table.LookupList.Lookup:
                for table in lookup.SubTable:
                    self.add(getattr(table, "ExtSubTable", table), ids)

    def add(self, table, ids):
        """Adds glyphs that replace others: alternates and ligatures."""
        pairs = []
        if table.LookupType == 1:
            pairs = [([source], target) for source, target in table.mapping.items()]
        elif table.LookupType == 4:
            for first, ligatures in table.ligatures.items():
                pairs += [([first, *one.Component], one.LigGlyph) for one in ligatures]
        for sources, target in pairs:
            texts = [self.texts.get(ids[source]) for source in sources]
            if all(texts):
                self.texts.setdefault(ids[target], "".join(texts))

    def lines(self, run):
        """Returns the lines of a run: the start of each on its baseline, and its text, with spaces in the gaps."""
        lines, end = [], None
        size, positions = run["size"], run["positions"]
        for glyph, x, y in zip(run["ids"], positions[::2], positions[1::2]):
            if glyph not in self.texts:
                notes.report(f"glyphs without characters are left out, such as {glyph} of {self.file}")
                continue
            if not lines or lines[-1]["y"] != y or x < end - size / 2:
                lines.append({"x": x, "y": y, "text": ""})
            elif x > end + size * 0.12:
                lines[-1]["text"] += " "
            lines[-1]["text"] += self.texts[glyph]
            end = x + self.advances.get(glyph, 0) * size
        return lines


def spell(scene):
    """Adds the characters of all texts to the scene."""
    letters = [Letters(font["file"], font["face"]) for font in scene.fonts]
    for content in scene.contents:
        for run in content.get("glyphs", []):
            run["lines"] = letters[run["font"]].lines(run)


def page(scene, folder):
    """Writes the page and returns its address."""
    faces = "".join(
        f"@font-face {{ font-family: f{index}; src: url('file://{font['file']}'); "
        "ascent-override: 100%; descent-override: 0%; line-gap-override: 0% }\n"
        for index, font in enumerate(scene.fonts)
    )
    with open(f"{HERE}/chromium.js", encoding="utf-8") as file:
        script = file.read()
    file = f"{folder}/page.html"
    with open(file, "w", encoding="utf-8") as output:
        output.write(
            f"<!doctype html><meta charset=utf-8><style>{faces}"
            "html, body { margin: 0; overflow: hidden }"
            "div, span, svg, img { position: absolute; left: 0; top: 0; display: block; "
            "box-sizing: border-box; transform-origin: 0 0 }"
            "span { white-space: pre; line-height: 1; font-kerning: normal }"
            "svg { overflow: visible }"
            f"</style><body><script>{script}</script>"
        )
    return f"file://{file}"


def main():
    file, output = arguments()
    program = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if program is None:
        print("chromium: there is no chromium: apt-get install chromium", file=sys.stderr)
        sys.exit(127)
    scene = Scene(file)
    spell(scene)
    if any(layer.outline for layer in scene.layers):
        notes.report("corners of growing curvature are drawn as quarter circles")
    with tempfile.TemporaryDirectory() as folder:
        browser = Browser(program, folder)
        try:
            draw(scene, browser, page(scene, folder), output)
        finally:
            browser.close()


def draw(scene, browser, address, output):
    version = browser.call("Browser.getVersion")["product"].split("/")[-1]
    target = browser.call("Target.createTarget", url="about:blank")["targetId"]
    browser.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)[
        "sessionId"
    ]
    width, height = scene.data["size"]
    browser.call(
        "Emulation.setDeviceMetricsOverride",
        width=round(width), height=round(height), deviceScaleFactor=scene.scale, mobile=False,
    )  # fmt: skip
    if not all(frame.background for frame in scene.frames):
        clear = {"r": 0, "g": 0, "b": 0, "a": 0}
        browser.call("Emulation.setDefaultBackgroundColorOverride", color=clear)
    browser.call("Page.enable")
    browser.call("Page.navigate", url=address)
    while not browser.evaluate("document.readyState == 'complete' && typeof load == 'function'"):
        pass
    browser.evaluate(f"load({json.dumps(scene.data)})")
    with Run("Chromium", version, scene, output, notes, memory=browser.memory) as run:
        for index, frame in enumerate(scene.frames):
            shown = browser.send("Runtime.evaluate", expression=f"show({index})")
            # A seventh faster than without it, with files of twice the size.
            taken = browser.send("Page.captureScreenshot", format="png", optimizeForSpeed=True)
            browser.value(shown)
            with open(run.file(frame), "wb") as file:
                file.write(base64.b64decode(browser.answer(taken)["data"]))


if __name__ == "__main__":
    main()
