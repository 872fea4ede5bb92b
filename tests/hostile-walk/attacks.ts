import { connect, type Socket } from 'node:net';

/** An attack by clients that try to overload a site. */
export interface Attack {
  readonly name: string;
  /** Begins the attack from one address; returns a function that ends it and returns the number of answers by status. */
  begin(site: AttackedSite): () => ReadonlyMap<string, number>;
}

export interface AttackedSite {
  readonly port: number;
  /** The host at which the site answers. */
  readonly host: string;
  /** The origin of its forms. */
  readonly origin: string;
  /** A day whose events are stored, such as 2026-11-21. */
  readonly day: string;
}

const readers = 20;
const sentAhead = 300;
const openingsAtOnce = 50;
const deep = `${'['.repeat(7_000)}${']'.repeat(7_000)}`;

/** The attacks that once brought the site down: each must be answered without a fault, and pages must be as quick as without it. */
export const attacks: readonly Attack[] = [
  {
    name: `${readers} connections that ask for the ledger ${sentAhead} times and read nothing`,
    begin: (site) => {
      const ask = request(site, 'GET', '/track-record/ledger.json');
      return endOf(Array.from({ length: readers }, () => open(site, ask.repeat(sentAhead)).pause()));
    },
  },
  {
    name: `${readers} streams of which nobody reads anything`,
    begin: (site) => {
      const ask = request(site, 'GET', `/api/live?day=${site.day}&after=0`);
      return endOf(Array.from({ length: readers }, () => open(site, ask).pause()));
    },
  },
  {
    name: 'streams that are opened and left, one after the other',
    begin: (site) => again(site, openingsAtOnce, () => request(site, 'GET', `/api/live?day=${site.day}&after=3`)),
  },
  {
    name: 'bodies nested 7,000 deep, for every endpoint that takes JSON',
    begin: (site) => {
      const bodies = [
        ['/api/push/subscriptions', deep],
        ['/api/push/subscriptions', `{"endpoint":"https://updates.push.services.mozilla.com/a","quiet":${deep}}`],
        ['/votes', deep],
        ['/votes', `{"sport":${deep},"item":"1","option":"home"}`],
        ['/contact', deep],
      ] as const;
      let sent = 0;
      return again(site, 4, () => {
        const [path, body] = bodies[sent % bodies.length] as (typeof bodies)[number];
        sent += 1;
        return request(site, 'POST', path, body, `198.51.${(sent >> 8) & 255}.${sent & 255}`);
      });
    },
  },
];

function request({ host, origin }: AttackedSite, method: string, path: string, body?: string, address = '203.0.113.5'): string {
  const content = body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
  const head = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`, `X-Forwarded-For: ${address}`, ...content];
  return `${head.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

function open({ port }: AttackedSite, sent: string): Socket {
  // A site that defends itself resets the connection.
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(sent);
  return socket;
}

function endOf(sockets: readonly Socket[]): () => ReadonlyMap<string, number> {
  return () => {
    for (const socket of sockets) socket.destroy();
    return new Map();
  };
}

/** Sends requests one after the other on so many connections, each of which is closed as soon as it is answered. */
function again(site: AttackedSite, atOnce: number, next: () => string): () => ReadonlyMap<string, number> {
  const statuses = new Map<string, number>();
  const sockets = new Set<Socket>();
  let isOver = false;
  const begin = () => {
    if (isOver) return;
    const socket = open(site, next());
    sockets.add(socket);
    socket.once('data', (answer) => {
      const status = answer.toString('latin1', 9, 12);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      socket.destroy();
    });
    socket.once('close', () => {
      sockets.delete(socket);
      setImmediate(begin);
    });
  };
  for (let at = 0; at < atOnce; at += 1) begin();
  return () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
    return statuses;
  };
}
