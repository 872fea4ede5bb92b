import { createServer } from 'node:http';
import type { Metrics } from './metrics.ts';

/** A separate port for the figures, to which only this machine can connect. */
export interface MetricsServer {
  readonly address: string;
  stop(): Promise<void>;
}

const loopback = '127.0.0.1';

/** Opens the port and answers `/metrics` there, without a token. */
export async function openMetricsServer(port: number, metrics: Pick<Metrics, 'text' | 'contentType'>): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('There is nothing here but /metrics.\n');
      return;
    }
    response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(await metrics.text());
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, loopback, () => {
      server.off('error', failed);
      listening();
    });
  });
  return {
    address: `http://${loopback}:${(server.address() as { port: number }).port}/metrics`,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((closed) => {
        server.close(() => closed());
      });
    },
  };
}
