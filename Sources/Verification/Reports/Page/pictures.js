// The pictures of the page: each stands in it once, as base64, and is decoded when it is looked at.

const Pictures = {
  /** How many decoded pixels are kept: 160 MB of them. */
  mostPixels: 40_000_000,
  pixels: 0,
  /** Decoded pictures, the one that was used last at the end. */
  decoded: new Map(),
  coming: new Map(),

  /** A picture that is decoded, null if it cannot be; undefined before. */
  ready(index) {
    const picture = this.decoded.get(index);
    if (picture !== undefined) {
      this.decoded.delete(index);
      this.decoded.set(index, picture);
    }
    return picture;
  },

  /** A picture, once it is decoded. */
  load(index) {
    const picture = this.ready(index);
    if (picture !== undefined) return Promise.resolve(picture);
    if (!this.coming.has(index)) this.coming.set(index, this.decode(index));
    return this.coming.get(index);
  },

  async decode(index) {
    const text = atob(document.getElementById(`picture-${index}`).textContent);
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }),
      { colorSpaceConversion: "none", premultiplyAlpha: "none" }).catch(() => null);
    this.coming.delete(index);
    this.decoded.set(index, picture);
    if (!picture) return null;
    this.pixels += picture.width * picture.height;
    for (const [oldest, old] of this.decoded) {
      if (this.pixels <= this.mostPixels || oldest === index) break;
      if (!old) continue;
      this.decoded.delete(oldest);
      this.pixels -= old.width * old.height;
      old.close();
    }
    return picture;
  },
};
