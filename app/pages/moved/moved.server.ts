import type { LoaderFunctionArgs } from 'react-router';
import { presentPath } from '#app/former-addresses.ts';
import { splitLocalePath } from '#app/i18n/locales.ts';
import { movedForGood } from '#app/moved-for-good.server.ts';
import { siteContext } from '#app/site-context.server.ts';

/** Leads a navigation in the browser to where the page stands now; who asks for a document is led there before it comes to this. */
export function loader({ url, context }: LoaderFunctionArgs): never {
  const { pieces } = context.get(siteContext);
  const present = presentPath(splitLocalePath(url.pathname).path, pieces);
  throw present === undefined ? new Response(null, { status: 404 }) : movedForGood(present);
}
