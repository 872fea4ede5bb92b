import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Max bytes that may wait for all clients together; a page of memory that waits for several counts several times. */
const defaultMaxBytes = 128_000_000;
const lookEveryMs = 500;

/**
 * Closes the connections with the most waiting bytes while more than `maxBytes` wait for all of them: clients that request large answers
 * and do not read them would fill the memory.
 */
export function limitWaitingBytes(server: Server, maxBytes = defaultMaxBytes): void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const looks = setInterval(() => {
    let waiting = 0;
    for (const { writableLength } of sockets) waiting += writableLength;
    if (waiting <= maxBytes) return;
    for (const socket of [...sockets].sort((one, other) => other.writableLength - one.writableLength)) {
      waiting -= socket.writableLength;
      socket.destroy();
      if (waiting <= maxBytes) return;
    }
  }, lookEveryMs);
  looks.unref();
  server.once('close', () => clearInterval(looks));
}
