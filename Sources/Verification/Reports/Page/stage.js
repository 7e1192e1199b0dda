// The images of a frame: side by side, overlaid, or alternating.

class Stage {
  constructor(element, player) {
    this.element = element;
    this.player = player;
    const [expected, actual, difference] = element.querySelectorAll(".side");
    this.sides = [expected, actual, difference].map((side) => ({
      caption: side.querySelector("figcaption"),
      pane: side.querySelector(".pane"),
      canvas: side.querySelector("canvas"),
      absent: side.querySelector(".absent"),
    }));
    [...player.data.sides, "Difference"].forEach((name, index) => {
      this.sides[index].caption.textContent = name;
    });
    this.divider = element.querySelector(".divider");
    this.scrollTogether();
    this.listen();
    this.divide(50);
    this.fade(50);
  }

  get view() { return this.element.dataset.view; }

  set view(view) {
    this.element.dataset.view = view;
    clearInterval(this.blinking);
    delete this.element.dataset.blink;
    if (view === "blink") {
      this.element.dataset.blink = "expected";
      this.blinking = setInterval(() => {
        this.element.dataset.blink =
          this.element.dataset.blink === "actual" ? "expected" : "actual";
      }, 600);
    }
    this.player.redraw();
  }

  set zoom(zoom) {
    this.element.dataset.zoom = zoom;
    if (zoom !== "fit") this.element.style.setProperty("--zoom", zoom);
  }

  /**
   * Draws a frame's images, or texts in place of absent ones.
   *
   * Counts the differing pixels unless the frame has a description of its differences.
   */
  draw(expected, actual, absent, hasText) {
    [expected, actual].forEach((image, index) => this.fill(index, image, absent[index]));
    const isPair = Boolean(expected && actual);
    this.element.classList.toggle("pair", isPair);
    this.fill(2, null, { text: isPair ? "" : "Nothing to compare" });
    if (!isPair || this.view !== "side") return;
    this.sides[2].absent.hidden = true;
    this.sides[2].canvas.hidden = false;
    const canvas = this.sides[2].canvas;
    const counts = drawDifference(canvas, expected, actual, this.player.data.tolerance);
    this.setSize(canvas);
    const fraction = counts.differing / counts.all;
    canvas.setAttribute("aria-label",
      counts.differing ? `${counts.differing} pixels differ` : "No pixel differs");
    if (hasText) return;
    this.sides[2].caption.dataset.note =
      counts.differing ? `${Format.count(counts.differing)} px, ${Format.percent(fraction)}` : "none";
  }

  fill(index, image, absent) {
    const side = this.sides[index];
    side.canvas.hidden = !image;
    side.absent.hidden = Boolean(image);
    side.absent.textContent = absent?.text ?? "";
    if (absent?.nearest >= 0) side.absent.append(this.link(absent.nearest));
    side.pane.classList.toggle("empty", !image);
    if (index === 2) delete side.caption.dataset.note;
    if (!image) return;
    side.canvas.width = image.width;
    side.canvas.height = image.height;
    side.canvas.getContext("2d").drawImage(image, 0, 0);
    side.canvas.setAttribute("aria-label",
      `${side.caption.textContent}, frame ${this.player.number(this.player.frame)}`);
    this.setSize(side.canvas);
  }

  /** Creates a button that shows a frame. */
  link(frame) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = `Show frame ${this.player.number(frame)}`;
    button.addEventListener("click", () => this.player.go(frame));
    return button;
  }

  /** Passes the size of an image to the style sheet. */
  setSize(canvas) {
    canvas.style.setProperty("--width", canvas.width);
    canvas.style.setProperty("--height", canvas.height);
    canvas.parentElement.classList.remove("empty");
  }

  /** Moves the divider to a percentage of the width. */
  divide(percentage) {
    this.share = Math.min(100, Math.max(0, percentage));
    this.element.style.setProperty("--share", `${this.share}%`);
    this.divider.setAttribute("aria-valuenow", Math.round(this.share));
    this.divider.setAttribute("aria-valuetext",
      `${Math.round(this.share)} percent ${this.player.data.sides[0]}`);
  }

  /** Sets the opacity of the second image over the first, as a percentage. */
  fade(percentage) {
    this.element.style.setProperty("--opacity", percentage / 100);
  }

  listen() {
    const area = this.element.querySelector(".swipe");
    const move = (event) => {
      const box = area.getBoundingClientRect();
      this.divide((event.clientX - box.left) / box.width * 100);
    };
    area.addEventListener("pointerdown", (event) => {
      area.setPointerCapture(event.pointerId);
      move(event);
    });
    area.addEventListener("pointermove", (event) => {
      if (area.hasPointerCapture(event.pointerId)) move(event);
    });
    this.divider.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -2, ArrowRight: 2, Home: -100, End: 100 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      this.divide(this.share + step * (event.shiftKey ? 5 : 1));
    });
  }

  scrollTogether() {
    for (const { pane } of this.sides) {
      pane.addEventListener("scroll", () => {
        for (const { pane: other } of this.sides) {
          if (other === pane) continue;
          other.scrollLeft = pane.scrollLeft;
          other.scrollTop = pane.scrollTop;
        }
      }, { passive: true });
    }
  }
}
