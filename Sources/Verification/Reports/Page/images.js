// The images of the page: each is embedded once, and decoded when it is shown.

const Images = {
  /** The maximum number of decoded pixels to cache: 160 MB. */
  maxPixels: 40_000_000,
  pixels: 0,
  /** The decoded images, with the most recently used last. */
  decoded: new Map(),
  pending: new Map(),

  /** Returns a decoded image; null if decoding failed, undefined if it is not decoded yet. */
  ready(index) {
    const image = this.decoded.get(index);
    if (image !== undefined) {
      this.decoded.delete(index);
      this.decoded.set(index, image);
    }
    return image;
  },

  /** Returns a promise of a decoded image. */
  load(index) {
    const image = this.ready(index);
    if (image !== undefined) return Promise.resolve(image);
    if (!this.pending.has(index)) this.pending.set(index, this.decode(index));
    return this.pending.get(index);
  },

  async decode(index) {
    const options = { colorSpaceConversion: "none", premultiplyAlpha: "none" };
    const image = await Blocks.source(index)
      .then((source) => createImageBitmap(source, options)).catch(() => null);
    this.pending.delete(index);
    this.decoded.set(index, image);
    if (!image) return null;
    this.pixels += image.width * image.height;
    for (const [oldest, old] of this.decoded) {
      if (this.pixels <= this.maxPixels || oldest === index) break;
      if (!old) continue;
      this.decoded.delete(oldest);
      this.pixels -= old.width * old.height;
      old.close();
    }
    return image;
  },
};
