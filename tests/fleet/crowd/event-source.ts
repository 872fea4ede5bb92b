import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { visitorHeaders } from '../../../bench/load/visitor-headers.ts';

export interface Heard {
  readonly kind: string;
  /** The number of the event; undefined for what is none, such as a beat. */
  readonly sequence: number | undefined;
  readonly data: string;
}

export interface EventSourceParts {
  readonly edge: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Returns the path; asked for before each connection. */
  path(): string;
  heard(message: Heard): void;
  opened(): void;
  /** The stream ended; it is opened again by itself after the pause that the site named. */
  cut(): void;
  /** The site answered with another status than 200, after which a browser does not come again. */
  refused(status: number): void;
}

/** The pause of browsers where the site has named none, in milliseconds. */
const usualRetryMs = 3_000;

/** A stream of server-sent events that does what a browser's EventSource does. */
export class Source {
  readonly #parts: EventSourceParts;
  #request: ClientRequest | undefined;
  #retry: NodeJS.Timeout | undefined;
  #retryMs = usualRetryMs;
  #last = '';
  #isClosed = false;

  constructor(parts: EventSourceParts) {
    this.#parts = parts;
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#request?.destroy();
  }

  #connect(): void {
    const { edge, headers, path, opened, refused } = this.#parts;
    let isOver = false;
    const over = () => {
      if (isOver || this.#isClosed) return;
      isOver = true;
      this.#parts.cut();
      this.#retry = setTimeout(() => this.#connect(), this.#retryMs);
    };
    const read = (response: IncomingMessage) => {
      if (this.#isClosed) return void response.destroy();
      if (response.statusCode !== 200) {
        this.#isClosed = true;
        response.resume();
        return refused(response.statusCode ?? 0);
      }
      opened();
      let rest = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        const frames = (rest + part).split('\n\n');
        rest = frames.pop() as string;
        for (const frame of frames) this.#take(frame);
      });
      response.once('error', over).once('close', over);
    };
    const last: Record<string, string> = this.#last === '' ? {} : { 'Last-Event-ID': this.#last };
    const accept = { accept: 'text/event-stream', 'cache-control': 'no-cache' };
    this.#request = get(edge + path(), { agent: false, headers: { ...visitorHeaders, ...headers, ...accept, ...last } }, read);
    this.#request.once('error', over);
  }

  #take(frame: string): void {
    if (this.#isClosed) return;
    let [kind, data] = ['', ''];
    let sequence: number | undefined;
    for (const line of frame.split('\n')) {
      const at = line.indexOf(': ');
      const value = line.slice(at + 2);
      switch (line.slice(0, at)) {
        case 'event':
          kind = value;
          break;
        case 'id':
          this.#last = value;
          sequence = Number(value);
          break;
        case 'retry':
          this.#retryMs = Number(value);
          break;
        case 'data':
          data = value;
      }
    }
    // A browser raises no event for a message without data, such as the pause alone.
    if (data !== '') this.#parts.heard({ kind, sequence, data });
  }
}
