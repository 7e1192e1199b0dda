// The list of recipes, the settings of the display, the verdict, the recording and the export.

/** The recipes, by folder, with a filter. */
class RecipeList {
  constructor(element) {
    this.list = find("ul", element);
    this.filter = find("input", element);
    this.recipes = [];
    this.filter.addEventListener("input", () => this.update());
    this.list.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (!button) return;
      studio.send({ type: "open", path: button.dataset.path });
      if (innerWidth <= 1000) studio.showRecipes(false);
    });
  }

  set({ list, current }) {
    this.recipes = list;
    this.current = current;
    this.update();
  }

  update() {
    const text = this.filter.value.trim().toLowerCase();
    const shown = this.recipes.filter(({ path, name }) =>
      `${path} ${name}`.toLowerCase().includes(text));
    const folder = ({ path }) => path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
    const focused = this.list.contains(document.activeElement)
      ? document.activeElement.dataset.path : undefined;
    const rows = [];
    let last = shown.length > 0 ? folder(shown[0]) : "";
    for (const recipe of shown) {
      if (folder(recipe) !== last) {
        last = folder(recipe);
        rows.push(create("li", { className: "folder", textContent: last }));
      }
      rows.push(create("li", {}, this.button(recipe)));
    }
    this.list.replaceChildren(...rows);
    findAll("button", this.list).find((button) => button.dataset.path === focused)?.focus();
    if (this.current !== this.scrolled) {
      this.scrolled = this.current;
      find("[aria-current]", this.list)?.scrollIntoView({ block: "nearest" });
    }
  }

  button({ path, name, error }) {
    const file = path.slice(path.lastIndexOf("/") + 1).replace(/\.ya?ml$/, "");
    const button = create("button", {
      type: "button", title: error ?? path, dataset: { path }, className: error ? "error" : "",
    }, file);
    if (name && name !== file) button.append(create("small", { textContent: name }));
    if (path === this.current) button.setAttribute("aria-current", "true");
    return button;
  }
}

/** The device, the scale, the appearance and the overlays. */
class Display {
  constructor(element, overlays) {
    this.element = element;
    this.overlays = find(".rows", overlays);
    const send = (fields) => studio.send({ type: "display", ...fields });
    find("#device").addEventListener("change", (event) => send({ device: event.target.value }));
    for (const button of findAll("[data-scale]", element)) {
      button.addEventListener("click", () => send({ scale: Number(button.dataset.scale) }));
    }
    for (const button of findAll("[data-style]", element)) {
      button.addEventListener("click", () => send({ style: button.dataset.style }));
    }
    for (const button of findAll("[data-zoom]", element)) {
      button.addEventListener("click", () => {
        press(findAll("[data-zoom]", element), button);
        studio.screens.zoom = button.dataset.zoom;
        studio.screens.layOut();
      });
    }
    const bezel = find("#bezel");
    bezel.checked = Memory.get("bezel") === "shown";
    studio.screens.setBezel(bezel.checked);
    bezel.addEventListener("change", () => {
      Memory.set("bezel", bezel.checked ? "shown" : "hidden");
      studio.screens.setBezel(bezel.checked);
    });
    this.overlays.addEventListener("change", () => {
      send({ overlays: findAll("input:checked", this.overlays).map(({ name }) => name) });
    });
  }

  set({ device, devices, scale, style, overlays }) {
    const select = find("#device");
    const names = devices.includes(device) ? devices : [device, ...devices];
    const text = JSON.stringify(names);
    if (select.dataset.names !== text) {
      select.dataset.names = text;
      select.replaceChildren(...names.map((name) =>
        create("option", { value: name, textContent: name || "As in the recipe" })));
    }
    select.value = device;
    const pressed = (key, value) => {
      const buttons = findAll(`[data-${key}]`, this.element);
      press(buttons, buttons.find((button) => button.dataset[key] === String(value)));
    };
    pressed("scale", scale);
    pressed("style", style);
    this.setOverlays(overlays);
  }

  setOverlays(overlays) {
    const names = overlays.map(({ name }) => name).join();
    if (names !== this.names) {
      this.names = names;
      this.overlays.replaceChildren(...overlays.map(({ name }) => {
        const label = name[0].toUpperCase() + name.slice(1);
        return create("div", { className: "row" },
          create("label", { htmlFor: `overlay-${name}`, textContent: label }),
          create("input", {
            type: "checkbox", id: `overlay-${name}`, name, attributes: { role: "switch" },
          }));
      }));
    }
    for (const { name, on } of overlays) find(`#overlay-${CSS.escape(name)}`).checked = on;
  }
}

/** What changed since the reference was recorded. */
class Verdict {
  constructor(element) {
    this.element = element;
    this.approve = find(".approve", element);
    this.approve.addEventListener("click", () => {
      if (this.approve.dataset.confirming) {
        this.reset();
        studio.send({ type: "approve" });
      } else {
        this.approve.dataset.confirming = "true";
        this.approve.textContent = "Replace the reference";
        setTimeout(() => this.reset(), 4000);
      }
    });
  }

  reset() {
    delete this.approve.dataset.confirming;
    this.approve.textContent = "Approve…";
  }

  show({ reference, text, differences }) {
    this.element.hidden = !reference;
    if (!reference) return;
    const isSame = differences.length === 0;
    find(".text", this.element).replaceChildren(
      ...text.split("\n").slice(0, 60).map((line) => this.sentence(line)));
    this.approve.disabled = isSame;
  }

