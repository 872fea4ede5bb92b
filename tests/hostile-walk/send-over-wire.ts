import { connect } from 'node:net';
import type { HostileRequest } from './hostile-request.ts';

export interface WireAnswer {
  /** The status of the answer; undefined when the connection ended without one. */
  readonly status: number | undefined;
  readonly location: string | undefined;
  /** Everything that came back, head and body. */
  readonly text: string;
}

/** Milliseconds for which an answer is waited for: longer than any answer of the site takes, also on a slow machine. */
const patienceMs = 60_000;
/** The shorter wait for more of an answer: to an incomplete request, or after a status has come. */
const silenceMs = 1_000;

/** Sends a request as bytes exactly as it is written, on a new connection; Node's own client would refuse to send most of them. */
export function sendOverWire(port: number, { method, target, headers, body, isWhole }: HostileRequest): Promise<WireAnswer> {
  const head = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), 'Connection: close'];
  return new Promise((answered) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`));
    socket.setTimeout(isWhole ? patienceMs : silenceMs, () => socket.destroy());
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (readAnswer(String(chunk)).status !== undefined) socket.setTimeout(silenceMs);
    });
    // A sender that is refused while it sends has its connection reset; what was answered before counts.
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      answered(readAnswer(Buffer.concat(chunks).toString('latin1')));
    });
  });
}

function readAnswer(text: string): WireAnswer {
  // A sender that expects 100-continue gets that first.
  const last = text.replace(/^(HTTP\/1\.1 100 Continue\r\n\r\n)+/, '');
  const [head = ''] = last.split('\r\n\r\n', 1);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
  return { status: status === undefined ? undefined : Number(status), location: /^location: ?(.*)$/im.exec(head)?.[1], text };
}
