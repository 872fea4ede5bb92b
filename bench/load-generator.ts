import { connect } from 'node:net';
import { quantile } from './quantile.ts';
import { visitorHeaders } from './visitor-headers.ts';

/*
 * Asks for an address as fast as it is answered: `node load-generator.ts <address> <seconds> <connections>`. It reads no more of
 * an answer than its status and length. General load generators parse whole answers, take longer for it than the server
 * takes to send them, and then measure themselves.
 */
const [address = '', seconds = '1', connections = '1'] = process.argv.slice(2);
const { hostname, port, pathname } = new URL(address);
const fields = Object.entries({ host: `${hostname}:${port}`, connection: 'keep-alive', ...visitorHeaders });
const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
const endOfHead = Buffer.from('\r\n\r\n');
const ok = Buffer.from('HTTP/1.1 200');

const times: number[] = [];
const began = performance.now();
const endsAt = began + Number(seconds) * 1_000;

await Promise.all(Array.from({ length: Number(connections) }, keepAsking));
process.stdout.write(
  JSON.stringify({
    requestsPerSecond: (times.length * 1_000) / (performance.now() - began),
    p99Ms: quantile(times, 0.99),
    requests: times.length,
  }),
);

/** One visitor on one connection: the next question follows the whole answer. */
function keepAsking(): Promise<void> {
  return new Promise((done, failed) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let asked = 0;
    let missing = 0;
    let head: Buffer | undefined;
    const ask = () => {
      asked = performance.now();
      socket.write(request);
    };
    socket.once('connect', ask);
    socket.once('error', failed);
    socket.once('close', () => done());
    socket.on('data', (part: Buffer) => {
      if (missing === 0) {
        head = head === undefined ? part : Buffer.concat([head, part]);
        const end = head.indexOf(endOfHead);
        if (end === -1) return;
        if (head.compare(ok, 0, ok.length, 0, ok.length) !== 0)
          return void socket.destroy(new Error(`${address} was answered with ${head.toString('latin1', 9, 12)}`));
        missing = end + endOfHead.length + contentLength(head, end) - head.length;
        head = undefined;
      } else missing -= part.length;
      if (missing > 0) return;
      const now = performance.now();
      times.push(now - asked);
      if (now < endsAt) ask();
      else socket.end();
    });
  });
}

function contentLength(head: Buffer, end: number): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head.toString('latin1', 0, end))?.[1];
  if (length === undefined) throw new Error(`${address} does not say how long its answer is`);
  return Number(length);
}
