import type { PageNotes, Site } from '#app/site/site-context.server.ts';
import { type LeagueCountry, listLeagueCountries } from '#data/queries/leagues/list-league-countries.ts';
import { type League, listLeagues } from '#data/queries/leagues/list-leagues.ts';
import { addDays, localDayOf, momentOf } from '#domain/time/local-day.ts';
import { loadFilling, type SiteFilling } from './filling/filling.server.ts';
import { type BestTips, loadBestTips } from './rails/best-tips.server.ts';

/** The content of the frame around every page. */
export interface Shell {
  readonly rail: Rail;
  readonly best: BestTips;
  /** The progress of filling the site with data; undefined when it is complete. */
  readonly filling: SiteFilling | undefined;
}

/** The left rail: the most important leagues, and every country. */
export interface Rail {
  readonly top: readonly League[];
  readonly countries: readonly LeagueCountry[];
  /** The number of leagues that have matches. */
  readonly leagues: number;
}

/** The specification's number of top tournaments. */
const topLeagues = 15;

/** Max age of the rail's counts of matches, so that not every new match invalidates every page. */
const oldestCountsMs = 600_000;

/** Returns the content of the frame around a page. */
export async function loadShell(site: Site): Promise<Shell> {
  const [rail, best, filling] = await Promise.all([loadRail(site), loadBestTips(site), loadFilling(site)]);
  return { rail, best, filling };
}

/** Returns the content of the left rail in the language of the page. */
export function loadRail(site: Site): Promise<Rail> {
  return site.fragment(`rail ${site.words.locale.code}`, (notes) => readRail(site, notes));
}

async function readRail(site: Site, notes: PageNotes): Promise<Rail> {
  const { zone } = site.words.locale;
  const now = site.clock.now();
  const today = localDayOf(now, zone);
  const from = momentOf(today, '00:00', zone);
  const to = momentOf(addDays(today, 1), '00:00', zone);
  const [top, countries] = await Promise.all([
    listLeagues(site.db, from, to, topLeagues).catch(failedToFetch('top tournaments')),
    listLeagueCountries(site.db, from, to).catch(failedToFetch('countries')),
  ]);
  notes.dependOn('catalogue');
  notes.freshUntil(to);
  notes.renewAfter(new Date(now.getTime() + oldestCountsMs));
  const { format } = site.words;
  return {
    top,
    countries: countries.sort((first, second) => format.compare(format.region(first.region), format.region(second.region))),
    leagues: countries.reduce((sum, { tournamentIds }) => sum + tournamentIds.length, 0),
  };
}

/**
 * Returns a function that throws an error which names the data that could not be read. An outage, which was logged where it occurred, is
 * rethrown as the answer of the page.
 */
function failedToFetch(what: string): (cause: unknown) => never {
  return (cause) => {
    if (cause instanceof Response) throw cause;
    throw new Error(`Failed to fetch ${what}`, { cause });
  };
}
