import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** RFC 1952: deflated, without name or time, made by an unknown system. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lengthsWrapAt = 2 ** 32;

/**
 * A gzip file that is made piece by piece. Each piece is compressed by itself and ends on a byte, so that those that are there stay as they
 * are when the file grows, and any number of files may go on from the same beginning.
 */
export class GrowingGzip {
  readonly #pieces: Buffer[] = [header];
  #checksum = 0;
  #length = 0;
  bytes = header.length;

  /** Returns a file that begins the same, and grows by itself. */
  copy(): GrowingGzip {
    const copy = new GrowingGzip();
    copy.#pieces.splice(0, 1, ...this.#pieces);
    copy.#checksum = this.#checksum;
    copy.#length = this.#length;
    copy.bytes = this.bytes;
    return copy;
  }

  /** The compressed pieces so far, in their order; they make a file once an end follows. */
  get pieces(): readonly Buffer[] {
    return this.#pieces;
  }

  /** Adds a text, and stores its compressed piece. */
  async append(text: string): Promise<void> {
    const piece = await this.#compress(text, constants.Z_SYNC_FLUSH);
    this.#pieces.push(piece);
    this.bytes += piece.length;
  }

  /** Returns the compressed piece of a text that follows, which is counted and not stored. */
  async pass(text: string): Promise<Buffer> {
    return this.#compress(text, constants.Z_SYNC_FLUSH);
  }

  /** Returns the last piece, with a last text in it. */
  async end(text: string): Promise<Buffer> {
    const last = await this.#compress(text, constants.Z_FINISH);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(this.#checksum, 0);
    trailer.writeUInt32LE(this.#length % lengthsWrapAt, 4);
    return Buffer.concat([last, trailer]);
  }

  async #compress(text: string, finishFlush: number): Promise<Buffer> {
    const plain = Buffer.from(text);
    const compressed = await deflate(plain, { finishFlush });
    this.#checksum = crc32(plain, this.#checksum);
    this.#length += plain.length;
    // What comes back lies in memory that is set up in larger steps.
    return Buffer.from(compressed);
  }
}