  /** Returns a sentence, in which the numbers of frames are buttons. */
  sentence(text) {
    const paragraph = create("p");
    for (const part of text.split(/(frame \d+)/)) {
      const frame = /^frame (\d+)$/.exec(part)?.[1];
      if (frame === undefined) {
        paragraph.append(part);
        continue;
      }
      const button = create("button", { type: "button", className: "link", textContent: part });
      button.addEventListener("click", () => studio.timeline.go(Number(frame)));
      paragraph.append(button);
    }
    return paragraph;
  }
}

/** The recorded touches, which can be inserted into the recipe. */
class Recording {
  constructor(element) {
    this.element = element;
    this.button = find("#record");
    this.button.addEventListener("click", () => this.toggle());
    const act = (action) => studio.send({ type: "takeRecording", action });
    find(".insert", element).addEventListener("click", () => act("insert"));
    for (const name of [".discard", ".close"]) {
      find(name, element).addEventListener("click", () => {
        act("discard");
        element.hidden = true;
      });
    }
  }

  toggle() { studio.send({ type: "record", on: !this.isOn }); }

  setState({ recording }) {
    this.isOn = recording;
    this.button.setAttribute("aria-pressed", recording);
    setText(this.button.lastElementChild, recording ? "Stop" : "Record");
    if (recording) this.element.hidden = true;
    else if (this.count > 0 && this.wasOn) this.element.hidden = false;
    this.wasOn = recording;
  }

  show({ entries, count }) {
    this.count = count;
    find("h2", this.element).textContent = count === 1 ? "1 recorded entry" : `${count} recorded entries`;
    find("pre", this.element).textContent = entries.trimEnd();
    this.element.hidden = count === 0 || Boolean(this.isOn);
    if (this.isOn) setText(this.button.lastElementChild, count > 0 ? `Stop (${count})` : "Stop");
  }
}

/** The export of a range, with its command. */
class Export {
  constructor(dialog) {
    this.dialog = dialog;
    this.button = find("#export");
    this.kind = "gif";
    this.progress = find("progress", dialog);
    this.result = find(".result", dialog);
    this.code = find(".command code", dialog);
    this.button.addEventListener("click", () => this.toggle());
    dialog.addEventListener("close", () => this.button.setAttribute("aria-expanded", "false"));
    for (const button of findAll("[data-kind]", dialog)) {
      button.addEventListener("click", () => {
        this.kind = button.dataset.kind;
        press(findAll("[data-kind]", dialog), button);
        this.changed();
      });
    }
    this.asking = new Debounce(150, () => this.ask());
    for (const input of findAll("input", dialog)) {
      input.addEventListener("input", () => this.changed());
    }
    find(".copy", dialog).addEventListener("click", (event) => {
      copyText(this.code.textContent, event.target);
    });
    find(".run", dialog).addEventListener("click", () => this.run());
    find("form", dialog).addEventListener("submit", (event) => {
      // The return key exports.
      if (event.submitter?.classList.contains("icon") && event.submitter.matches(":focus, :active, :hover")) return;
      event.preventDefault();
      this.run();
    });
  }

  toggle() {
    if (this.dialog.open) {
      this.dialog.close();
      return;
    }
    const { from, to } = studio.timeline.range.bounds;
    find(".from", this.dialog).value = from;
    find(".to", this.dialog).value = to;
    this.button.setAttribute("aria-expanded", "true");
    this.dialog.showModal();
    this.changed();
  }

  get fields() {
    const number = (name) => Math.round(Number(find(name, this.dialog).value)) || 0;
    const file = find("#export-file").value.trim();
    return {
      kind: this.kind, from: number(".from"), to: number(".to"), ...file ? { file } : {},
    };
  }

  changed() {
    this.result.hidden = true;
    this.asking.request();
  }

  ask() {
    if (this.dialog.open && !this.isRunning) studio.send({ type: "exportCommand", ...this.fields });
  }

  /** Starts the export, or cancels it. */
  run() {
    if (this.isRunning) {
      studio.send({ type: "cancelExport" });
      return;
    }
    this.result.hidden = true;
    this.progress.hidden = false;
    this.progress.value = 0;
    this.setRunning(true);
    if (!studio.send({ type: "export", ...this.fields })) this.finish("There is no connection.", true);
  }

  showCommand(text) {
    find(".command", this.dialog).hidden = !text;
    setText(this.code, text ?? "");
  }

  /** Handles a message about the export. */
  update(message) {
    if (message.command) this.showCommand(message.command);
    switch (message.type) {
      case "exportProgress":
        this.progress.hidden = false;
        this.progress.value = message.progress;
        break;
      case "exportDone": this.done(message); break;
      case "exportFailed": this.finish(message.error, true); break;
      case "command":
        this.showCommand(message.text);
        if (message.error) this.finish(message.error, true);
        break;
    }
  }

  done({ file, url }) {
    this.finish(`Wrote ${file}. `, false);
    if (url) this.result.append(create("a", { href: url, download: "", textContent: "Download" }));
    if (!this.dialog.open) Notices.show("info", `Wrote ${file}`);
  }

  setRunning(isRunning) {
    this.isRunning = isRunning;
    find(".run", this.dialog).textContent = isRunning ? "Cancel" : "Export";
  }

  finish(text, isFailed) {
    this.setRunning(false);
    this.progress.hidden = true;
    this.result.hidden = false;
    this.result.classList.toggle("failed", isFailed);
    this.result.textContent = text;
    if (isFailed && !this.dialog.open) Notices.show("error", text);
  }
}
