import { spanOf } from '#app/day/day-span.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { listBookmakerNames } from '#data/queries/odds/list-bookmaker-names.ts';
import { listComparedMatches } from '#data/queries/odds/list-compared-matches.ts';
import { type ComparedTournament, listComparedTournaments } from '#data/queries/odds/list-compared-tournaments.ts';
import { type Market, markets } from '#domain/odds/markets/markets.ts';
import { addDays, type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import { marketByName } from '../../components/market-names.ts';
import { isUsuallyAscending } from './grid-columns.ts';
import { type GridRow, toGridRow } from './grid-row.ts';
import type { OddsAddress } from './odds.address.ts';

/** Time for which the page is fresh: prices move all the time, so it is rendered again as often as a reader may expect, rather than at each move. */
const freshForMs = 5 * 60_000;
const matchesPerPage = 36;

export interface OddsView {
  /** The values of the address, without contradicting ones: a selection of another market, a competition of another country. */
  readonly address: OddsAddress;
  readonly market: Market;
  readonly days: readonly LocalDay[];
  /** The competitions with prices in the market on that day, the most important first. */
  readonly tournaments: readonly ComparedTournament[];
  /** The number of filtered matches, and of their pages. */
  readonly found: number;
  readonly pages: number;
  readonly rows: readonly GridRow[];
  /** The place of the chosen selection in its market; undefined when the best price of each selection is shown. */
  readonly selection: number | undefined;
  readonly now: Date;
}

/** Returns the odds of a day's matches in one market, as many as a page shows. */
export async function loadOdds(site: Site, requested: OddsAddress): Promise<OddsView> {
  const { locale } = site.words;
  const now = site.clock.now();
  const today = localDayOf(now, locale.zone);
  const days = [0, 1, 2].map((away) => addDays(today, away));
  const { from: dayBegins, to } = spanOf(days[requested.day] as LocalDay, locale.zone);
  const from = dayBegins > now ? dayBegins : now;
  site.page.dependOn('catalogue', 'tips');
  site.page.freshUntil(new Date(Math.min(now.getTime() + freshForMs, spanOf(today, locale.zone).to.getTime())));

  const market = marketByName[requested.market];
  const [tournaments, names] = await Promise.all([listComparedTournaments(site.db, { from, to, market }), listBookmakerNames(site.db)]);
  const filtered = consistent(requested, tournaments);
  const found = tournaments
    .filter(({ id, countrySlug }) => (filtered.league ?? id) === id && (filtered.country ?? countrySlug) === countrySlug)
    .reduce((sum, { matches }) => sum + matches, 0);
  const pages = Math.ceil(found / matchesPerPage);
  const address = { ...filtered, page: Math.max(1, Math.min(filtered.page, pages)) };
  const matches = await listComparedMatches(site.db, {
    ...{ from, to, market },
    tournamentId: address.league,
    country: address.country,
    order: address.sort,
    isAscending: isUsuallyAscending(address.sort) !== address.reversed,
    most: matchesPerPage,
    after: (address.page - 1) * matchesPerPage,
    locale: locale.tag,
  });
  const next = Math.min(...matches.filter(({ kickoffKnown }) => kickoffKnown).map(({ kickoffUtc }) => kickoffUtc.getTime()));
  if (Number.isFinite(next)) site.page.freshUntil(new Date(next));
  const selections: readonly string[] = markets[market].selections;
  return {
    address,
    market,
    days,
    tournaments,
    found,
    pages,
    rows: matches.map((match) => toGridRow(match, market, names, site.words.format.compare)),
    selection: address.selection === undefined ? undefined : selections.indexOf(address.selection),
    now,
  };
}

/** Returns an address without parts that its market does not have, and without a competition of another country. */
function consistent(address: OddsAddress, tournaments: readonly ComparedTournament[]): OddsAddress {
  const selections: readonly string[] = markets[marketByName[address.market]].selections;
  const league = tournaments.find(({ id }) => id === address.league);
  const isElsewhere = league !== undefined && address.country !== undefined && league.countrySlug !== address.country;
  const lacksSelection = address.selection !== undefined && !selections.includes(address.selection);
  return {
    ...address,
    ...(isElsewhere && { league: undefined }),
    ...(lacksSelection && { selection: undefined }),
    ...(address.sort === 'third' && selections.length < 3 && { sort: 'league', reversed: false }),
  };
}
