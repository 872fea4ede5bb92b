/**
 * The number of requests whose lines wait to be written. Between two answers the processor forgets the code that puts a line into words,
 * and fetching it again takes longer than running it; further apart than this the requests themselves would be forgotten.
 */
const mostWaiting = 64;

/** The log lines of answered requests, put into words many at once. */
export class RequestLines {
  readonly #write: (lines: string) => void;
  readonly #ids: string[] = Array(mostWaiting).fill('');
  readonly #members: string[] = Array(mostWaiting).fill('');
  readonly #endedMs = new Float64Array(mostWaiting);
  readonly #tookMs = new Float64Array(mostWaiting);
  #waiting = 0;

  /** `write` is given whole lines of JSON. */
  constructor(write: (lines: string) => void) {
    this.#write = write;
  }

  /**
   * Notes an answer: the request's id, the members that describe it (`"path":"/","status":200`), when it ended by `performance.now()`, and
   * how long it took, in milliseconds.
   */
  add(id: string, members: string, endedMs: number, tookMs: number): void {
    if (this.#waiting === mostWaiting) this.handOver();
    const place = this.#waiting;
    this.#ids[place] = id;
    this.#members[place] = members;
    this.#endedMs[place] = endedMs;
    this.#tookMs[place] = tookMs;
    this.#waiting = place + 1;
  }

  /** Writes the lines that have been waiting. */
  handOver(): void {
    if (this.#waiting === 0) return;
    const timerBeganMs = Date.now() - performance.now();
    let lines = '';
    let wordedMs = 0;
    let time = '';
    for (let place = 0; place < this.#waiting; place += 1) {
      const endedMs = Math.round(timerBeganMs + (this.#endedMs[place] as number));
      // Many requests end within a millisecond, and putting a date into words is a good part of what a line costs.
      if (endedMs !== wordedMs) {
        wordedMs = endedMs;
        time = new Date(endedMs).toISOString();
      }
      lines += `{"level":30,"time":"${time}","id":"${this.#ids[place]}",${this.#members[place]},"ms":${inHundredths(this.#tookMs[place] as number)},"msg":"request"}\n`;
    }
    this.#waiting = 0;
    this.#write(lines);
  }
}

/** The short times that nearly all answers take, in words already: putting a fraction into words is slow. */
const shortTimes = Array.from({ length: 100 }, (_, hundredths) => String(hundredths / 100));

function inHundredths(ms: number): string {
  const hundredths = Math.round(ms * 100);
  return shortTimes[hundredths] ?? String(hundredths / 100);
}
