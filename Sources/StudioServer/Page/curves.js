// The curves of traced properties, under the timeline, with the recorded ones.

/** Returns the name of a curve. */
const key = ({ item, property }) => `${item} ${property}`;

class Curves {
  static maxCount = 6;
  static maxRequests = 12;

  constructor(element, timeline) {
    this.element = element;
    this.plots = find(".plots", element);
    this.timeline = timeline;
    /** The graphs by the names of their curves. */
    this.graphs = new Map();
    this.chosen = [];
    this.items = [];
    this.itemSelect = find(".picker .items");
    this.propertySelect = find(".picker .properties");
    this.addButton = find(".picker .add");
    this.hover = find(".hover");
    this.itemSelect.addEventListener("change", () => this.fillProperties());
    this.addButton.addEventListener("click", () => {
      this.add(this.itemSelect.value, this.propertySelect.value);
    });
    this.redraw = new Throttle(() => this.draw());
    this.listen();
  }

  /** Shows the value under the pointer, and scrubs on a press. */
  listen() {
    const { tracks } = this.timeline;
    tracks.addEventListener("pointermove", (event) => {
      if (event.pointerType === "touch") return;
      const box = tracks.getBoundingClientRect();
      const frame = Math.floor((event.clientX - box.left) / box.width * this.timeline.count);
      this.hovered = clamp(frame, 0, this.timeline.count - 1);
      this.hover.hidden = false;
      this.hover.style.transform = `translateX(${this.timeline.position(this.hovered)}px)`;
      this.timeline.texts.request();
    });
    tracks.addEventListener("pointerleave", () => {
      this.hovered = undefined;
      this.hover.hidden = true;
      this.timeline.texts.request();
    });
  }

  /** Sets the items that have curves, of the recipe with a path. */
  setItems(items, path) {
    const isNew = path !== this.path;
    this.path = path;
    const text = JSON.stringify(items);
    if (text !== this.text) {
      this.text = text;
      this.items = items;
      const selected = this.itemSelect.value;
      this.itemSelect.replaceChildren(...items.map(({ name }) => create("option", { value: name, textContent: name })));
      if (items.some(({ name }) => name === selected)) this.itemSelect.value = selected;
      this.fillProperties();
    }
    if (!isNew) {
      this.request();
      return;
    }
    const remembered = this.remembered();
    this.isProbing = !remembered;
    this.chosen = remembered ?? this.candidates();
    this.curves = undefined;
    this.request();
    this.redraw.request();
  }

  fillProperties() {
    const item = this.items.find(({ name }) => name === this.itemSelect.value);
    const selected = this.propertySelect.value;
    const properties = item?.properties ?? [];
    this.propertySelect.replaceChildren(
      ...properties.map((name) => create("option", { value: name, textContent: name })));
    if (properties.includes(selected)) this.propertySelect.value = selected;
    this.addButton.disabled = properties.length === 0;
  }

  has({ item, property }) {
    return this.items.some(({ name, properties }) => name === item && properties.includes(property));
  }

  remembered() {
    try {
      const list = JSON.parse(Memory.get(`curves.${this.path}`));
      return Array.isArray(list) && list.every((curve) => this.has(curve)) ? list : undefined;
    } catch {
      return undefined;
    }
  }

  /** Returns the curves from which to choose the first one: vertical positions, if there are any. */
  candidates() {
    const named = (name) => this.items.filter(({ properties }) => properties.includes(name))
      .map((item) => ({ item: item.name, property: name }));
    const others = this.items.flatMap(({ name, properties }) =>
      properties.slice(0, 1).map((property) => ({ item: name, property })));
    const list = [...named("center.y").slice(0, 5), ...named("center.x").slice(0, 4), ...others];
    return list.filter((curve, index) => list.findIndex((other) => key(other) === key(curve)) === index)
      .slice(0, Curves.maxRequests);
  }

  /** Chooses the first curve that is not constant. */
  chooseFirst(curves) {
    const isVaried = ({ values }) => {
      const numbers = values.filter((value) => typeof value === "number");
      return numbers.some((value) => Math.abs(value - numbers[0]) > 0.5);
    };
    const ranked = this.chosen.map((choice) => curves.find((curve) => key(curve) === key(choice)))
      .filter(Boolean);
    const { item, property } = ranked.find(isVaried) ?? this.chosen[0];
    this.isProbing = false;
    this.chosen = [{ item, property }];
    this.request();
  }

  add(item, property) {
    if (!item || !property) return;
    if (this.chosen.some((curve) => curve.item === item && curve.property === property)) return;
    this.choose([...this.chosen, { item, property }].slice(-Curves.maxCount));
  }

  choose(list) {
    this.isProbing = false;
    this.chosen = list;
    if (this.path) Memory.set(`curves.${this.path}`, JSON.stringify(list));
    this.request();
    this.redraw.request();
  }

