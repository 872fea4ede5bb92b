// Imported first: the first listener replaces the global Response, and a mark of the former class that a page has been sent would not be recognised.
import '@hono/node-server/utils/response';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { SiteApp } from '#app/http/site-app.ts';
import type { Listener } from './site-listener.ts';

/** The host of a request without a Host header: HTTP/1.0 requires none, and load balancers use it to check whether a process lives. */
const hostWhereNoneIsNamed = 'localhost';

/**
 * Returns the listener of Node's server that runs the application. HEAD reaches the application as GET, and Node omits the body: with HEAD
 * the router would copy the answer and lose the mark that a page has been sent already.
 */
export function listenerOf(app: SiteApp): Listener {
  const listener = getRequestListener(
    (request, env) => {
      const served = request.method === 'HEAD' ? new Request(request.url, { headers: request.headers }) : request;
      return app.fetch(served, env as HttpBindings);
    },
    { hostname: hostWhereNoneIsNamed },
  );
  return (request, response) => void listener(request, response);
}
