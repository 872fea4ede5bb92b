import { locales } from '#app/i18n/locales.ts';
import { matchLinks } from '#tests/e2e/match-links.ts';
import { pathsOfPages } from '#tests/e2e/pages-of-every-kind.ts';
import type { Weighted } from './crowd/crowd.ts';

export interface FleetPages {
  readonly pages: readonly Weighted[];
  readonly livePages: readonly Weighted[];
}

/** Half of the readers read English, the others each of the other languages alike. */
const shareOfEnglish = 0.5;
/** Shares of the kinds of pages that readers open, in hundredths. */
const shares = { home: 30, live: 25, ofDay: 15, competitions: 8, clubs: 7, others: 15 };
const otherPages = [
  'tips',
  'forecasts',
  'odds',
  'leagues',
  'track-record',
  'tennis',
  'basketball',
  'streaks',
  'academy',
  'reviews',
  'sports-life',
] as const;

/** Returns the pages of a site with how often readers open them: the first of a kind most, the second half as often, the third a third. */
export async function listPages(site: string): Promise<FleetPages> {
  const home = await textOf(`${site}/`);
  const live = unique(
    rowsOf(home)
      .filter(({ isLive }) => isLive)
      .map(({ path }) => path),
  );
  const ofDay = unique(matchLinks(home)).filter((path) => !live.includes(path));
  if (live.length === 0) throw new Error('no match is being played');
  const page = await textOf(site + live[0]);
  const clubs = unique(
    [...home.matchAll(/href="(\/teams\/[\w-]+)"/g), ...page.matchAll(/href="(\/teams\/[\w-]+)"/g)].map(([, path]) => path as string),
  );
  const competitions = unique(
    [...home.matchAll(/href="(\/(?:england|germany|spain|italy|france|portugal|netherlands|scotland)\/[\w-]+)"/g)].map(
      ([, path]) => path as string,
    ),
  );
  const others = Object.values(await pathsOfPages(site, otherPages));
  const kinds = { home: ['/'], live, ofDay, competitions, clubs, others };
  const english = Object.entries(kinds).flatMap(([kind, paths]) => ranked(paths, shares[kind as keyof typeof shares]));
  return { pages: inLanguages(english), livePages: inLanguages([['/', 40], ...ranked(live, 60)]) };
}

/** Spreads a share over paths by their rank. */
function ranked(paths: readonly string[], share: number): Weighted[] {
  const sum = paths.reduce((total, _, at) => total + 1 / (at + 1), 0);
  return paths.map((path, at) => [path, share / (at + 1) / sum]);
}

function inLanguages(pages: readonly Weighted[]): Weighted[] {
  return locales.flatMap(({ prefix }) => {
    const share = prefix === '' ? shareOfEnglish : (1 - shareOfEnglish) / (locales.length - 1);
    return pages.map(([path, weight]): Weighted => [path === '/' ? prefix || '/' : prefix + path, weight * share]);
  });
}

function rowsOf(html: string): { readonly path: string; readonly isLive: boolean }[] {
  return [...html.matchAll(/<li [^>]*data-match="\d+"[^>]*><a [^>]*href="([^"]+)"/g)].map(([row, path]) => ({
    path: path as string,
    isLive: row.includes('data-status="live"'),
  }));
}

const unique = (paths: readonly string[]) => [...new Set(paths)];
const textOf = async (address: string) => (await fetch(address, { headers: { 'Accept-Language': 'en' } })).text();
