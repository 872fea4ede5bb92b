/** The size of a piece of lines: waking the writer for each by itself costs more than answering a page does. */
const pieceBytes = 262_144;
/** The most bytes of UTF-8 for a letter as JavaScript counts them. */
const mostBytesALetter = 3;

/**
 * Collects lines as bytes, and hands them over in pieces. A line is turned into bytes as soon as it is made: while many strings wait to
 * be joined they fall out of the processor's cache, and fetching them back costs several times as much.
 */
export class LinePieces {
  readonly #take: (piece: Buffer) => void;
  #piece = Buffer.allocUnsafeSlow(pieceBytes);
  #filled = 0;

  /** `take` is given each piece, which is its own from then on. */
  constructor(take: (piece: Buffer) => void) {
    this.#take = take;
  }

  add(line: string): void {
    const most = line.length * mostBytesALetter;
    if (most > pieceBytes - this.#filled) this.handOver();
    if (most > pieceBytes) this.#take(Buffer.from(line));
    else this.#filled += this.#piece.write(line, this.#filled);
  }

  /** Hands over the lines that have been collected so far. */
  handOver(): void {
    if (this.#filled === 0) return;
    const filled = this.#piece.subarray(0, this.#filled);
    this.#filled = 0;
    // On a quiet site a few lines are not worth a new piece.
    const few = filled.length < pieceBytes / 8;
    if (!few) this.#piece = Buffer.allocUnsafeSlow(pieceBytes);
    this.#take(few ? Buffer.from(filled) : filled);
  }
}
