// A player of a sequence of frames.

/** The states of frames by their letters. */
const states = {
  s: { name: "same", text: "the same" },
  t: { name: "tolerated", text: "within tolerance" },
  d: { name: "differs", text: "differs" },
  m: { name: "missing", text: "missing" },
  a: { name: "additional", text: "additional" },
};

class Player extends Playback {
  constructor(section) {
    super();
    this.section = section;
    this.data = JSON.parse(section.querySelector("script.data").textContent);
    this.count = this.data.states.length;
    this.ratio = this.data.width / this.data.height;
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
    this.status = root.querySelector(".status");
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

  /** Returns the index of the frame with a number; -1 if there is none. */
  frameOf(number) {
    return this.data.numbers ? this.data.numbers.indexOf(number)
      : number < this.count && Number.isInteger(number) ? number : -1;
  }

  /** Shows the nearest existing frame. */
  show(frame) {
    this.frame = Math.min(this.count - 1, Math.max(0, frame));
    const number = this.number(this.frame);
    const state = this.state(this.frame);
    const seconds = this.data.isTimed ? `${Format.decimals(this.frame / this.data.fps, 3)} s` : "";
    this.section.style.setProperty("--playhead", `${(this.frame + 0.5) / this.count * 100}%`);
    this.timeline.setAttribute("aria-valuenow", this.frame);
    this.timeline.setAttribute("aria-valuetext", [`Frame ${number}`, seconds, state.text].filter(Boolean).join(", "));
    this.status.querySelector(".frame").textContent = `Frame ${number}`;
    const badge = this.status.querySelector(".state");
    badge.textContent = state.text;
    badge.className = `state badge ${state.name}`;
    const text = this.data.texts[this.frame] ?? "";
    this.status.querySelector(".text").textContent = [seconds, text].filter(Boolean).join(" · ");
    this.updateValues();
    this.redraw();
    this.strip.mark();
    if (players.get(shown) === this) followFragment();
  }

  /** Shows the values of each graph at the current frame. */
  updateValues() {
    const tick = Math.round(this.frame / this.data.fps * 60);
    for (const { values, outputs } of this.plots) {
      [values.expected, values.actual].forEach((curve, side) => {
        outputs[side].textContent =
          tick < curve.length ? Format.decimals(curve[tick], values.decimals) : "–";
      });
    }
  }

  /** Returns the nearest frame whose images are in the page, preferably not after `frame`. */
  nearestIncluded(frame) {
    const isIncluded = (index) =>
      this.data.expected[index] !== omitted && this.data.actual[index] !== omitted;
    for (let index = frame; index >= 0; index--) if (isIncluded(index)) return index;
    for (let index = frame; index < this.count; index++) if (isIncluded(index)) return index;
    return frame;
  }

  /** Returns the nearest frame with two different images; -1 if there is none. */
  nearestPair(frame) {
    const { expected, actual } = this.data;
    const isPair = (index) => expected[index] >= 0 && actual[index] >= 0
      && expected[index] !== actual[index];
    for (let offset = 1; offset < this.count; offset++) {
      for (const index of [frame - offset, frame + offset]) if (isPair(index)) return index;
    }
    return -1;
  }

  /** Draws the images of the current frame when they are decoded. */
  async redraw() {
    const frame = this.frame;
    const source = this.nearestIncluded(frame);
    const indices = [this.data.expected[source], this.data.actual[source]];
    const find = (index) => index < 0 ? null : Images.ready(index);
    let images = indices.map(find);
    if (images.includes(undefined)) {
      images = await Promise.all(
        indices.map((index) => index < 0 ? null : Images.load(index)));
      if (frame !== this.frame) return;
    }
    const absent = indices.map((index) => ({
      text: this.data.absent[String(index)] ?? "The image cannot be decoded.",
      nearest: index === unknown ? this.nearestPair(frame) : -1,
    }));
    this.stage.draw(images[0], images[1], absent, source in this.data.texts);
    this.root.dataset.shown = frame;
    const note = this.status.querySelector(".substitute") ?? this.status.appendChild(
      Object.assign(document.createElement("span"), { className: "substitute" }));
    note.textContent = source === frame
      ? "" : `The images of this frame are omitted; showing frame ${this.number(source)}.`;
    for (let next = frame + 1; next <= frame + 3 && next < this.count; next++) {
      for (const side of [this.data.expected, this.data.actual]) {
        if (side[next] >= 0) Images.load(side[next]);
      }
    }
  }

  /** Goes to the start of the next or previous range of frames in one of the states. */
  jump(direction, letters) {
    const isIncluded = (frame) => letters.includes(this.data.states[frame]);
    const starts = [...Array(this.count).keys()].filter(
      (frame) => isIncluded(frame)
        && (frame === 0 || this.data.states[frame] !== this.data.states[frame - 1]));
    if (starts.length === 0) return;
    const next = direction > 0
      ? starts.find((frame) => frame > this.frame) ?? starts[0]
      : starts.findLast((frame) => frame < this.frame) ?? starts.at(-1);
    this.go(next);
  }

  /** Shows a frame and scrolls to it. */
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
    this.updatePlayButton();
  }

  pause() {
    if (!this.isPlaying) return;
    cancelAnimationFrame(this.playing);
    this.playing = undefined;
    this.updatePlayButton();
    followFragment();
  }

  get speed() { return Number(this.root.querySelector(".speed select").value); }
}

/** The index of an unknown image. */
const unknown = -1;

/** The index of an image that is omitted to limit the page's size. */
const omitted = -2;
