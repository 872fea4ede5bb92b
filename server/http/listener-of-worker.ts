import { Representation } from './representation.ts';
import { sendRepresentation } from './send-representation.ts';
import type { Listener, SiteListenerParts } from './site-listener.ts';

/** The paths that operators' programs request of every process. */
const ofOperators = /^\/(healthz|readyz|metrics)(\?|$)/;

/** Returns the listener of a process that only runs jobs: it passes what operators request on to the site's, and answers 404 to the rest. */
export function listenerOfWorker(
  site: Listener,
  { requestId, securityHeaders }: Pick<SiteListenerParts, 'requestId'> & { readonly securityHeaders: readonly string[] },
): Listener {
  const nothing = new Representation({
    status: 404,
    body: Buffer.from('Not Found: this process runs jobs; the site is served by others\n'),
    contentType: 'text/plain; charset=utf-8',
    cacheControl: 'no-store',
    headers: securityHeaders,
  });
  return (request, response) => {
    if (ofOperators.test(request.url ?? '/')) site(request, response);
    else sendRepresentation(request, response, nothing, requestId(request));
  };
}
