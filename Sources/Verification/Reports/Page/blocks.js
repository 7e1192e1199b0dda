// The embedded images: PNG files, or blocks of several images with a common table of colors.

/** Returns the bytes of an element that contains base64. */
function embedded(element) {
  return Uint8Array.from(atob(element.textContent), (character) => character.charCodeAt(0));
}

/** Returns a promise of the bytes in a zlib stream. */
async function inflate(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const Blocks = {
  /** The maximum number of decompressed blocks to cache: frames are mostly shown in order. */
  maxCount: 6,
  /** The promises of decompressed blocks, with the most recently used last. */
  cache: new Map(),
  /** The promises of tables of colors. */
  tables: new Map(),

  /** The element of each block, with the index of its first image. */
  get elements() {
    this.all ??= [...document.querySelectorAll("script.images")].map((element) => ({
      element,
      ...Object.fromEntries(Object.entries(element.dataset).map(([name, text]) => [name, Number(text)])),
    }));
    return this.all;
  },

  /** Returns a promise of the source of an image: a PNG file, or pixels. */
  async source(index) {
    const file = document.getElementById(`image-${index}`);
    if (file) return new Blob([embedded(file)], { type: "image/png" });
    const block = this.elements.find(({ first, count }) => first <= index && index < first + count);
    const [indices, colors] = await Promise.all([this.indices(block), this.colors(block.colors)]);
    return this.image(block, index - block.first, indices, colors);
  },

  /** Returns the pixels of an image: each row of a block contains the rows of all images. */
  image({ width, height, count }, position, indices, colors) {
    const pixels = new Uint32Array(width * height);
    const planeLength = width * height * count;
    const hasHighBytes = indices.length > planeLength;
    for (let y = 0; y < height; y++) {
      const start = (y * count + position) * width;
      for (let x = 0; x < width; x++) {
        const high = hasHighBytes ? indices[planeLength + start + x] << 8 : 0;
        pixels[y * width + x] = colors[indices[start + x] | high];
      }
    }
    return new ImageData(new Uint8ClampedArray(pixels.buffer), width, height);
  },

  indices(block) {
    const indices = this.cache.get(block) ?? inflate(embedded(block.element));
    this.cache.delete(block);
    this.cache.set(block, indices);
    if (this.cache.size > this.maxCount) this.cache.delete(this.cache.keys().next().value);
    return indices;
  },

  /** Returns a promise of a table of colors as numbers. */
  colors(number) {
    if (!this.tables.has(number)) this.tables.set(number, this.table(number));
    return this.tables.get(number);
  },

  async table(number) {
    const planes = await inflate(embedded(document.getElementById(`colors-${number}`)));
    const count = planes.length / 4;
    return Uint32Array.from({ length: count }, (_, index) =>
      planes[index] | planes[index + count] << 8 | planes[index + 2 * count] << 16
        | planes[index + 3 * count] << 24);
  },
};
