// Pointer and keyboard input of a player.

/** The ways to compare images, in the order of their keys. */
const views = ["side", "swipe", "onion", "blink"];

/** The states that are differences. */
const differenceStates = "tdma";

Player.prototype.actions = function (name) {
  return {
    earlier: () => this.jump(-1, differenceStates),
    later: () => this.jump(1, differenceStates),
    worst: () => this.go(Math.max(0, this.data.worst)),
  }[name] ?? Playback.prototype.actions.call(this, name);
};

Player.prototype.listen = function () {
  const { root } = this;
  this.listenToButtons();
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
};

/** Changes how the images are compared. */
Player.prototype.setView = function (view) {
  const buttons = this.root.querySelectorAll(".views button");
  press(buttons, [...buttons].find((button) => button.dataset.view === view));
  this.root.querySelector(".opacity").hidden = view !== "onion";
  this.stage.view = view;
  if (players.get(shown) === this) followFragment();
};

Player.prototype.keys = function (event) {
  const keys = Playback.prototype.keys.call(this, event);
  for (const [key, name] of [["n", "later"], ["p", "earlier"], ["w", "worst"]]) {
    keys[key] = this.actions(name);
  }
  views.forEach((view, index) => { keys[index + 1] = () => this.setView(view); });
  return keys;
};
