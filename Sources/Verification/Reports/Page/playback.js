// A position in a sequence of frames, which buttons, keys and tracks change. The players of the
// report and of the studio are subclasses.

/** Locale-independent number formatting. */
const Format = {
  count: (number) => String(number).replace(/\B(?=(\d{3})+$)/g, "\u202f"),
  percent: (fraction) => `${(fraction * 100).toPrecision(fraction < 0.1 ? 2 : 3)}%`.replace(/\.0+%/, "%"),
  decimals: (number, decimals) => number.toFixed(decimals).replace(/^-(?=0(\.0*)?$)/, ""),
};

/** Marks one of several buttons as pressed. */
function press(buttons, chosen) {
  for (const button of buttons) button.setAttribute("aria-pressed", button === chosen);
}

/**
 * A sequence of `count` frames, of which `frame` is shown.
 *
 * Subclasses implement `show(frame)`, `play()`, `pause()` and `isPlaying`, and set `root`, which
 * contains the buttons, and `timeline`, the slider of the frames.
 */
class Playback {
  count = 0;
  frame = 0;

  /** Shows a frame without playing on. */
  go(frame) {
    this.pause();
    this.show(frame);
  }

  /** Returns the action of a button. */
  actions(name) {
    return {
      first: () => this.go(0),
      back: () => this.go(this.frame - 1),
      play: () => this.isPlaying ? this.pause() : this.play(),
      forward: () => this.go(this.frame + 1),
      last: () => this.go(this.count - 1),
    }[name];
  }

  /** Makes the buttons perform their actions. */
  listenToButtons() {
    for (const button of this.root.querySelectorAll("[data-go]")) {
      button.addEventListener("click", () => this.actions(button.dataset.go)());
    }
    // After a click, keyboard input goes to the player instead of the button.
    this.root.addEventListener("click", (event) => {
      if (event.detail > 0 && event.target.closest("button")) {
        this.timeline.focus({ preventScroll: true });
      }
    });
  }

  updatePlayButton() {
    const button = this.root.querySelector("[data-go=play]");
    button.textContent = this.isPlaying ? "❙❙" : "▶";
    button.setAttribute("aria-label", this.isPlaying ? "Pause" : "Play");
  }

  /** Makes dragging on a track move through the frames. */
  scrub(track) {
    const move = (event) => {
      const box = track.getBoundingClientRect();
      this.go(Math.floor((event.clientX - box.left) / box.width * this.count));
    };
    track.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      track.setPointerCapture(event.pointerId);
      move(event);
      this.timeline.focus({ preventScroll: true });
      event.preventDefault();
    });
    track.addEventListener("pointermove", (event) => {
      if (track.hasPointerCapture(event.pointerId)) move(event);
    });
  }

  /** Returns the actions of keys by the keys' names; letters are lower case. */
  keys(event) {
    const distance = event.shiftKey ? 10 : 1;
    return {
      ArrowLeft: () => this.go(this.frame - distance),
      ArrowRight: () => this.go(this.frame + distance),
      PageUp: event.target === this.timeline ? () => this.go(this.frame - 30) : undefined,
      PageDown: event.target === this.timeline ? () => this.go(this.frame + 30) : undefined,
      Home: this.actions("first"),
      End: this.actions("last"),
      " ": event.target.closest("button, summary, a") ? undefined : this.actions("play"),
    };
  }

  /** Handles a key event; returns whether the key has an action. */
  press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const action = this.keys(event)[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    action?.();
    return Boolean(action);
  }
}
