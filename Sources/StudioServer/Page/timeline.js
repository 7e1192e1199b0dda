// The timeline: playback, the ruler with the playhead and the loop, and the events.

class Timeline extends Playback {
  constructor(root) {
    super();
    this.root = root;
    this.timeline = find(".timeline", root);
    this.tracks = find(".tracks", root);
    this.head = find(".head", root);
    this.isPlaying = false;
    this.duration = 0;
    this.frontier = 0;
    this.count = 1;
    this.loop = { on: false };
    this.anchor = { tick: 0, time: 0 };
    this.lastSeek = -Infinity;
    this.labels = {
      frame: find(".clock .frame", root), of: find(".clock .of", root),
      time: find(".clock .time", root), live: find(".clock .live", root),
    };
    this.texts = new Throttle(() => this.updateTexts());
    this.scale = new Throttle(() => this.updateScale());
    this.film = new Filmstrip(find(".film", root), this);
    this.marks = new Marks(find(".marks", root), this);
    this.range = new LoopRange(find(".range", root), this);
    this.listenToButtons();
    this.scrub(this.timeline);
    new ResizeObserver(() => this.scale.request()).observe(this.tracks);
    find("#speed").addEventListener("change", (event) => {
      studio.send({ type: "speed", value: Number(event.target.value) });
    });
    find("#loop").addEventListener("click", () => this.toggleLoop());
  }

  /** The width of the tracks in CSS pixels. */
  get width() { return this.measuredWidth ??= this.tracks.clientWidth || 1; }

  /** Returns the position of a frame's center in CSS pixels. */
  position(frame) { return (frame + 0.5) / this.count * this.width; }

  // Playback

  show(frame) {
    const shown = clamp(Math.round(frame), 0, this.count - 1);
    this.lastSeek = performance.now();
    if (shown !== this.frame || shown !== this.requested) {
      this.requested = shown;
      studio.send({ type: "seek", tick: shown });
    }
    this.place(shown);
  }

  play() {
    this.isPlaying = true;
    this.requested = undefined;
    this.lastSeek = -Infinity;
    studio.send({ type: "play" });
    this.updatePlayButton();
    this.follow();
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    studio.send({ type: "pause" });
    this.updatePlayButton();
  }

  updatePlayButton() {
    const button = find("[data-go=play]", this.root);
    const label = this.isPlaying ? "Pause" : "Play";
    find("use", button).setAttribute("href", this.isPlaying ? "#i-pause" : "#i-play");
    button.setAttribute("aria-label", label);
    button.title = `${label} (space)`;
  }

  keys(event) {
    const keys = super.keys(event);
    return {
      ...keys,
      n: () => this.jump(1),
      p: () => this.jump(-1),
      l: () => this.toggleLoop(),
      i: () => this.range.set("from", this.frame),
      o: () => this.range.set("to", this.frame),
      "-": () => this.changeSpeed(-1),
      "+": () => this.changeSpeed(1),
      "=": () => this.changeSpeed(1),
    };
  }

  /** Goes to the next or previous event. */
  jump(direction) {
    const ticks = this.marks.ticks;
    const next = direction > 0
      ? ticks.find((tick) => tick > this.frame) : ticks.findLast((tick) => tick < this.frame);
    if (next !== undefined) this.go(next);
  }

  changeSpeed(direction) {
    const select = find("#speed");
    const index = clamp(select.selectedIndex + direction, 0, select.options.length - 1);
    select.selectedIndex = index;
    studio.send({ type: "speed", value: Number(select.value) });
  }

  toggleLoop() { this.setLoop({ ...this.loop, on: !this.loop.on }); }

  setLoop(loop) {
    this.loop = loop;
    const { from = null, to = null, on } = loop;
    studio.send({ type: "loop", from, to, on });
    this.range.update();
  }

  // What the stage reports

