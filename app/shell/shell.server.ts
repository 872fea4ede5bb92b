import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '#app/site-context.server.ts';

/** What the frame around every page needs. */
export function loadShell({ context }: LoaderFunctionArgs): { siteName: string; demonstration: boolean } {
  const site = context.get(siteContext);
  return { siteName: site.name, demonstration: site.dataset === 'demonstration' };
}
