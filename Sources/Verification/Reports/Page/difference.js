// How two pictures differ: the farther apart two colours are for the eye, the stronger the mark.

/** A byte of sRGB as a share of light. */
const light = Float64Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** A colour over white or black in OKLab (Ottosson, 2020). */
function oklab(pixel, ground) {
  const alpha = (pixel >>> 24) / 255;
  const over = (shift) => light[pixel >>> shift & 255] * alpha + ground * (1 - alpha);
  const [red, green, blue] = [over(0), over(8), over(16)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How far two pixels are apart: the larger of the distances over white and over black. */
function distance(first, second) {
  const apart = (ground) => {
    const [one, other] = [oklab(first, ground), oklab(second, ground)];
    return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
  };
  const isOpaque = (first & second) >>> 24 === 255;
  return isOpaque ? apart(1) : Math.max(apart(1), apart(0));
}

/** Distances that were told before: pictures have few colours, side by side again and again. */
const Distances = {
  keys: new Uint32Array(8192),
  values: new Float64Array(4096),

  between(first, second) {
    const slot = (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)) >>> 20;
    if (this.keys[slot * 2] !== first >>> 0 || this.keys[slot * 2 + 1] !== second >>> 0) {
      this.keys[slot * 2] = first;
      this.keys[slot * 2 + 1] = second;
      this.values[slot] = distance(first, second);
    }
    return this.values[slot];
  },
};

/** The pixels of a picture, as numbers, in a frame of a size. */
function pixels(picture, width, height) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(picture, 0, 0);
  return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
}

/** How opaque the gray is that stands for a pixel which is the same: the darker, the more. */
function paleness(pixel) {
  const luma = (pixel & 255) * 0.3 + (pixel >>> 8 & 255) * 0.59 + (pixel >>> 16 & 255) * 0.11;
  return (255 - luma) / 255 * (pixel >>> 24) / 255 * 0.4;
}

/** A colour of some opacity over gray of another, on any ground. */
function over(color, opacity, gray) {
  const alpha = opacity + gray * (1 - opacity);
  if (alpha === 0) return 0;
  const share = opacity / alpha;
  const channel = (shift) => (color >>> shift & 255) * share + 128 * (1 - share) << shift;
  return alpha * 255 << 24 | channel(16) | channel(8) | channel(0);
}

/**
 * Draws onto a canvas where two pictures differ, over a pale one of the second.
 *
 * Returns how many pixels differ, and how many of them no more than `tolerance` in OKLab.
 */
function drawDifference(canvas, first, second, tolerance) {
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const [one, other] = [pixels(first, width, height), pixels(second, width, height)];
  const image = new ImageData(width, height);
  const marks = new Uint32Array(image.data.buffer);
  let [differing, tolerated] = [0, 0];
  for (let index = 0; index < marks.length; index++) {
    const [old, now] = [one[index], other[index]];
    const shade = paleness(now);
    if (old === now) {
      marks[index] = over(0, 0, shade);
      continue;
    }
    differing++;
    const apart = Distances.between(old, now);
    if (apart <= tolerance) {
      tolerated++;
      marks[index] = over(0x7e8a0f, 0.7, shade);
    } else {
      // What is hardly seen is marked all the same, but pale.
      marks[index] = over(0x6018d6, 0.14 + 0.86 * Math.min(1, apart / 0.3) ** 0.7, shade);
    }
  }
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext("2d").putImageData(image, 0, 0);
  return { differing, tolerated, all: marks.length };
}
