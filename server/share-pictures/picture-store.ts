/** Pictures in memory by their address, at most so many bytes; the longest unused go first. Who asks for one that is being drawn waits with the first. */
export class PictureStore {
  readonly mostBytes: number;
  bytes = 0;
  readonly #pictures = new Map<string, Buffer>();
  readonly #begun = new Map<string, Promise<Buffer>>();

  constructor(mostBytes: number) {
    this.mostBytes = mostBytes;
  }

  get size(): number {
    return this.#pictures.size;
  }

  /** The picture at an address, drawn if need be; one that cannot be drawn is tried again the next time. */
  async get(address: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const held = this.#pictures.get(address);
    if (held !== undefined) {
      this.#pictures.delete(address);
      this.#pictures.set(address, held);
      return held;
    }
    const begun = this.#begun.get(address);
    if (begun !== undefined) return begun;
    const drawing = draw();
    this.#begun.set(address, drawing);
    try {
      const picture = await drawing;
      this.#keep(address, picture);
      return picture;
    } finally {
      this.#begun.delete(address);
    }
  }

  #keep(address: string, picture: Buffer): void {
    if (picture.length > this.mostBytes) return;
    this.#pictures.set(address, picture);
    this.bytes += picture.length;
    for (const [oldest, { length }] of this.#pictures) {
      if (this.bytes <= this.mostBytes) return;
      this.#pictures.delete(oldest);
      this.bytes -= length;
    }
  }
}
