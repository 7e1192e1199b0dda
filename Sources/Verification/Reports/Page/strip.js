// The film strip: a cell for each frame, created only while it is visible.

class Strip {
  /** The height of an image in the strip. */
  static height = 72;

  constructor(element, player) {
    this.element = element;
    this.film = element.querySelector(".film");
    this.player = player;
    this.width = Math.round(Math.min(128, Math.max(34, Strip.height * player.ratio))) + 6;
    this.film.style.width = `${player.count * this.width}px`;
    /** The visible cells by frame. */
    this.cells = new Map();
    element.addEventListener("scroll", () => this.update(), { passive: true });
    new ResizeObserver(() => this.follow()).observe(element);
    this.film.addEventListener("click", (event) => {
      const cell = event.target.closest("button");
      if (cell) player.show(Number(cell.dataset.frame));
    });
  }

  /** Creates the cells that became visible, and removes the others. */
  update() {
    const first = Math.max(0, Math.floor(this.element.scrollLeft / this.width) - 2);
    const last = Math.min(this.player.count - 1,
      Math.ceil((this.element.scrollLeft + this.element.clientWidth) / this.width) + 2);
    for (const [frame, cell] of this.cells) {
      if (frame >= first && frame <= last) continue;
      cell.remove();
      this.cells.delete(frame);
    }
    for (let frame = first; frame <= last; frame++) {
      if (!this.cells.has(frame)) this.cells.set(frame, this.cell(frame));
    }
    this.mark();
  }

  cell(frame) {
    const cell = document.createElement("button");
    cell.type = "button";
    cell.tabIndex = -1;
    cell.dataset.frame = frame;
    cell.className = this.player.state(frame).name;
    cell.style.left = `${frame * this.width}px`;
    cell.style.width = `${this.width}px`;
    const number = this.player.number(frame);
    cell.setAttribute("aria-label", `Frame ${number}: ${this.player.state(frame).text}`);
    const canvas = document.createElement("canvas");
    const label = document.createElement("span");
    label.textContent = number;
    cell.append(canvas, label);
    this.film.append(cell);
    this.draw(frame, canvas);
    return cell;
  }

  async draw(frame, canvas) {
    const { expected, actual } = this.player.data;
    const source = this.player.nearestIncluded(frame);
    const index = actual[source] >= 0 ? actual[source] : expected[source];
    canvas.classList.toggle("substitute", source !== frame);
    if (index < 0) {
      canvas.className = "none";
      return;
    }
    const image = Images.ready(index) ?? await Images.load(index);
    if (!image) canvas.className = "none";
    if (!image || !canvas.isConnected) return;
    const scale = Math.min(Strip.height / image.height, (this.width - 6) / image.width);
    const ratio = window.devicePixelRatio || 1;
    canvas.width = Math.max(1, Math.round(image.width * scale * ratio));
    canvas.height = Math.max(1, Math.round(image.height * scale * ratio));
    canvas.style.width = `${canvas.width / ratio}px`;
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }

  /** Marks the current frame. */
  mark() {
    for (const [frame, cell] of this.cells) {
      if (frame === this.player.frame) cell.setAttribute("aria-current", "true");
      else cell.removeAttribute("aria-current");
    }
  }

  /** Scrolls the current frame to the middle. */
  follow() {
    const middle = (this.player.frame + 0.5) * this.width;
    this.element.scrollLeft = middle - this.element.clientWidth / 2;
    this.update();
  }
}