  /** Handles the state of the stage. */
  update(state) {
    this.duration = state.duration;
    const hasMoved = state.frontier !== this.frontier;
    this.frontier = state.frontier;
    this.speed = state.speed;
    if (!this.range.isDragging) {
      this.loop = { from: state.loop.from ?? undefined, to: state.loop.to ?? undefined, on: state.loop.on };
    }
    if (this.isPlaying !== state.playing) {
      this.isPlaying = state.playing;
      this.updatePlayButton();
      if (this.isPlaying) this.follow();
    }
    this.labels.live.hidden = !state.live;
    this.setSpeed(state.speed);
    this.resize(state.tick);
    this.moved(state.tick);
    this.range.update();
    if (hasMoved) this.film.request();
    this.texts.request();
  }

  setSpeed(speed) {
    const select = find("#speed");
    if (Number(select.value) === speed) return;
    const values = [...select.options].map((option) => Number(option.value));
    if (!values.includes(speed)) {
      const option = create("option", { value: String(speed), textContent: String(speed) });
      select.insertBefore(option, select.options[values.findIndex((value) => value > speed)] ?? null);
    }
    select.value = String(speed);
  }

  /** Makes room for the recipe, and for a live stage that runs beyond it. */
  resize(tick) {
    const last = Math.max(this.frontier, tick);
    const needed = last <= this.duration ? this.duration
      : Math.ceil((last * 1.15) / 60) * 60;
    const isTooLong = last <= this.duration && this.count - 1 > this.duration;
    if (needed + 1 <= this.count && !isTooLong && this.count > 1) return;
    this.count = needed + 1;
    this.scale.request();
  }

  /** Handles the tick of a frame or of the state. */
  moved(tick) {
    const now = performance.now();
    this.anchor = { tick, time: now };
    // Frames of earlier requests do not move the playhead back while a user drags it.
    if (!this.isPlaying && tick !== this.frame && now - this.lastSeek < 300) return;
    if (tick > this.count - 1) this.resize(tick);
    this.place(tick);
  }

  /** Moves the playhead while the stage plays without sending frames, as nothing moves. */
  follow() {
    if (this.isFollowing) return;
    this.isFollowing = true;
    const step = (now) => {
      if (!this.isPlaying) {
        this.isFollowing = false;
        return;
      }
      const elapsed = now - this.anchor.time;
      if (elapsed > 120 && studio.connection.isOpen) {
        const end = this.loop.on ? this.loop.to ?? this.duration : this.count - 1;
        const tick = Math.floor(this.anchor.tick + elapsed * 0.06 * (this.speed ?? 1));
        this.place(Math.min(tick, Math.max(end, this.anchor.tick)));
      }
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /** Moves the playhead, without layout. */
  place(frame) {
    if (this.frame === frame && this.isPlaced) return;
    this.frame = frame;
    this.isPlaced = true;
    this.head.style.transform = `translateX(${this.position(frame)}px)`;
    this.texts.request();
  }

  updateTexts() {
    const { frame, of, time } = this.labels;
    const seconds = Format.decimals(this.frame / 60, 3);
    setText(frame, String(this.frame));
    setText(of, `/ ${this.duration}`);
    setText(time, `${seconds} s`);
    this.timeline.setAttribute("aria-valuenow", this.frame);
    this.timeline.setAttribute("aria-valuetext", `Frame ${this.frame}, ${seconds} s`);
    studio.curves?.updateValues();
  }

  /** Draws everything that depends on the width and the number of frames. */
  updateScale() {
    this.measuredWidth = undefined;
    this.timeline.setAttribute("aria-valuemax", this.count - 1);
    this.drawRuler();
    find(".played", this.root).style.transform = "";
    this.updatePlayed();
    this.marks.update();
    this.range.update();
    this.film.layOut();
    this.film.request();
    studio.curves?.updateScale();
    this.isPlaced = false;
    this.place(this.frame);
  }

  updatePlayed() {
    const share = clamp((this.frontier + 1) / this.count, 0, 1);
    find(".played", this.root).style.transform = `scaleX(${share})`;
  }

  drawRuler() {
    const perSecond = this.width / this.count * 60;
    const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600];
    const step = steps.find((seconds) => seconds * perSecond >= 64) ?? 1200;
    const parts = step * perSecond >= 130 ? 10 : 5;
    const ruler = find(".ruler", this.root);
    ruler.replaceChildren();
    const last = (this.count - 1) / 60;
    for (let index = 0; index * step / parts <= last + 1e-9; index++) {
      const seconds = index * step / parts;
      const tick = create("span");
      tick.style.left = `${this.position(seconds * 60)}px`;
      if (index % parts === 0) {
        tick.className = "labeled-tick";
        tick.textContent = `${Format.decimals(seconds, step < 1 ? 1 : 0)} s`;
      }
      ruler.append(tick);
    }
  }
}

/** The range to loop, with handles. */
class LoopRange {
  constructor(element, timeline) {
    this.element = element;
    this.timeline = timeline;
    for (const handle of findAll(".handle", element)) this.listen(handle);
  }

