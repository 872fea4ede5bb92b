import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes connections on which no byte has moved for `silentMs` to twice as long, whatever the other side waits for, and returns a function
 * that ends this. Node's own way sets a timer anew with every request and every answer, which is a good part of the cost of an answer from
 * memory.
 */
export function closeSilentConnections(server: Server, silentMs: number): () => void {
  const bytesMoved = new Map<Socket, number>();
  server.on('connection', (socket) => {
    bytesMoved.set(socket, Number.NaN);
    socket.once('close', () => bytesMoved.delete(socket));
  });
  const watch = setInterval(() => {
    for (const [socket, before] of bytesMoved) {
      const now = socket.bytesRead + socket.bytesWritten;
      if (now === before) socket.destroy();
      else bytesMoved.set(socket, now);
    }
  }, silentMs).unref();
  return () => clearInterval(watch);
}
