import type { Queryable } from '#data/database/database.ts';
import { getPricedForecast } from '#data/queries/forecast/get-priced-forecast.ts';
import { listPresentOffers, type PresentOffer } from '#data/queries/ledger/list-present-offers.ts';
import { listTipsOfMatch, type MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';
import type { MatchDetails } from '#data/queries/match/get-match.ts';
import { listBookmakerNames } from '#data/queries/odds/list-bookmaker-names.ts';
import type { Language } from '#domain/language/languages.ts';
import { listForecastMoves } from '../../../../data/queries/forecast/list-forecast-moves.ts';
import type { ForecastWithQuotes } from './forecast-view.server.ts';

/** The forecast and the tips of a match, with the names of the bookmakers. */
export interface ForecastAndTips {
  readonly forecast: ForecastWithQuotes | undefined;
  /** The tip of the highest value first. */
  readonly tips: readonly MatchTip[];
  readonly bookmakerNames: ReadonlyMap<string, string>;
  /** The current price of each open tip that can be taken, by its number. */
  readonly offers: ReadonlyMap<number, PresentOffer>;
}

/** Returns the forecast and the tips of a match, with current prices; names in the given locale. */
export async function readForecast(
  db: Queryable,
  match: Pick<MatchDetails, 'id' | 'pricesFrom'>,
  locale: Language,
  now: Date,
): Promise<ForecastAndTips> {
  const [forecast, courses, tips, bookmakerNames] = await Promise.all([
    getPricedForecast(db, match, now),
    listForecastMoves(db, [match.id]),
    listTipsOfMatch(db, match.id, locale),
    listBookmakerNames(db),
  ]);
  return {
    forecast: forecast && { ...forecast, moves: courses.get(match.id) ?? [] },
    tips,
    bookmakerNames,
    offers: await listPresentOffers(db, tips, now, locale),
  };
}