  /** The first and the last frame of the range. */
  get bounds() {
    const { loop, duration } = this.timeline;
    return { from: loop.from ?? 0, to: loop.to ?? duration };
  }

  /** Changes one end of the range and turns the loop on. */
  set(edge, frame) {
    const { from, to } = this.bounds;
    const limit = this.timeline.count - 1;
    const bounds = edge === "from"
      ? { from: clamp(frame, 0, limit), to: Math.max(to, Math.min(limit, frame + 1)) }
      : { from: Math.min(from, Math.max(0, frame - 1)), to: clamp(frame, 0, limit) };
    this.timeline.setLoop({ ...bounds, on: true });
  }

  listen(handle) {
    const { edge } = handle.dataset;
    handle.addEventListener("pointerdown", (event) => {
      handle.setPointerCapture(event.pointerId);
      this.isDragging = true;
      event.preventDefault();
      event.stopPropagation();
      handle.focus({ preventScroll: true });
    });
    handle.addEventListener("pointermove", (event) => {
      if (!handle.hasPointerCapture(event.pointerId)) return;
      const box = this.timeline.timeline.getBoundingClientRect();
      const frame = Math.floor((event.clientX - box.left) / box.width * this.timeline.count);
      const { from, to } = this.bounds;
      this.set(edge, edge === "from" ? Math.min(frame, to - 1) : Math.max(frame, from + 1));
    });
    const end = () => { this.isDragging = false; };
    handle.addEventListener("pointerup", end);
    handle.addEventListener("pointercancel", end);
    handle.addEventListener("keydown", (event) => {
      const distance = { ArrowLeft: -1, ArrowRight: 1 }[event.key] * (event.shiftKey ? 10 : 1);
      if (Number.isNaN(distance)) return;
      this.set(edge, this.bounds[edge] + distance);
      event.preventDefault();
      event.stopPropagation();
    });
  }

  update() {
    const { timeline, element } = this;
    const { on, from, to } = timeline.loop;
    element.hidden = !on && from === undefined && to === undefined;
    element.classList.toggle("off", !on);
    find("#loop").setAttribute("aria-pressed", on);
    if (element.hidden) return;
    const bounds = this.bounds;
    const [start, end] = [bounds.from, bounds.to + 1].map(
      (frame) => clamp(frame, 0, timeline.count) / timeline.count * timeline.width);
    element.style.transform = `translateX(${start}px)`;
    element.style.width = `${Math.max(1, end - start)}px`;
    for (const handle of findAll(".handle", element)) {
      handle.setAttribute("aria-valuemin", 0);
      handle.setAttribute("aria-valuemax", timeline.count - 1);
      handle.setAttribute("aria-valuenow", bounds[handle.dataset.edge]);
    }
  }
}
