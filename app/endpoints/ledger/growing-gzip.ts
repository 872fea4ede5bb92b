import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** Header of a gzip file (RFC 1952): deflated, without name or time, made by an unknown system. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lengthsWrapAt = 2 ** 32;

/**
 * Gzip file that is written in parts. Each part is compressed independently and ends on a byte boundary, so that existing parts stay unchanged
 * as the file grows, and any number of files may continue from the same beginning.
 */
export class GrowingGzip {
  readonly #pieces: Buffer[] = [header];
  #checksum = 0;
  #length = 0;
  bytes = header.length;

  /** Returns a file with the same beginning, which grows independently. */
  copy(): GrowingGzip {
    const copy = new GrowingGzip();
    copy.#pieces.splice(0, 1, ...this.#pieces);
    copy.#checksum = this.#checksum;
    copy.#length = this.#length;
    copy.bytes = this.bytes;
    return copy;
  }

  /** Compressed parts so far, in order, the header first; with the part from `end` they are a complete file. */
  get pieces(): readonly Buffer[] {
    return this.#pieces;
  }

  /** Compresses a text, and stores it as the next part. */
  async append(text: string): Promise<void> {
    const piece = await this.#compress(text, constants.Z_SYNC_FLUSH);
    this.#pieces.push(piece);
    this.bytes += piece.length;
  }

  /** Returns a text compressed as the next part. It counts towards checksum and length, but is not stored. */
  async pass(text: string): Promise<Buffer> {
    return this.#compress(text, constants.Z_SYNC_FLUSH);
  }

  /** Returns the last part: a last text, compressed, and the trailer of the file. */
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
    // A copy: the result is a part of a larger buffer, which would otherwise stay in memory.
    return Buffer.from(compressed);
  }
}
