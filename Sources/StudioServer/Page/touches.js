// Touches of the stage: the mouse is a finger, and a second one with Alt; a touch screen's fingers
// are fingers. Events are sent at once, not in the next animation frame.

class Touches {
  /** Whether the browser reports moves as they happen. */
  static hasRawMoves = "onpointerrawupdate" in window;

  constructor(screen, size) {
    this.pane = screen.pane;
    this.size = size;
    this.id = 0;
    /** The finger of each pointer on the stage. */
    this.fingers = new Map();
    this.marks = [];
    const { pane } = this;
    pane.addEventListener("pointerdown", (event) => this.began(event));
    pane.addEventListener(Touches.hasRawMoves ? "pointerrawupdate" : "pointermove",
      (event) => this.moved(event));
    pane.addEventListener("pointerup", (event) => this.ended(event, "ended"));
    pane.addEventListener("pointercancel", (event) => this.ended(event, "cancelled"));
    pane.addEventListener("pointermove", (event) => this.hover(event));
    pane.addEventListener("pointerleave", () => this.hideHover());
    pane.addEventListener("contextmenu", (event) => event.preventDefault());
    pane.addEventListener("dragstart", (event) => event.preventDefault());
    addEventListener("keyup", (event) => {
      if (event.key === "Alt") this.hideHover();
    });
    addEventListener("keydown", (event) => {
      if (event.key === "Alt" && this.last && pane.matches(":hover")) event.preventDefault();
    });
  }

  get isActive() { return this.fingers.size > 0; }

  /** Returns the location of an event, in points of the stage. */
  location(event) {
    const { box } = this;
    const [width, height] = this.size();
    return {
      x: (event.clientX - box.left) / box.width * width,
      y: (event.clientY - box.top) / box.height * height,
    };
  }

  /** Returns the location on the other side of the stage's center. */
  mirrored({ x, y }) {
    const [width, height] = this.size();
    return { x: width - x, y: height - y };
  }

  began(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    find("#screens").focus({ preventScroll: true });
    this.box = this.pane.getBoundingClientRect();
    this.pane.setPointerCapture(event.pointerId);
    const used = new Set([...this.fingers.values()].flatMap(({ finger, second }) => [finger, second]));
    const finger = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((number) => !used.has(number));
    if (finger === undefined) return;
    const touch = { finger };
    if (event.altKey && event.pointerType === "mouse") touch.second = finger + 1;
    this.fingers.set(event.pointerId, touch);
    this.hideHover();
    this.send("began", touch, event);
  }

  moved(event) {
    const touch = this.fingers.get(event.pointerId);
    if (!touch) return;
    this.send("moved", touch, event);
  }

  ended(event, phase) {
    const touch = this.fingers.get(event.pointerId);
    if (!touch) return;
    this.fingers.delete(event.pointerId);
    this.send(phase, touch, event);
    for (const finger of [touch.finger, touch.second]) this.marks[finger]?.remove();
  }

  send(phase, touch, event) {
    const location = this.location(event);
    this.sendFinger(phase, touch.finger, location, event);
    if (touch.second !== undefined) {
      this.sendFinger(phase, touch.second, this.mirrored(location), event);
    }
  }

  sendFinger(phase, finger, { x, y }, event) {
    this.id += 1;
    const round = (value) => Math.round(value * 100) / 100;
    const message = {
      type: "touch", phase, finger, x: round(x), y: round(y), time: event.timeStamp, id: this.id,
    };
    if (phase === "moved") studio.connection.sendMove(message);
    else studio.connection.send(message);
    studio.metrics.sent(this.id, event, performance.now());
    this.mark(finger, { x, y }, "");
  }

  /** Shows a finger at a location. */
  mark(finger, { x, y }, kind) {
    const mark = this.marks[finger] ??= create("div", { className: "finger" });
    const [width, height] = this.size();
    mark.classList.toggle("hovering", kind === "hovering");
    mark.style.transform =
      `translate(${x / width * this.box.width}px, ${y / height * this.box.height}px)`;
    if (!mark.isConnected) this.pane.append(mark);
  }

  /** Shows where both fingers would begin. */
  hover(event) {
    this.last = event;
    if (this.isActive || event.pointerType !== "mouse") return;
    if (!event.altKey) {
      this.hideHover();
      return;
    }
    this.box = this.pane.getBoundingClientRect();
    const location = this.location(event);
    this.mark(0, location, "hovering");
    this.mark(1, this.mirrored(location), "hovering");
  }

  hideHover() {
    for (const mark of this.marks) if (mark?.classList.contains("hovering")) mark.remove();
  }

  /** Ends all touches without events: the stage has canceled them. */
  reset() {
    this.fingers.clear();
    for (const mark of this.marks) mark?.remove();
  }
}
