// The events of the timeline, and the filmstrip.

/** The events: touches, contacts, completions, actions, and the results of `expect`. */
class Marks {
  /** The kinds of events, the most important first. */
  static kinds = ["expect", "touch", "contact", "completion", "action"];

  constructor(element, timeline) {
    this.element = element;
    this.timeline = timeline;
    this.list = [];
    this.groups = [];
    const mark = (event) => event.target.closest(".mark");
    for (const type of ["pointerover", "focusin"]) {
      element.addEventListener(type, (event) => {
        const target = mark(event);
        if (target) Tip.show(target, target.ariaLabel);
      });
    }
    for (const type of ["pointerout", "focusout"]) {
      element.addEventListener(type, () => Tip.hide());
    }
    element.addEventListener("click", (event) => {
      const target = mark(event);
      if (target) timeline.go(Number(target.dataset.tick));
    });
  }

  /** The ticks of the events, in order. */
  get ticks() { return [...new Set(this.list.map(({ tick }) => tick))]; }

  set(list) {
    const text = JSON.stringify(list);
    if (text === this.text) return;
    this.text = text;
    this.list = [...list].sort((first, second) => first.tick - second.tick);
    this.update();
  }

  /** Creates a mark for each group of events that are next to each other. */
  update() {
    const groups = [];
    for (const event of this.list) {
      const x = this.timeline.position(event.tick);
      const last = groups.at(-1);
      if (last && x - last.x < 9) last.events.push(event);
      else groups.push({ x, events: [event] });
    }
    this.element.replaceChildren(...groups.map((group) => this.mark(group)));
    Tip.hide();
  }

  mark({ x, events }) {
    const isFailed = ({ ok }) => ok === false;
    const rank = (event) => (isFailed(event) ? -1 : Marks.kinds.indexOf(event.kind));
    const first = events.toSorted((one, other) => rank(one) - rank(other))[0];
    const line = (event) =>
      `Frame ${event.tick}, ${Format.decimals(event.tick / 60, 3)} s: ${event.text}`
      + (event.kind === "expect" ? (event.ok ? " ✓" : " ✕") : "");
    const lines = events.slice(0, 8).map(line);
    if (events.length > lines.length) lines.push(`and ${events.length - lines.length} more`);
    const button = create("button", {
      type: "button", tabIndex: this.element.firstChild ? -1 : 0,
      className: `mark ${first.kind}${isFailed(first) ? " failed" : ""}${events.length > 1 ? " many" : ""}`,
      dataset: { tick: first.tick }, ariaLabel: lines.join("\n"),
    });
    button.style.left = `${x}px`;
    return button;
  }
}

/** Small images of the played frames. */
class Filmstrip {
  constructor(element, timeline) {
    this.element = element;
    this.timeline = timeline;
    this.beyond = create("div", { className: "beyond" });
    this.frames = [];
    this.pending = new Debounce(350, () => this.send());
  }

  /** Asks for images when the stage has paused, or, for another recipe, even while it plays. */
  request(isUrgent = false) {
    this.isUrgent ||= isUrgent;
    this.pending.request();
  }

  /** Removes the images of another recipe. */
  clear() {
    this.show([]);
    this.request(true);
  }

  /** The width of an image. */
  get width() { return this.element.clientHeight * (studio.ratio || 0.5); }

  send() {
    if (this.element.clientHeight === 0) return;
    if (this.timeline.isPlaying && !this.isUrgent || studio.touches.isActive) {
      this.pending.request();
      return;
    }
    this.isUrgent = false;
    studio.send({
      type: "filmstrip", count: clamp(Math.ceil(this.timeline.width / this.width), 2, 60),
      height: Math.round(this.element.clientHeight * Math.min(2, devicePixelRatio)),
    });
  }

  show(frames) {
    this.frames = frames.map(({ tick, png }) => {
      const image = create("img", { alt: "", src: `data:image/png;base64,${png}`, draggable: false });
      return { tick, image };
    });
    this.element.replaceChildren(...this.frames.map(({ image }) => image), this.beyond);
    this.layOut();
    this.timeline.updatePlayed();
  }

  layOut() {
    const { timeline } = this;
    const room = timeline.width - this.width;
    for (const { tick, image } of this.frames) {
      image.style.left = `${tick / Math.max(1, timeline.count - 1) * room}px`;
    }
    const share = clamp((timeline.count - 1 - timeline.duration) / timeline.count, 0, 1);
    this.beyond.style.width = `${share * 100}%`;
  }
}
