import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Listener } from './site-listener.ts';

/** Limits to the requests that wait for their turn; a waiting one takes some four kilobytes. */
export interface WaitingLimits {
  /** Max number on one connection before no more is read from it. Browsers send none ahead. */
  readonly beforePause: number;
  /** Max number on one connection before it is closed: one reading may bring up to two thousand. */
  readonly ofConnection: number;
  /** Max number on all connections before those that send more are closed. */
  readonly inAll: number;
}

const usualLimits: WaitingLimits = { beforePause: 16, ofConnection: 1_000, inAll: 10_000 };

interface Connection {
  /** The answer under way, or the last one. */
  current: ServerResponse;
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[];
}

/**
 * Returns a listener that answers the requests of a connection one after the other, however many a client sends before it reads an answer:
 * answers can be sent in that order only, and one that is made before its turn takes memory.
 */
export function oneAtATime(listener: Listener, limits = usualLimits): Listener {
  const connections = new WeakMap<Socket, Connection>();
  let waitingInAll = 0;

  function open(socket: Socket, current: ServerResponse): void {
    const connection: Connection = { current, waiting: [] };
    connections.set(socket, connection);
    socket.once('close', () => {
      waitingInAll -= connection.waiting.length;
      connection.waiting.length = 0;
    });
  }

  function wait(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    const { current, waiting } = connection;
    const { socket } = request;
    if (socket.destroyed) return;
    if (waiting.length === 0) current.once('close', () => answerNext(connection, socket));
    waiting.push([request, response]);
    waitingInAll += 1;
    if (waiting.length > limits.ofConnection || waitingInAll > limits.inAll) socket.destroy();
    // Node resumes reading when it has parsed this request, so that a pause must come after that.
    else if (waiting.length === limits.beforePause) process.nextTick(readOn, connection, socket);
  }

  /** Goes on reading from a connection, or pauses it while too many of its requests wait. */
  function readOn({ waiting }: Connection, socket: Socket): void {
    if (waiting.length < limits.beforePause) socket.resume();
    else socket.pause();
  }

  function answerNext(connection: Connection, socket: Socket): void {
    if (socket.destroyed) return;
    const next = connection.waiting.shift();
    if (next === undefined) return;
    waitingInAll -= 1;
    const [request, response] = next;
    connection.current = response;
    if (connection.waiting.length > 0) response.once('close', () => answerNext(connection, socket));
    readOn(connection, socket);
    listener(request, response);
  }

  return (request, response) => {
    const connection = connections.get(request.socket);
    if (connection === undefined) open(request.socket, response);
    else if (connection.waiting.length > 0 || !connection.current.closed) return wait(connection, request, response);
    else connection.current = response;
    listener(request, response);
  };
}
