// A view of the stage: a canvas in the device's proportions that shows the frames of the stage.

/** The operations of pixel runs. */
const [repeatRun, literalRun, copyRun, keepRun] = [0, 1, 2, 3];

class Screen {
  /** The number of 32-bit words of a frame's header, and of a rectangle's. */
  static headerLength = 6;
  static rectangleLength = 3;
  /** The version of the encoding. */
  static version = 2;

  constructor(view) {
    this.view = view;
    this.canvas = create("canvas", {
      width: 1, height: 1, attributes: { role: "img", "aria-label": "The stage" },
    });
    this.context = this.canvas.getContext("2d", { alpha: false });
    this.pane = create("div", { className: "pane" }, this.canvas);
    this.caption = create("figcaption", { hidden: true });
    this.element = create("figure", { className: "screen" }, this.caption, this.pane);
  }

  get hasFrame() { return this.image !== undefined; }

  /** Draws a frame at once; returns whether it could be drawn. */
  draw(words) {
    const isKey = (words[0] >>> 8 & 1) === 1;
    const [width, height] = [words[3] & 0xffff, words[3] >>> 16];
    if (!this.image || this.image.width !== width || this.image.height !== height) {
      if (!isKey || width === 0 || height === 0) return false;
      this.canvas.width = width;
      this.canvas.height = height;
      this.image = new ImageData(width, height);
      this.pixels = new Uint32Array(this.image.data.buffer);
      this.onResize?.();
    }
    let index = Screen.headerLength;
    for (let count = words[5]; count > 0; count--) {
      const [x, y] = [words[index] & 0xffff, words[index] >>> 16];
      const [columns, rows] = [words[index + 1] & 0xffff, words[index + 1] >>> 16];
      const length = words[index + 2] >>> 2;
      index += Screen.rectangleLength;
      this.decode(words, index, index + length, x, y, columns);
      this.context.putImageData(this.image, 0, 0, x, y, columns, rows);
      index += length;
    }
    return true;
  }

  /** Decodes the pixel runs of a rectangle. */
  decode(words, start, end, x, y, columns) {
    const { pixels } = this;
    const stride = this.image.width;
    // Runs may end in a later row than they start in, but only in rectangles of the whole width is
    // that row's start next to them.
    const isWhole = columns === stride;
    let rowStart = y * stride + x;
    let column = 0;
    for (let index = start; index < end;) {
      const word = words[index++];
      const operation = word >>> 30;
      let count = word & 0x3fffffff;
      if (operation === keepRun) {
        column += count;
        rowStart += stride * Math.floor(column / columns);
        column %= columns;
        continue;
      }
      let color;
      if (operation === repeatRun) color = words[index++];
      while (count > 0) {
        const length = isWhole ? count : Math.min(count, columns - column);
        const position = rowStart + column;
        if (operation === repeatRun) {
          if (length < 6) for (let k = 0; k < length; k++) pixels[position + k] = color;
          else pixels.fill(color, position, position + length);
        } else if (operation === literalRun) {
          if (length < 24) for (let k = 0; k < length; k++) pixels[position + k] = words[index + k];
          else pixels.set(words.subarray(index, index + length), position);
          index += length;
        } else if (operation === copyRun) {
          pixels.copyWithin(position, position - stride, position - stride + length);
        }
        count -= length;
        column += length;
        if (column >= columns) {
          rowStart += stride * Math.floor(column / columns);
          column %= columns;
        }
      }
    }
  }
}

/** The views of the stage, side by side. */
class Screens {
  constructor(element) {
    this.element = element;
    this.screens = [new Screen(0), new Screen(1)];
    this.zoom = "fit";
    this.size = [0, 0];
    for (const screen of this.screens) {
      screen.onResize = () => this.layOut();
      screen.element.hidden = true;
      element.append(screen.element);
    }
    this.empty = create("p", { className: "empty", textContent: "Waiting for the stage…" });
    element.append(this.empty);
    new ResizeObserver(() => this.layOut()).observe(element);
  }

  /** Draws a frame; returns whether it could be drawn. */
  draw(words) {
    const screen = this.screens[words[0] >>> 16 & 0xff];
    if (!screen) return false;
    const isFirst = !screen.hasFrame;
    const isDrawn = screen.draw(words);
    if (isDrawn && isFirst) this.update();
    return isDrawn;
  }

  /** Sets the size of the stage in points. */
  setSize(size) {
    if (size[0] === this.size[0] && size[1] === this.size[1]) return;
    this.size = size;
    this.layOut();
  }

  set isComparing(isComparing) {
    if (this.comparing === isComparing) return;
    this.comparing = isComparing;
    if (!isComparing) this.screens[1].image = undefined;
    this.update();
  }

  /** Shows the views that have frames. */
  update() {
    this.empty.hidden = this.screens[0].hasFrame;
    this.screens[0].element.hidden = !this.screens[0].hasFrame;
    this.screens[1].element.hidden = !this.comparing || !this.screens[1].hasFrame;
    for (const screen of this.screens) screen.caption.hidden = !this.comparing;
    this.layOut();
  }

  /** Surrounds the views with the frame of a device. */
  setBezel(hasBezel) {
    this.hasBezel = hasBezel;
    this.element.classList.toggle("bezel", hasBezel);
    this.layOut();
  }

  setCaptions(texts) {
    texts.forEach((text, index) => {
      this.screens[index].caption.replaceChildren(
        create("b", { textContent: "AB"[index] }), text);
    });
  }

  /** Gives the canvases their size: one that is a whole number of pixels per pixel, if it is near. */
  layOut() {
    const style = getComputedStyle(this.element);
    const shown = this.screens.filter((screen) => !screen.element.hidden);
    const [points, height] = this.size;
    const image = this.screens[0].image;
    if (shown.length === 0 || points === 0 || !image) return;
    // The device's frame is drawn outside of the view.
    const bezel = this.hasBezel ? 20 : 0;
    const inset = parseFloat(style.paddingLeft) * 2 + bezel;
    const gap = (parseFloat(style.columnGap) + bezel) * (shown.length - 1);
    const caption = this.comparing ? 24 : 0;
    const room = [
      (this.element.clientWidth - inset - gap) / shown.length,
      this.element.clientHeight - inset - caption,
    ];
    const density = image.width / points / devicePixelRatio;
    let zoom = Number(this.zoom);
    if (this.zoom === "fit") {
      zoom = Math.max(0.1, Math.min(room[0] / points, room[1] / height));
      const crisp = [density / 4, density / 3, density / 2, density, density * 2, density * 3]
        .findLast((exact) => exact <= zoom && exact > zoom * 0.88);
      zoom = crisp ?? zoom;
    }
    for (const screen of this.screens) {
      screen.pane.style.width = `${points * zoom}px`;
      screen.pane.style.height = `${height * zoom}px`;
      screen.caption.style.maxWidth = `${points * zoom}px`;
      screen.pane.classList.toggle("enlarged", zoom > density * 1.01);
    }
    this.onLayout?.();
  }

  /** Forgets the frames: the next ones are of another recipe. */
  reset() {
    for (const screen of this.screens) screen.image = undefined;
  }
}
