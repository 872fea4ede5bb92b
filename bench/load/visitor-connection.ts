import { connect, type Socket } from 'node:net';
import { visitorHeaders } from './visitor-headers.ts';

const endOfHead = Buffer.from('\r\n\r\n');
const ok = Buffer.from('HTTP/1.1 200');

/**
 * A visitor who requests one address again and again on one connection: the next request follows the complete answer. It reads no more of
 * an answer than its status and length. General load generators parse whole answers, take longer for it than the server takes to send them,
 * and then measure themselves.
 */
export class VisitorConnection {
  readonly #address: string;
  readonly #socket: Socket;
  readonly #request: Buffer;
  #head: Buffer | undefined;
  #missing = 0;
  #answered: () => void = () => undefined;
  #fault: Error | undefined;
  #failed: (fault: Error) => void = () => undefined;

  constructor(address: string) {
    const { hostname, host, port, pathname } = new URL(address);
    const fields = Object.entries({ host, connection: 'keep-alive', ...visitorHeaders });
    this.#address = address;
    this.#request = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (part: Buffer) => this.#read(part));
    this.#socket.on('error', (error) => this.#broken(error));
    this.#socket.on('close', () => this.#broken(new Error(`${address} closed the connection`)));
  }

  /** Sends requests until a moment of `performance.now()`, and at least one; adds the duration of each answer to `times`, in milliseconds. */
  keepAsking(endsAt: number, times: number[]): Promise<void> {
    return new Promise((done, failed) => {
      // It may have been lost between two turns.
      if (this.#fault !== undefined) return failed(this.#fault);
      let requested = performance.now();
      this.#failed = failed;
      this.#answered = () => {
        const now = performance.now();
        times.push(now - requested);
        if (now >= endsAt) return done();
        requested = now;
        this.#socket.write(this.#request);
      };
      this.#socket.write(this.#request);
    });
  }

  #broken(fault: Error): void {
    this.#fault ??= fault;
    this.#failed(this.#fault);
  }

  #read(part: Buffer): void {
    if (this.#missing > 0) this.#missing -= part.length;
    else {
      const read = this.#head === undefined ? part : Buffer.concat([this.#head, part]);
      const end = read.indexOf(endOfHead);
      this.#head = end === -1 ? read : undefined;
      if (end === -1) return;
      if (read.compare(ok, 0, ok.length, 0, ok.length) !== 0) {
        this.#broken(new Error(`${this.#address} was answered with ${read.toString('latin1', 9, 12)}`));
        return;
      }
      this.#missing = end + endOfHead.length + this.#contentLength(read, end) - read.length;
    }
    if (this.#missing === 0) this.#answered();
  }

  #contentLength(head: Buffer, end: number): number {
    const length = /\r\ncontent-length: (\d+)/i.exec(head.toString('latin1', 0, end))?.[1];
    if (length === undefined) throw new Error(`${this.#address} does not say how long its answer is`);
    return Number(length);
  }
}
