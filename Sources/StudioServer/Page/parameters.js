// The parameters of the recipe: their controls, and two settings side by side.

class Parameters {
  /** The time for which changes made here are shown in place of the stage's state, in milliseconds. */
  static delay = 300;

  constructor(element) {
    this.element = element;
    this.rows = find(".rows", element);
    this.controls = new Map();
    this.parameters = [];
    /** The values that replace the recipe's own, of both settings; the second is null if there is none. */
    this.settings = [{}, null];
    /** The setting that the controls edit. */
    this.side = 0;
    /** The changes that are sent in the next animation frame, by parameter. */
    this.waiting = new Map();
    this.sending = new Throttle(() => this.flush());
    this.lastChange = -Infinity;
    this.applying = new Debounce(Parameters.delay + 20, () => this.apply());
    this.buttons = {
      compare: find(".compare", element), use: find(".use", element), undo: find(".undo", element),
      copy: find(".copy", element), sides: find(".settings", element),
    };
    this.listen();
  }

  listen() {
    const { compare, use, undo, copy, sides } = this.buttons;
    compare.addEventListener("click", () => this.toggleCompare());
    use.addEventListener("click", () => this.useSecond());
    undo.addEventListener("click", () => studio.send({ type: "undo" }));
    copy.addEventListener("click", () => copyText(this.flags(), copy));
    for (const button of findAll("button", sides)) {
      button.addEventListener("click", () => {
        this.side = Number(button.dataset.side);
        this.update();
      });
    }
  }

  /** Returns the changed values as flags of the command. */
  flags() {
    const settings = this.settings[this.side] ?? {};
    return Object.entries(settings)
      .map(([name, value]) => `--set ${quoted(`${name}=${value}`)}`).join(" ");
  }

  toggleCompare() {
    const isOn = this.settings[1] !== null;
    this.settings[1] = isOn ? null : { ...this.settings[0] };
    this.side = isOn ? 0 : 1;
    studio.send({ type: "compare", settings: this.settings[1] });
    this.changed();
    this.update();
  }

  /** Gives the first setting the values of the second. */
  useSecond() {
    const second = this.settings[1] ?? {};
    for (const { name } of this.parameters) {
      const value = second[name] ?? null;
      if ((this.settings[0][name] ?? null) !== value) studio.send({ type: "set", name, value });
    }
    this.settings = [{ ...second }, null];
    this.side = 0;
    studio.send({ type: "compare", settings: null });
    this.changed();
    this.update();
  }

  /** Handles the parameters of the scene. */
  setParameters(parameters) {
    this.parameters = parameters;
    const shape = JSON.stringify(parameters.map(
      ({ name, kind, min, unit, choices }) => [name, kind, typeof min, unit, choices]));
    if (shape !== this.shape) {
      this.shape = shape;
      this.controls.clear();
      for (const parameter of parameters) {
        this.controls.set(parameter.name, new ParameterControl(parameter, this));
      }
      this.rows.replaceChildren(...[...this.controls.values()].map(({ element }) => element));
    }
    this.update();
  }

  /** Handles the state of the stage. */
  setState(state) {
    this.state = state;
    this.buttons.undo.disabled = !state.canUndo;
    // Until the stage has received a change, its states do not contain it.
    if (performance.now() - this.lastChange < Parameters.delay) this.applying.request();
    else this.apply();
  }

  apply() {
    if (!this.state) return;
    const { settings, compare } = this.state;
    this.settings = [settings, compare ?? null];
    if (this.settings[1] === null) this.side = 0;
    const text = JSON.stringify(this.settings);
    if (text === this.stateText) return;
    this.stateText = text;
    this.update();
  }

  /** Notes that a change was made here. */
  changed() {
    this.lastChange = performance.now();
    this.stateText = undefined;
    this.applying.request();
  }

  update() {
    const isComparing = this.settings[1] !== null;
    const { compare, use, copy, sides } = this.buttons;
    compare.setAttribute("aria-pressed", isComparing);
    compare.disabled = this.parameters.length === 0;
    use.hidden = sides.hidden = !isComparing;
    press(findAll("button", sides), findAll("button", sides)[this.side]);
    const settings = this.settings[this.side] ?? {};
    copy.disabled = Object.keys(settings).length === 0;
    find(".none", this.element).hidden = this.parameters.length > 0;
    find("footer", this.element).hidden = this.parameters.length === 0;
    for (const parameter of this.parameters) {
      this.controls.get(parameter.name)?.updateRange(parameter);
      const isSet = Object.hasOwn(settings, parameter.name);
      this.controls.get(parameter.name)?.update(
        isSet ? settings[parameter.name] : parameter.default, isSet, this.isWritable);
    }
    const list = (settings) => Object.entries(settings ?? {})
      .map(([name, value]) => `${name} ${value}`).join(", ") || "the recipe’s values";
    studio.screens.setCaptions(this.settings.map(list));
  }

  /** Changes a value of the edited setting; null for the recipe's own. */
  change(name, value) {
    const settings = { ...this.settings[this.side] };
    if (value === null) delete settings[name];
    else settings[name] = value;
    this.settings[this.side] = settings;
    this.waiting.set(name, value);
    this.sending.request();
    this.changed();
    this.update();
  }

  flush() {
    for (const [name, value] of this.waiting) {
      if (this.side === 0) studio.send({ type: "set", name, value });
    }
    if (this.side === 1) studio.send({ type: "compare", settings: this.settings[1] });
    this.waiting.clear();
  }
}

