// Pointer and keyboard input of a player.

/** The ways to compare images, in the order of their keys. */
const views = ["side", "swipe", "onion", "blink"];

/** The states that are differences. */
const differenceStates = "tdma";

Player.prototype.actions = function (name) {
  return {
    first: () => this.go(0),
    back: () => this.go(this.frame - 1),
    play: () => this.isPlaying ? this.pause() : this.play(),
    forward: () => this.go(this.frame + 1),
    last: () => this.go(this.count - 1),
    earlier: () => this.jump(-1, differenceStates),
    later: () => this.jump(1, differenceStates),
    worst: () => this.go(Math.max(0, this.data.worst)),
  }[name];
};

Player.prototype.listen = function () {
  const { root } = this;
  for (const button of root.querySelectorAll("[data-go]")) {
    button.addEventListener("click", () => this.actions(button.dataset.go)());
  }
  const hasDifferences = [...this.data.states].some((letter) => differenceStates.includes(letter));
  for (const name of ["earlier", "later", "worst"]) {
    root.querySelector(`[data-go=${name}]`).disabled =
      !hasDifferences || name === "worst" && this.data.worst < 0;
  }
  for (const button of root.querySelectorAll("[data-view]:not(.stage)")) {
    button.addEventListener("click", () => this.setView(button.dataset.view));
  }
  for (const button of root.querySelectorAll("[data-zoom]:not(.stage)")) {
    button.addEventListener("click", () => {
      press(root.querySelectorAll(".zooms button"), button);
      this.stage.zoom = button.dataset.zoom;
    });
  }
  for (const button of this.section.querySelectorAll(".legend button")) {
    button.addEventListener("click", () => this.jump(1, button.dataset.state));
  }
  const opacity = root.querySelector(".opacity");
  opacity.querySelector("span").textContent = this.data.sides[1];
  opacity.querySelector("input").addEventListener("input", (event) => {
    this.stage.fade(Number(event.target.value));
  });
  for (const track of root.querySelectorAll(".timeline, .plot")) this.scrub(track);
  // After a click, keyboard input goes to the player instead of the button.
  root.addEventListener("click", (event) => {
    if (event.detail > 0 && event.target.closest("button")) {
      this.timeline.focus({ preventScroll: true });
    }
  });
};

/** Changes how the images are compared. */
Player.prototype.setView = function (view) {
  const buttons = this.root.querySelectorAll(".views button");
  press(buttons, [...buttons].find((button) => button.dataset.view === view));
  this.root.querySelector(".opacity").hidden = view !== "onion";
  this.stage.view = view;
  if (players.get(shown) === this) followFragment();
};

/** Makes dragging on a track move through the frames. */
Player.prototype.scrub = function (track) {
  const move = (event) => {
    const box = track.getBoundingClientRect();
    this.show(Math.floor((event.clientX - box.left) / box.width * this.count));
    this.strip.follow();
  };
  track.addEventListener("pointerdown", (event) => {
    this.pause();
    track.setPointerCapture(event.pointerId);
    move(event);
    this.timeline.focus({ preventScroll: true });
    event.preventDefault();
  });
  track.addEventListener("pointermove", (event) => {
    if (track.hasPointerCapture(event.pointerId)) move(event);
  });
};

/** Handles a key event; returns whether the key has an action. */
Player.prototype.press = function (event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const distance = event.shiftKey ? 10 : 1;
  const action = {
    ArrowLeft: () => this.go(this.frame - distance),
    ArrowRight: () => this.go(this.frame + distance),
    PageUp: event.target === this.timeline ? () => this.go(this.frame - 30) : undefined,
    PageDown: event.target === this.timeline ? () => this.go(this.frame + 30) : undefined,
    Home: this.actions("first"),
    End: this.actions("last"),
    " ": event.target.closest("button, summary, a") ? undefined : this.actions("play"),
    n: this.actions("later"),
    p: this.actions("earlier"),
    w: this.actions("worst"),
  }[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    ?? (views[event.key - 1] && (() => this.setView(views[event.key - 1])));
  action?.();
  return Boolean(action);
};

/** Marks one of several buttons as pressed. */
function press(buttons, chosen) {
  for (const button of buttons) button.setAttribute("aria-pressed", button === chosen);
}
