import { spanOf } from '#app/day/day-span.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { listBookmakerNames } from '#data/queries/odds/list-bookmaker-names.ts';
import { listLeadingQuotes } from '#data/queries/odds/list-leading-quotes.ts';
import { listPricedTournaments, type PricedTournament } from '#data/queries/odds/list-priced-tournaments.ts';
import { averageMargins, bestPriceMargins, type PriceMove, type PriceNowAndBefore, priceMoves } from '#domain/odds/price-moves.ts';
import { addDays, type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import type { OddsMovementsAddress } from './odds-movements.address.ts';
import { describeMoves, type ShownMove } from './shown-moves.server.ts';
import { toMarginTable } from './to-margin-table.ts';

const hourMs = 3_600_000;
/** Max age of the page: prices move constantly, and each of them would invalidate it. */
const freshForMs = 5 * 60_000;
const comparedAfterMs = 24 * hourMs;
const minBookmakers = 3;
const maxMatches = 40;
const movesShown = 10;
/** Min change of a price, as a share: half a per cent either way is rounding of the price ladder. */
const minChange = 0.005;

export interface OddsMovementsView {
  readonly address: OddsMovementsAddress;
  readonly days: readonly LocalDay[];
  readonly tournaments: readonly PricedTournament[];
  /** The number of matches in the figures, and the number of all priced matches. */
  readonly matches: { readonly read: number; readonly all: number };
  readonly shortened: readonly ShownMove[];
  readonly drifted: readonly ShownMove[];
  readonly margins: ReturnType<typeof toMarginTable>;
  readonly now: Date;
}

/** Returns the prices that have moved most within a day, and the bookmakers' margins, for the leading matches of one of the coming days. */
export async function loadOddsMovements(site: Site, address: OddsMovementsAddress): Promise<OddsMovementsView> {
  const { locale } = site.words;
  const now = site.clock.now();
  const today = localDayOf(now, locale.zone);
  const days = [0, 1, 2].map((away) => addDays(today, away));
  const { from: dayBegins, to } = spanOf(days[address.day] as LocalDay, locale.zone);
  const from = dayBegins > now ? dayBegins : now;
  site.page.dependOn('catalogue');
  site.page.freshUntil(new Date(Math.min(now.getTime() + freshForMs, spanOf(today, locale.zone).to.getTime())));

  const [tournaments, quotes, names] = await Promise.all([
    listPricedTournaments(site.db, from, to),
    listLeadingQuotes(
      site.db,
      { from, to, now, tournamentId: address.league, most: maxMatches },
      new Date(now.getTime() - comparedAfterMs),
    ),
    listBookmakerNames(site.db),
  ]);
  return toView(site, { address, days, tournaments, quotes, names, now });
}

async function toView(
  site: Site,
  read: {
    readonly address: OddsMovementsAddress;
    readonly days: readonly LocalDay[];
    readonly tournaments: readonly PricedTournament[];
    readonly quotes: readonly PriceNowAndBefore[];
    readonly names: ReadonlyMap<string, string>;
    readonly now: Date;
  },
): Promise<OddsMovementsView> {
  const { address, days, tournaments, quotes, names, now } = read;
  const moves = priceMoves(quotes, minBookmakers);
  const wanted = [
    maxMoved(moves.filter(({ change }) => change <= -minChange)),
    maxMoved(moves.filter(({ change }) => change >= minChange).reverse()),
  ];
  const [shortened = [], drifted = []] = await describeMoves(site, wanted, quotes, {
    before: new Date(now.getTime() - comparedAfterMs),
    now,
  });
  const all = tournaments
    .filter(({ id }) => address.league === undefined || id === address.league)
    .reduce((sum, { matches }) => sum + matches, 0);
  return {
    address,
    days,
    tournaments,
    matches: { read: new Set(quotes.map(({ matchId }) => matchId)).size, all },
    shortened,
    drifted,
    margins: toMarginTable(averageMargins(quotes), bestPriceMargins(quotes), names),
    now,
  };
}

/** Returns the first moves, with one selection per match and market: a price that shortens on one side lengthens on the other. */
function maxMoved(moves: readonly PriceMove[]): PriceMove[] {
  const seen = new Set<string>();
  const first = moves.filter(({ matchId, bet: { market } }) => !seen.has(`${matchId} ${market}`) && seen.add(`${matchId} ${market}`));
  return first.slice(0, movesShown);
}
