// Draws the differences of two images: the larger the perceptual distance of two colors, the
// stronger the mark.

/** The linear light of each value of sRGB. */
const light = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Converts a color over white or black to OKLab (Ottosson, 2020). */
function oklab(pixel, background) {
  const alpha = (pixel >>> 24) / 255;
  const over = (shift) => light[pixel >>> shift & 255] * alpha + background * (1 - alpha);
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

/** Returns the distance of two pixels: the larger of those over white and over black. */
function distance(first, second) {
  const distanceOver = (background) => {
    const [one, other] = [oklab(first, background), oklab(second, background)];
    return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
  };
  const isOpaque = (first & second) >>> 24 === 255;
  return isOpaque ? distanceOver(1) : Math.max(distanceOver(1), distanceOver(0));
}

/** A cache of distances: images have few colors, and pairs of them recur. */
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

/** Returns the pixels of an image as numbers, padded to a size. */
function pixels(image, width, height) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
}

/** Returns the opacity of the gray for an equal pixel: darker pixels are more opaque. */
function grayOpacity(pixel) {
  const luma = (pixel & 255) * 0.3 + (pixel >>> 8 & 255) * 0.59 + (pixel >>> 16 & 255) * 0.11;
  return (255 - luma) / 255 * (pixel >>> 24) / 255 * 0.4;
}

/** Blends a color with an opacity over gray with another opacity. */
function over(color, opacity, gray) {
  const alpha = opacity + gray * (1 - opacity);
  if (alpha === 0) return 0;
  const fraction = opacity / alpha;
  const channel = (shift) => (color >>> shift & 255) * fraction + 128 * (1 - fraction) << shift;
  return alpha * 255 << 24 | channel(16) | channel(8) | channel(0);
}

/**
 * Draws the differences of two images onto a canvas, over a pale version of the second.
 *
 * Returns the number of differing pixels, and of those within `tolerance` in OKLab.
 */
function drawDifference(canvas, first, second, tolerance) {
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const [one, other] = [pixels(first, width, height), pixels(second, width, height)];
  const image = new ImageData(width, height);
  const marks = new Uint32Array(image.data.buffer);
  let [differing, tolerated] = [0, 0];
  for (let index = 0; index < marks.length; index++) {
    const [expected, actual] = [one[index], other[index]];
    const shade = grayOpacity(actual);
    if (expected === actual) {
      marks[index] = over(0, 0, shade);
      continue;
    }
    differing++;
    const difference = Distances.between(expected, actual);
    if (difference <= tolerance) {
      tolerated++;
      marks[index] = over(0x7e8a0f, 0.7, shade);
    } else {
      // Barely visible differences are marked as well, but pale.
      marks[index] = over(0x6018d6, 0.14 + 0.86 * Math.min(1, difference / 0.3) ** 0.7, shade);
    }
  }
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext("2d").putImageData(image, 0, 0);
  return { differing, tolerated, all: marks.length };
}
