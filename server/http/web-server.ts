import { createServer, type Server } from 'node:http';
import { limitWaitingBytes } from './limit-waiting-bytes.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { Listener } from './site-listener.ts';

export interface WebServer {
  readonly port: number;
  /** The server, for other protocols on the same port. */
  readonly server: Server;
  /** Sets the listener for requests from now on and for those already waiting for it. */
  answerWith(listener: Listener): void;
  /** Accepts no new connections and waits, for at most so many seconds, until the open requests are answered. */
  stop(maxSeconds: number): Promise<void>;
}

/**
 * Milliseconds after which a connection is closed on which no byte moves, between two requests or within one: longer than the usual 60
 * seconds of a load balancer, so that the balancer is the one to close it.
 */
const usualSilentMs = 65_000;
const closeIdleEveryMs = 50;

/** Opens the port at once, so that a port in use is noticed before anything is started; requests wait until the site answers. */
export async function openWebServer(port: number, host: string, silentMs = usualSilentMs): Promise<WebServer> {
  let listener: Listener | undefined;
  let waiting: (() => void)[] = [];
  // `setTimeout` below holds between two requests as well, so that a second rule for that time is not needed.
  // The body of a request without one is not read, so that Node need not play an empty stream.
  const answer = oneAtATime((request, response) => {
    if (listener === undefined) waiting.push(() => listener?.(request, response));
    else listener(request, response);
  });
  const server = createServer({ keepAliveTimeout: 0, optimizeEmptyRequests: true }, answer);
  limitWaitingBytes(server);
  server.setTimeout(silentMs);
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      listening();
    });
  });
  return {
    port: (server.address() as { port: number }).port,
    server,
    answerWith(given) {
      listener = given;
      for (const begin of waiting) begin();
      waiting = [];
    },
    async stop(maxSeconds) {
      // A connection that is kept alive falls idle after its last answer, and would otherwise stay open.
      const idle = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
      const impatience = setTimeout(() => server.closeAllConnections(), maxSeconds * 1_000);
      await new Promise<void>((closed) => {
        server.close(() => closed());
      });
      clearInterval(idle);
      clearTimeout(impatience);
    },
  };
}
