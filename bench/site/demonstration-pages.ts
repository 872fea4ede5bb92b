import { visitorHeaders } from '../load/visitor-headers.ts';
import type { DemonstrationSite } from './demonstration-site.ts';

/** Returns the pages that a visitor is measured on: the home page, that of its first match, and an article. */
export async function samplePagesOf(
  site: DemonstrationSite,
): Promise<{ readonly home: string; readonly match: string; readonly article: string }> {
  const home = await (await fetch(`${site.address}/`, { headers: visitorHeaders })).text();
  const match = /<li[^>]* data-match="[\s\S]*?href="(\/[^"/]+)"/.exec(home)?.[1];
  if (match === undefined) throw new Error('the home page shows no match');
  return { home: '/', match, article: '/betting-academy/expected-value' };
}
