import { connect, createServer, type Socket } from 'node:net';

export interface PurgeGate {
  /** The address to which the site sends purges. */
  readonly url: string;
  /** Lets no purge through until `open` is called: connections are refused by being closed. */
  close(): void;
  open(): void;
  stop(): Promise<void>;
}

/** Opens a gate before the socket for purges of an edge, by which they can be made to fail while the edge goes on. */
export async function openPurgeGate(port: number): Promise<PurgeGate> {
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((from) => {
    if (!isOpen) return void from.destroy();
    const to = connect(port, '127.0.0.1');
    for (const socket of [from, to]) {
      sockets.add(socket);
      // What one end does is done to the other; its error is the site's to notice.
      socket.on('error', () => {});
      socket.once('close', () => {
        sockets.delete(socket);
        from.destroy();
        to.destroy();
      });
    }
    from.pipe(to);
    to.pipe(from);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}/`,
    close() {
      isOpen = false;
      cut();
    },
    open() {
      isOpen = true;
    },
    stop() {
      cut();
      return new Promise((closed) => void server.close(() => closed()));
    },
  };
}