/** Returns a word of a shell's command. */
function quoted(text) {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** The control of one parameter. */
class ParameterControl {
  constructor(parameter, owner) {
    this.parameter = parameter;
    this.owner = owner;
    const { name } = parameter;
    const id = `parameter-${name}`;
    this.label = create("label", { htmlFor: id, textContent: name, title: name });
    this.value = create("div", { className: "value" });
    this.acts = create("div", { className: "acts" },
      this.writeButton = iconButton("write", `Write ${name} to the recipe`, () => {
        studio.send({ type: "write", name, value: this.text });
      }),
      iconButton("reset", `Reset ${name}`, () => owner.change(name, null)));
    this.element = create("div", { className: "parameter", dataset: { name, kind: parameter.kind } },
      this.label, this.acts, this.value);
    this.create(id);
    if (this.slider) this.element.append(this.slider);
  }

  change(text) {
    this.text = text;
    this.owner.change(this.parameter.name, text);
  }

  create(id) {
    const { kind, name, unit = "", choices = [], min, max } = this.parameter;
    const commit = (event) => this.change(event.target.value.trim());
    switch (kind) {
      case "number": {
        this.input = create("input", { type: "number", id, step: "any" });
        const set = (event) => {
          if (event.target.value === "") return;
          this.change(`${trimmed(Number(event.target.value))}${unit}`);
        };
        this.input.addEventListener("change", set);
        if (min !== undefined && max !== undefined && min !== null && max !== null) {
          this.slider = create("input", { type: "range", ariaLabel: name });
          this.slider.addEventListener("input", set);
        }
        this.value.append(this.input, create("span", { className: "unit", textContent: unit }));
        break;
      }
      case "color": {
        this.well = create("input", { type: "color", ariaLabel: `${name}, color` });
        this.well.addEventListener("input", commit);
        this.input = create("input", { type: "text", id, spellcheck: false, autocomplete: "off" });
        this.input.addEventListener("change", commit);
        this.value.append(this.input, this.well);
        break;
      }
      case "switch":
        this.input = create("input", { type: "checkbox", id, attributes: { role: "switch" } });
        this.input.addEventListener("change", () => this.change(String(this.input.checked)));
        this.value.append(this.input);
        break;
      case "choice":
        this.input = create("select", { id }, ...choices.map(
          (choice) => create("option", { value: choice, textContent: choice })));
        this.input.addEventListener("change", commit);
        this.value.append(this.input);
        break;
      default:
        this.input = create("input", { type: "text", id, spellcheck: false, autocomplete: "off" });
        this.input.addEventListener("change", commit);
        this.value.append(this.input);
    }
  }

  /** Changes the range of the slider, unless the current one contains the value. */
  updateRange(parameter) {
    if (!this.slider || parameter.min === undefined || parameter.min === null) return;
    const value = parseFloat(parameter.value);
    const isSame = this.slider.max !== "" && this.ownDefault === parameter.default
      && value >= Number(this.slider.min) && value <= Number(this.slider.max);
    if (isSame) return;
    this.ownDefault = parameter.default;
    const { min, max, step } = parameter;
    Object.assign(this.slider, { min, max, step: step ?? "any" });
    this.input.step = step ?? "any";
  }

  /** Shows a value. */
  update(text, isSet, isWritable) {
    this.text = text;
    this.element.classList.toggle("set", isSet);
    this.writeButton.hidden = !isWritable;
    const { kind } = this.parameter;
    if (kind === "switch") {
      this.input.checked = ["true", "yes", "on"].includes(text);
      return;
    }
    const shown = kind === "number" ? trimmed(parseFloat(text)) : text;
    // What a user types is not replaced.
    if (document.activeElement !== this.input || kind === "choice") this.input.value = shown;
    if (this.slider && document.activeElement !== this.slider) this.slider.value = shown;
    if (this.slider && document.activeElement === this.slider && !this.owner.waiting.size
      && Number(this.slider.value) !== Number(shown) && !this.slider.matches(":active")) {
      this.slider.value = shown;
    }
    if (this.well) this.well.value = hexColor(text);
  }
}

/** Returns a number without the digits that binary fractions add. */
function trimmed(number) {
  return Number.isFinite(number) ? String(Number(number.toPrecision(10))) : "";
}

/** Returns a color as an input of colors needs it; gray for names that browsers do not have. */
function hexColor(text) {
  const full = /^#[0-9a-f]{6}/i.exec(text)?.[0];
  if (full) return full.toLowerCase();
  const short = /^#[0-9a-f]{3}/i.exec(text)?.[0];
  if (short) return `#${[...short.slice(1)].map((digit) => digit + digit).join("")}`.toLowerCase();
  const system = {
    systemBlue: "#007aff", systemRed: "#ff3b30", systemGreen: "#34c759", systemOrange: "#ff9500",
    systemYellow: "#ffcc00", systemPink: "#ff2d55", systemPurple: "#af52de", systemTeal: "#30b0c7",
    systemIndigo: "#5856d6", systemGray: "#8e8e93", systemMint: "#00c7be", systemCyan: "#32ade6",
    systemBrown: "#a2845e",
  }[text];
  if (system) return system;
  const probe = document.createElement("canvas").getContext("2d");
  probe.fillStyle = "#808080";
  probe.fillStyle = text.toLowerCase();
  return /^#[0-9a-f]{6}$/.test(probe.fillStyle) ? probe.fillStyle : "#808080";
}
