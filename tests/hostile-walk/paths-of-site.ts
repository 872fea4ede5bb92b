import { specialAddresses } from '#app/addresses/special-addresses.ts';
import { askRaw } from '#tests/factories/ask-raw.ts';

/** Addresses that answer something and that no page links to, at least not in this form. */
const unlinked = [
  ...[
    '/api/location',
    '/api/soccer/tournament/top',
    '/api/soccer/tournament/countries',
    '/api/soccer/tournament',
    '/api/soccer/slip',
    '/api/offers',
  ],
  ...[
    '/api/sign-up-guide',
    '/api/bonus-code/X',
    '/api/votes/soccer/1',
    '/api/openapi.json',
    '/api/icons/circle-flags.json',
    '/api/icons/circle-flags/gb.svg',
  ],
  ...[
    '/votes',
    '/bonus-code/X/copied',
    '/goto/bet365',
    '/goto/bet365/claimbonus',
    '/market/bet365/soccer/claimbonus',
    '/feed',
    '/fun-facts',
    '/metrics',
  ],
  ...[
    '/crest/1.svg',
    '/share/site/x.png',
    '/share/match/x/y.png',
    '/share/academy/x/y.png',
    '/builds/latest.json',
    '/assets/none.js',
    '/favicon.ico',
  ],
  ...['/robots.txt', '/sitemap.xml', '/sitemap/1.xml', '/healthz', '/readyz', '/track-record/ledger.json', '/track-record/ledger.csv'],
  ...[
    '/track-record/feed.xml',
    '/tips/feed.xml',
    '/tips/predictions.xml',
    '/articles.xml',
    '/search/suggestions',
    '/country-notices/GB',
    '/leagues/countries',
    '/alert-dialog?sport=tennis',
    '/leagues/part?country=england',
    '/votes/soccer/1',
    '/teams/x',
    '/a/b',
  ],
  ...Object.values(specialAddresses),
];

const maxLinked = 400;

/** Returns the addresses for a walk: those to which the first pages link, in their order, and those without a link. */
export async function pathsOfSite(address: string, host: string): Promise<string[]> {
  const pages = await Promise.all(['/', '/leagues', '/tips', '/academy', '/contact'].map((path) => askRaw(address, path, { host })));
  const linked = pages.flatMap(({ body }) => [...body.matchAll(/ href="(\/[^"/?#][^"?#]*)/g)].map(([, path = '']) => path));
  return [...new Set(['/', ...linked.slice(0, maxLinked), ...unlinked])];
}
