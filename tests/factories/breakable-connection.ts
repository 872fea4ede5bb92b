import { connect, createServer, type Socket } from 'node:net';
import { closeBeforeDatabase } from './test-database.ts';

export interface BreakableConnection {
  /** The database's address through this connection. */
  readonly connectionString: string;
  /** Ends all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Passes nothing on and ends nothing, as a server that hangs, until it is cut. */
  freeze(): void;
  mend(): Promise<void>;
}

/** Returns a connection to the database that a test can cut, as a network does. */
export async function createBreakableConnection(connectionString: string): Promise<BreakableConnection> {
  const target = new URL(connectionString);
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    if (frozen) {
      sockets.add(near);
      near.on('error', () => near.destroy());
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const listen = (port: number) =>
    new Promise<void>((listening) => {
      server.listen(port, '127.0.0.1', listening);
    });
  await listen(0);
  const { port } = server.address() as { port: number };
  const freeze = () => {
    frozen = true;
    for (const socket of sockets) socket.unpipe();
  };
  const cut = () =>
    new Promise<void>((closed) => {
      frozen = false;
      server.close(() => closed());
      for (const socket of sockets) socket.destroy();
    });
  closeBeforeDatabase(async () => (server.listening ? cut() : undefined));
  const address = new URL(target);
  address.host = `127.0.0.1:${port}`;
  return { connectionString: address.href, cut, freeze, mend: () => listen(port) };
}
