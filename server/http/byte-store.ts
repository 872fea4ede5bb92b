/** Files in memory by their name, at most so many bytes; the longest unused go first. Who asks for one that is being made waits with the first. */
export class ByteStore {
  readonly mostBytes: number;
  bytes = 0;
  readonly #files = new Map<string, Buffer>();
  readonly #begun = new Map<string, Promise<Buffer>>();

  constructor(mostBytes: number) {
    this.mostBytes = mostBytes;
  }

  get size(): number {
    return this.#files.size;
  }

  /** Returns the file of a name, made if need be; one that cannot be made is tried again the next time. */
  async get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const held = this.#files.get(name);
    if (held !== undefined) {
      this.#files.delete(name);
      this.#files.set(name, held);
      return held;
    }
    const begun = this.#begun.get(name);
    if (begun !== undefined) return begun;
    const making = make();
    this.#begun.set(name, making);
    try {
      const file = await making;
      this.#keep(name, file);
      return file;
    } finally {
      this.#begun.delete(name);
    }
  }

  #keep(name: string, file: Buffer): void {
    if (file.length > this.mostBytes) return;
    this.#files.set(name, file);
    this.bytes += file.length;
    for (const [oldest, { length }] of this.#files) {
      if (this.bytes <= this.mostBytes) return;
      this.#files.delete(oldest);
      this.bytes -= length;
    }
  }
}
