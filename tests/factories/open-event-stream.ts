import { get, type IncomingMessage } from 'node:http';
import { waitFor } from './wait-for.ts';

export interface StreamFrame {
  readonly event: string;
  readonly id: number | undefined;
  readonly retry: number | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: each kind of frame has facts of its own
  readonly data: any;
}

export interface EventStream {
  readonly response: IncomingMessage;
  /** The frames received so far. */
  readonly frames: readonly StreamFrame[];
  readonly isEnded: boolean;
  /** Waits for a frame of a kind, and returns the first of them. */
  first(event: string): Promise<StreamFrame>;
  /** Returns the facts of the frames of a kind. */
  // biome-ignore lint/suspicious/noExplicitAny: each kind of frame has facts of its own
  dataOf(event: string): any[];
  close(): void;
}

/** Opens a stream of server-sent events, as a browser does, and reads its frames. */
export async function openEventStream(address: string, headers: Record<string, string> = {}): Promise<EventStream> {
  const request = get(address, { headers, agent: false });
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    request.once('response', answered).once('error', failed);
  });
  const frames: StreamFrame[] = [];
  let text = '';
  let isEnded = false;
  response.setEncoding('utf8').on('data', (part: string) => {
    const parts = (text + part).split('\n\n');
    text = parts.pop() as string;
    frames.push(...parts.map(toFrame));
  });
  // A stream that is closed from here ends with an error that is not waited for.
  response.once('close', () => {
    isEnded = true;
  });
  response.on('error', () => {});
  const first = (event: string) =>
    waitFor(() => frames.find((frame) => frame.event === event) ?? Promise.reject(new Error(`no ${event} yet`)));
  return {
    response,
    frames,
    get isEnded() {
      return isEnded;
    },
    first,
    dataOf: (event) => frames.filter((frame) => frame.event === event).map(({ data }) => data),
    close: () => void response.destroy(),
  };
}

function toFrame(text: string): StreamFrame {
  const lines = new Map(text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
  const numberOf = (name: string) => (lines.has(name) ? Number(lines.get(name)) : undefined);
  return { event: lines.get('event') ?? '', id: numberOf('id'), retry: numberOf('retry'), data: JSON.parse(lines.get('data') ?? 'null') };
}
