// A sequence of frames: which one is shown, and what moves it.

/** What the letters for a frame's state mean. */
const states = {
  s: { name: "same", text: "the same" },
  t: { name: "tolerated", text: "within tolerance" },
  d: { name: "differs", text: "differs" },
  m: { name: "missing", text: "missing" },
  a: { name: "additional", text: "additional" },
};

/** Numbers as people read them, in no country's way. */
const Told = {
  count: (number) => String(number).replace(/\B(?=(\d{3})+$)/g, "\u202f"),
  percent: (share) => `${(share * 100).toPrecision(share < 0.1 ? 2 : 3)}%`.replace(/\.0+%/, "%"),
  decimals: (number, decimals) => number.toFixed(decimals).replace(/^-(?=0(\.0*)?$)/, ""),
};

class Player {
  constructor(section) {
    this.section = section;
    this.data = JSON.parse(section.querySelector("script.data").textContent);
    this.count = this.data.states.length;
    this.ratio = this.data.width / this.data.height;
    this.frame = 0;
    const root = section.querySelector(".player");
    root.append(document.getElementById("player").content.cloneNode(true));
    root.style.setProperty("--ratio", this.ratio);
    root.style.setProperty("--widest", this.data.width);
    root.classList.toggle("still", this.count === 1);
    root.classList.toggle("wordy", Object.keys(this.data.texts).length > 0);
    this.root = root;
    this.timeline = section.querySelector(".timeline");
    root.querySelector(".strip").before(section.querySelector(".axis"));
    root.append(...section.querySelectorAll(".legend, .graph, .more"));
    this.stage = new Stage(root.querySelector(".stage"), this);
    this.strip = new Strip(root.querySelector(".strip"), this);
    this.told = root.querySelector(".told");
    this.plots = [...section.querySelectorAll(".graph")].map((graph) => ({
      values: this.data.curves[graph.dataset.curve],
      outputs: graph.querySelectorAll("output"),
    }));
    this.listen();
    this.show(Math.max(0, this.data.start));
    this.strip.follow();
  }

  state(frame) { return states[this.data.states[frame]]; }

  number(frame) { return this.data.numbers ? this.data.numbers[frame] : frame; }

  /** Shows a frame, the nearest there is. */
  show(frame) {
    this.frame = Math.min(this.count - 1, Math.max(0, frame));
    const number = this.number(this.frame);
    const state = this.state(this.frame);
    const seconds = this.data.isTimed ? `${Told.decimals(this.frame / this.data.fps, 3)} s` : "";
    this.section.style.setProperty("--playhead", `${(this.frame + 0.5) / this.count * 100}%`);
    this.timeline.setAttribute("aria-valuenow", this.frame);
    this.timeline.setAttribute("aria-valuetext", [`Frame ${number}`, seconds, state.text].filter(Boolean).join(", "));
    this.told.querySelector(".frame").textContent = `Frame ${number}`;
    const badge = this.told.querySelector(".state");
    badge.textContent = state.text;
    badge.className = `state badge ${state.name}`;
    const text = this.data.texts[this.frame] ?? "";
    this.told.querySelector(".text").textContent = [seconds, text].filter(Boolean).join(" · ");
    this.tellNumbers();
    this.redraw();
    this.strip.mark();
  }

  /** Writes beside each graph what its curves are at this frame. */
  tellNumbers() {
    const tick = Math.round(this.frame / this.data.fps * 60);
    for (const { values, outputs } of this.plots) {
      [values.expected, values.actual].forEach((curve, side) => {
        outputs[side].textContent =
          tick < curve.length ? Told.decimals(curve[tick], values.decimals) : "–";
      });
    }
  }

  /** The nearest frame whose pictures are in the page: this one, or else one before, or one after. */
  pictured(frame) {
    const isThere = (index) =>
      this.data.expected[index] !== leftOut && this.data.actual[index] !== leftOut;
    for (let index = frame; index >= 0; index--) if (isThere(index)) return index;
    for (let index = frame; index < this.count; index++) if (isThere(index)) return index;
    return frame;
  }

