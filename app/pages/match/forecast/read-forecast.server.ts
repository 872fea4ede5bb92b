import type { Queryable } from '#data/database/database.ts';
import { getMatchForecast } from '#data/queries/forecast/get-match-forecast.ts';
import { listForecastMoves } from '#data/queries/forecast/list-forecast-moves.ts';
import { listQuotesOfMatches } from '#data/queries/forecast/list-quotes-of-matches.ts';
import { listPresentOffers, type PresentOffer } from '#data/queries/ledger/list-present-offers.ts';
import { listTipsOfMatch, type MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';
import { listBookmakerNames } from '#data/queries/odds/list-bookmaker-names.ts';
import { tipRule } from '#domain/tip/tip-rule.ts';
import type { ForecastWithQuotes } from './forecast-view.server.ts';

const hourMs = 3_600_000;

/** The forecast and the tips of a match, with the names of the bookmakers. */
export interface ForecastAndTips {
  readonly forecast: ForecastWithQuotes | undefined;
  /** The one of the greatest value first. */
  readonly tips: readonly MatchTip[];
  readonly bookmakerNames: ReadonlyMap<string, string>;
  /** The present price of each open tip, by its number. */
  readonly offers: ReadonlyMap<number, PresentOffer>;
}

/** Reads the forecast and the tips of a match, with present prices; names in the locale given. */
export async function readForecast(db: Queryable, matchId: number, locale: string, now: Date): Promise<ForecastAndTips> {
  const [forecast, tips, bookmakerNames] = await Promise.all([
    readPriced(db, matchId),
    listTipsOfMatch(db, matchId, locale),
    listBookmakerNames(db),
  ]);
  return { forecast, tips, bookmakerNames, offers: await listPresentOffers(db, tips, now) };
}

/** Returns the forecast with its course and the prices that it took in: those of the time when prices were last looked at. */
async function readPriced(db: Queryable, matchId: number): Promise<ForecastWithQuotes | undefined> {
  const [forecast, courses] = await Promise.all([getMatchForecast(db, matchId), listForecastMoves(db, [matchId])]);
  if (forecast === undefined) return undefined;
  const moves = courses.get(matchId) ?? [];
  if (forecast.pricedAt === null) return { ...forecast, moves, quotes: [], freshFrom: new Date(0) };
  const quotes = await listQuotesOfMatches(db, [matchId], forecast.pricedAt);
  return { ...forecast, moves, quotes, freshFrom: new Date(forecast.pricedAt.getTime() - tipRule.greatestPriceAgeHours * hourMs) };
}