  /** Asks for the chosen curves. */
  request() {
    const items = this.chosen.filter((curve) => this.has(curve));
    studio.send({ type: "curve", items });
  }

  /** Handles the values of curves. */
  update(curves) {
    if (this.isProbing && curves.length > 0) this.chooseFirst(curves);
    this.curves = curves;
    this.redraw.request();
  }

  draw() {
    const shown = this.isProbing ? this.chosen.slice(0, 1) : this.chosen;
    const wanted = new Set(shown.map(key));
    for (const [name, graph] of this.graphs) {
      if (wanted.has(name)) continue;
      graph.element.remove();
      this.graphs.delete(name);
    }
    for (const choice of shown) {
      const name = key(choice);
      if (!this.graphs.has(name)) {
        const graph = new Graph(choice, this);
        this.graphs.set(name, graph);
        this.plots.append(graph.element);
      }
      const curve = (this.curves ?? []).find((other) => key(other) === name);
      if (curve) this.graphs.get(name).draw(curve);
    }
    this.updateValues();
  }

  updateScale() {
    for (const graph of this.graphs.values()) graph.updateScale();
  }

  /** Shows the values at the pointer, else at the playhead. */
  updateValues() {
    for (const graph of this.graphs.values()) {
      graph.showValues(this.hovered ?? this.timeline.frame, this.hovered !== undefined);
    }
  }
}

/** The graph of one property. */
class Graph {
  constructor({ item, property }, curves) {
    this.timeline = curves.timeline;
    this.name = `${item}.${property}`;
    this.words = create("span", { className: "words" });
    this.outputs = [create("output"), create("output", { className: "reference" })];
    const caption = create("figcaption", {},
      create("span", { className: "name", textContent: this.name }), this.words, ...this.outputs,
      iconButton("close", `Remove the curve of ${this.name}`, () => {
        curves.choose(curves.chosen.filter(
          (other) => other.item !== item || other.property !== property));
      }));
    this.image = shape("svg", { preserveAspectRatio: "none", role: "img", "aria-label": this.name });
    this.zero = shape("line", { x1: 0, visibility: "hidden" });
    this.reference = shape("path", { class: "reference" });
    this.value = shape("path", { class: "value" });
    this.image.append(this.zero, this.reference, this.value);
    this.numbers = ["top", "bottom"].map((side) =>
      create("span", { className: `number ${side}` }));
    this.plot = create("div", { className: "plot" }, this.image, ...this.numbers);
    this.element = create("figure", { className: "graph" }, caption, this.plot);
    this.timeline.scrub(this.plot);
    this.updateScale();
  }

  updateScale() {
    this.image.setAttribute("viewBox", `0 0 ${this.timeline.count} 100`);
    this.zero.setAttribute("x2", this.timeline.count);
  }

  draw(curve) {
    this.curve = curve;
    const all = [...curve.values, ...curve.reference ?? []].filter((value) => typeof value === "number");
    let [low, high] = [Math.min(...all), Math.max(...all)];
    if (all.length === 0) [low, high] = [0, 1];
    if (high - low < 1e-9) [low, high] = [low - 0.5, high + 0.5];
    this.decimals = clamp(2 - Math.floor(Math.log10(high - low)), 0, 4);
    const y = (value) => 94 - (value - low) / (high - low) * 88;
    const path = (values, from) => {
      let [text, isDrawing] = ["", false];
      values.forEach((value, index) => {
        const isValue = typeof value === "number";
        if (isValue) {
          text += `${isDrawing ? "L" : "M"}${from + index + 0.5} ${y(value).toFixed(2)}`;
        }
        isDrawing = isValue;
      });
      return text;
    };
    this.value.setAttribute("d", path(curve.values, curve.from));
    this.reference.setAttribute("d", curve.reference ? path(curve.reference, 0) : "");
    const hasZero = low < 0 && high > 0;
    this.zero.setAttribute("visibility", hasZero ? "visible" : "hidden");
    if (hasZero) for (const name of ["y1", "y2"]) this.zero.setAttribute(name, y(0));
    setText(this.numbers[0], Format.decimals(high, this.decimals));
    setText(this.numbers[1], Format.decimals(low, this.decimals));
    const { overshoot, settles, peak } = curve.words ?? {};
    const words = [overshoot, settles, peak].filter(Boolean).join(" · ");
    setText(this.words, words);
    this.words.title = words;
  }

  showValues(frame, isHovered) {
    if (!this.curve) return;
    const { from, values, reference, unit } = this.curve;
    const text = (value) =>
      typeof value === "number" ? `${Format.decimals(value, this.decimals)}${unit ? ` ${unit}` : ""}` : "";
    const actual = text(values[frame - from]);
    setText(this.outputs[0], isHovered ? `${actual || "–"} at ${frame}` : actual);
    const recorded = reference ? text(reference[frame]) : "";
    setText(this.outputs[1], recorded ? `recorded ${recorded}` : "");
  }
}