  /** The nearest frame of which both pictures are there and not the same; -1 if there is none. */
  nearestPair(frame) {
    const { expected, actual } = this.data;
    const isPair = (index) => expected[index] >= 0 && actual[index] >= 0
      && expected[index] !== actual[index];
    for (let away = 1; away < this.count; away++) {
      for (const index of [frame - away, frame + away]) if (isPair(index)) return index;
    }
    return -1;
  }

  /** Draws the pictures of the frame that is shown, as soon as they are decoded. */
  async redraw() {
    const frame = this.frame;
    const source = this.pictured(frame);
    const indices = [this.data.expected[source], this.data.actual[source]];
    const find = (index) => index < 0 ? null : Pictures.ready(index);
    let pictures = indices.map(find);
    if (pictures.includes(undefined)) {
      pictures = await Promise.all(
        indices.map((index) => index < 0 ? null : Pictures.load(index)));
      if (frame !== this.frame) return;
    }
    const absent = indices.map((index) => ({
      text: this.data.absent[String(index)] ?? "The picture cannot be read.",
      nearest: index === unknown ? this.nearestPair(frame) : -1,
    }));
    this.stage.draw(pictures[0], pictures[1], absent, source in this.data.texts);
    this.root.dataset.shown = frame;
    const held = this.told.querySelector(".held") ?? this.told.appendChild(
      Object.assign(document.createElement("span"), { className: "held" }));
    held.textContent = source === frame
      ? "" : `Its pictures are left out; shown is frame ${this.number(source)}.`;
    for (let next = frame + 1; next <= frame + 3 && next < this.count; next++) {
      for (const side of [this.data.expected, this.data.actual]) {
        if (side[next] >= 0) Pictures.load(side[next]);
      }
    }
  }

  /** Goes to the first frame of the next run in one of some states, or of the previous one. */
  jump(direction, letters) {
    const isMeant = (frame) => letters.includes(this.data.states[frame]);
    const starts = [...Array(this.count).keys()].filter(
      (frame) => isMeant(frame)
        && (frame === 0 || this.data.states[frame] !== this.data.states[frame - 1]));
    if (starts.length === 0) return;
    const next = direction > 0
      ? starts.find((frame) => frame > this.frame) ?? starts[0]
      : starts.findLast((frame) => frame < this.frame) ?? starts.at(-1);
    this.go(next);
  }

  /** Shows a frame and brings it into sight. */
  go(frame) {
    this.pause();
    this.show(frame);
    this.strip.follow();
  }

  get isPlaying() { return this.playing !== undefined; }

  play() {
    let last = performance.now();
    let due = 0;
    if (this.frame === this.count - 1) this.show(0);
    const step = (now) => {
      due += (now - last) / 1000 * this.data.fps * this.speed;
      last = now;
      const whole = Math.floor(due);
      due -= whole;
      if (whole > 0) {
        this.show((this.frame + whole) % this.count);
        this.strip.follow();
      }
      this.playing = requestAnimationFrame(step);
    };
    this.playing = requestAnimationFrame(step);
    this.tellPlaying();
  }

  pause() {
    if (!this.isPlaying) return;
    cancelAnimationFrame(this.playing);
    this.playing = undefined;
    this.tellPlaying();
  }

  tellPlaying() {
    const button = this.root.querySelector("[data-go=play]");
    button.textContent = this.isPlaying ? "❙❙" : "▶";
    button.setAttribute("aria-label", this.isPlaying ? "Pause" : "Play");
  }

  get speed() { return Number(this.root.querySelector(".speed select").value); }
}

/** In place of a picture's number: nobody has the picture. */
const unknown = -1;

/** In place of a picture's number: it would be in the page, were the page not limited. */
const leftOut = -2;
