import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { closeBeforeDatabase } from './test-database.ts';

interface PoolerSettings {
  /** Number of the server's connections, 4 by default. */
  readonly connections?: number;
  /** True for the rules of PgBouncer since 1.21 where it keeps account of prepared statements; by default they pass as in 1.18. */
  readonly keepsAccount?: boolean;
}

/** Server that answers as PgBouncer does. */
export interface TransactionPooler {
  readonly connectionString: string;
  /** Start-up options and names of prepared statements that were refused, in order. */
  readonly refused: readonly string[];
  /**
   * Returns what transactions have left in the sessions of the server's connections, such as locks and temporary tables. Prepared statements may be left whose
   * names end with a hash.
   */
  listLeftovers(): Promise<string[]>;
}

const code = { parse: 0x50, bind: 0x42, close: 0x43, query: 0x51, sync: 0x53, terminate: 0x58, readyForQuery: 0x5a } as const;
const idle = 0x49;

/** Returns the whole messages at the start of some bytes, and the rest. */
function split(bytes: Buffer): { messages: Buffer[]; rest: Buffer } {
  const messages: Buffer[] = [];
  let at = 0;
  while (bytes.length - at >= 5) {
    const length = 1 + bytes.readUInt32BE(at + 1);
    if (bytes.length - at < length) break;
    messages.push(bytes.subarray(at, at + length));
    at += length;
  }
  return { messages, rest: bytes.subarray(at) };
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const fatal = (text: string) => message('E', Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${text}\0\0`));

/** Returns the text that ends with a zero at a place of some bytes. */
const textAt = (bytes: Buffer, at: number) => bytes.subarray(at, bytes.indexOf(0, at)).toString();

/** Returns the name of the prepared statement that a message makes, uses or closes, empty where it has none; undefined for other messages. */
function nameIn(bytes: Buffer): string | undefined {
  if (bytes[0] === code.parse) return textAt(bytes, 5);
  if (bytes[0] === code.bind) return textAt(bytes, bytes.indexOf(0, 5) + 1);
  return bytes[0] === code.close && bytes[5] === 'S'.charCodeAt(0) ? textAt(bytes, 6) : undefined;
}

const ready = message('Z', Buffer.from([idle]));

/**
 * Starts a server on loopback that speaks PostgreSQL's protocol as PgBouncer 1.18 does in transaction mode: each transaction gets the server connection that
 * has been idle longest, so the next one of a client gets another. Start-up options are refused. PostgreSQL itself answers.
 */
export async function startTransactionPooler(
  connectionString: string,
  { connections = 4, keepsAccount = false }: PoolerSettings = {},
): Promise<TransactionPooler> {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      return client;
    }),
  );
  const sockets = clients.map((client) => (client as unknown as { connection: { stream: Socket } }).connection.stream);
  const parsers = sockets.map((socket) => socket.listeners('data') as ((bytes: Buffer) => void)[]);
  for (const socket of sockets) socket.removeAllListeners('data');
  const free = [...sockets];
  const waiting: ((socket: Socket) => void)[] = [];
  const refused: string[] = [];
  let whenAllFree = () => {};
  const give = (socket: Socket) => {
    const next = waiting.shift();
    if (next !== undefined) {
      next(socket);
      return;
    }
    free.push(socket);
    if (free.length === sockets.length) whenAllFree();
  };

  const near = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    near.add(client);
    client.on('error', () => client.destroy());
    let hasBegun = false;
    let unread: Buffer = Buffer.alloc(0);
    const names = new Set<string>();
    let held: Socket | undefined;
    /** Number of queries and syncs sent to the held connection that it has not answered. */
    let unansweredCount = 0;
    let isWaiting = false;
    let queue: Buffer[] = [];

    const send = (socket: Socket, one: Buffer) => {
      if (one[0] === code.query || one[0] === code.sync) unansweredCount += 1;
      socket.write(one);
    };
    const answer = (socket: Socket) => {
      let unanswered: Buffer = Buffer.alloc(0);
      const pass = (bytes: Buffer) => {
        const { messages, rest } = split(Buffer.concat([unanswered, bytes]));
        unanswered = rest;
        for (const one of messages) {
          if (!client.destroyed) client.write(one);
          if (one[0] !== code.readyForQuery) continue;
          unansweredCount -= 1;
          if (unansweredCount > 0 || one[5] !== idle) continue;
          socket.off('data', pass);
          held = undefined;
          give(socket);
        }
      };
      socket.on('data', pass);
    };
    const forward = () => {
      if (held !== undefined) {
        for (const one of queue.splice(0)) send(held, one);
      } else if (queue.length > 0 && !isWaiting) {
        isWaiting = true;
        const take = (socket: Socket) => {
          isWaiting = false;
          if (client.destroyed) {
            give(socket);
            return;
          }
          held = socket;
          answer(socket);
          forward();
        };
        const socket = free.shift();
        if (socket === undefined) waiting.push(take);
        else take(socket);
      }
    };
    const read = (one: Buffer) => {
      if (one[0] === code.terminate) return;
      const name = keepsAccount ? nameIn(one) : undefined;
      if (name) {
        if (one[0] !== code.close && names.has(name) === (one[0] === code.parse)) {
          refused.push(name);
          client.end(fatal('prepared statement did not exist, or its name is already in use'));
          return;
        }
        if (one[0] === code.parse) names.add(name);
        if (one[0] === code.close) names.delete(name);
      }
      queue.push(one);
    };
    client.on('data', (bytes) => {
      unread = Buffer.concat([unread, bytes]);
      if (!hasBegun) {
        if (unread.length < 4 || unread.length < unread.readUInt32BE(0)) return;
        const start = unread.subarray(8, unread.readUInt32BE(0)).toString().split('\0');
        unread = unread.subarray(unread.readUInt32BE(0));
        hasBegun = true;
        if (start.includes('options')) {
          refused.push('options');
          client.end(fatal('unsupported startup parameter: options'));
          return;
        }
        client.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
      }
      const { messages, rest } = split(unread);
      unread = rest;
      for (const one of messages) read(one);
      forward();
    });
    client.on('close', () => {
      near.delete(client);
      queue = [];
      // A transaction that its client has left is rolled back; the answer to that frees the connection.
      if (held !== undefined) send(held, message('Q', Buffer.from('rollback\0')));
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const address = new URL(connectionString);
  address.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    for (const client of near) client.destroy();
    await new Promise((closed) => {
      server.close(closed);
    });
    // What is still being answered would reach a parser that expects no answer.
    await new Promise<void>((resolve) => {
      whenAllFree = resolve;
      if (free.length === sockets.length) resolve();
    });
    for (const [at, socket] of sockets.entries()) for (const parse of parsers[at] ?? []) socket.on('data', parse);
  };
  closeBeforeDatabase(async () => {
    await stop();
    await Promise.all(clients.map((client) => client.end()));
  });
  return {
    connectionString: address.href,
    refused,
    async listLeftovers() {
      await stop();
      const found = await Promise.all(
        clients.map(async (client) => {
          const { rows } = await client.query<{ found: string }>(
            `select 'lock ' || classid || ' ' || objid as found from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
             union all select 'table ' || relname from pg_class where relnamespace = pg_my_temp_schema() and relkind in ('r', 'v')
             union all select 'listen ' || channel from pg_listening_channels() channel
             union all select 'statement ' || name from pg_prepared_statements
               where name !~ '-[0-9a-f]{20}$'
             union all select 'setting ' || name from pg_settings
               where source = 'session' and name not in ('transaction_isolation', 'transaction_read_only', 'transaction_deferrable')`,
          );
          return rows.map((row) => row.found);
        }),
      );
      return found.flat();
    },
  };
}
