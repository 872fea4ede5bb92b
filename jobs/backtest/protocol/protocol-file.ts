import { closeSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { BacktestError } from '../backtest-error.ts';

/** The number of characters that are gathered before they are written. */
const chunkBytes = 1 << 18;

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'exists already; a protocol is never written over another file',
  ENOENT: 'lies in a folder that does not exist',
  ENOTDIR: 'lies in a folder that does not exist',
  EISDIR: 'is a folder',
  EACCES: 'cannot be written: permission is denied',
  EPERM: 'cannot be written: permission is denied',
  EROFS: 'cannot be written: the disk is read-only',
  ENOSPC: 'cannot be written: the disk is full',
};

/** A new file of JSON objects, one a line (NDJSON), in UTF-8. It is written chunk by chunk during the backtest, so that only a chunk is in memory. */
export class ProtocolFile {
  readonly #path: string;
  readonly #file: number;
  #chunk: string[] = [];
  #length = 0;
  #isOpen = true;

  /** Creates the file. @throws BacktestError when it exists or cannot be created */
  constructor(path: string) {
    this.#path = path;
    this.#file = this.#orExplain(() => openSync(path, 'wx'));
  }

  /** Adds a line. @throws BacktestError when the disk refuses it */
  readonly write = (line: object): void => {
    const text = `${JSON.stringify(line)}\n`;
    this.#chunk.push(text);
    this.#length += text.length;
    if (this.#length >= chunkBytes) this.#flush();
  };

  /** Writes the last lines and closes the file. @throws BacktestError when the disk refuses them */
  close(): void {
    this.#flush();
    closeSync(this.#file);
    this.#isOpen = false;
  }

  /** Removes an incomplete file; one that was closed stays. */
  discard(): void {
    if (!this.#isOpen) return;
    closeSync(this.#file);
    unlinkSync(this.#path);
  }

  #flush(): void {
    const bytes = Buffer.from(this.#chunk.join(''), 'utf8');
    this.#chunk = [];
    this.#length = 0;
    for (let at = 0; at < bytes.length; ) at += this.#orExplain(() => writeSync(this.#file, bytes, at));
  }

  #orExplain<Value>(act: () => Value): Value {
    try {
      return act();
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      throw new BacktestError(`The protocol ${this.#path} ${reasons[code] ?? `cannot be written: ${message}`}`, { cause: error });
    }
  }
}
