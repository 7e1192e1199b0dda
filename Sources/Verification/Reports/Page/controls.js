// What fingers, mice and keys do to a player.

/** The states that are worth a look. */
const remarkable = "tdma";

Player.prototype.actions = function (name) {
  return {
    first: () => this.go(0),
    back: () => this.go(this.frame - 1),
    play: () => this.isPlaying ? this.pause() : this.play(),
    on: () => this.go(this.frame + 1),
    last: () => this.go(this.count - 1),
    earlier: () => this.jump(-1, remarkable),
    later: () => this.jump(1, remarkable),
    worst: () => this.go(Math.max(0, this.data.worst)),
  }[name];
};

Player.prototype.listen = function () {
  const { root } = this;
  for (const button of root.querySelectorAll("[data-go]")) {
    button.addEventListener("click", () => this.actions(button.dataset.go)());
  }
  const hasRemarkable = [...this.data.states].some((letter) => remarkable.includes(letter));
  for (const name of ["earlier", "later", "worst"]) {
    root.querySelector(`[data-go=${name}]`).disabled =
      !hasRemarkable || name === "worst" && this.data.worst < 0;
  }
  for (const button of root.querySelectorAll("[data-view]:not(.stage)")) {
    button.addEventListener("click", () => this.look(button.dataset.view));
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
  // After a click the keys are the player's again, not the button's.
  root.addEventListener("click", (event) => {
    if (event.detail > 0 && event.target.closest("button")) {
      this.timeline.focus({ preventScroll: true });
    }
  });
};

/** Shows the pictures in another way. */
Player.prototype.look = function (view) {
  const buttons = this.root.querySelectorAll(".views button");
  press(buttons, [...buttons].find((button) => button.dataset.view === view));
  this.root.querySelector(".opacity").hidden = view !== "onion";
  this.stage.view = view;
};

/** Lets a track be dragged through the frames. */
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

/** Does what a key means; tells whether it means anything. */
Player.prototype.press = function (event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const far = event.shiftKey ? 10 : 1;
  const views = ["side", "swipe", "onion", "blink"];
  const action = {
    ArrowLeft: () => this.go(this.frame - far),
    ArrowRight: () => this.go(this.frame + far),
    PageUp: event.target === this.timeline ? () => this.go(this.frame - 30) : undefined,
    PageDown: event.target === this.timeline ? () => this.go(this.frame + 30) : undefined,
    Home: this.actions("first"),
    End: this.actions("last"),
    " ": event.target.closest("button, summary, a") ? undefined : this.actions("play"),
    n: this.actions("later"),
    p: this.actions("earlier"),
    w: this.actions("worst"),
  }[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    ?? (views[event.key - 1] && (() => this.look(views[event.key - 1])));
  action?.();
  return Boolean(action);
};

/** Shows one of some buttons as the one that is chosen. */
function press(buttons, chosen) {
  for (const button of buttons) button.setAttribute("aria-pressed", button === chosen);
}
