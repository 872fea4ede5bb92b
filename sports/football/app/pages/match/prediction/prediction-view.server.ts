import type { RecordOfBand } from '#app/opinions/record-of-band.server.ts';
import type { MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';
import type { MatchDetails } from '#data/queries/match/get-match.ts';
import type { FrozenPrediction } from '#data/queries/prediction/get-prediction-of-match.ts';
import type { Reliability } from '#domain/forecast/forecast.ts';
import { type ForecastBasis, headlineForecast } from '#domain/forecast/goals/headline-forecast.ts';
import { bookmakersOfLocale } from '#domain/jurisdiction/licences.ts';
import type { Language } from '#domain/language/languages.ts';
import { footballPlayOf, regularGoals } from '#domain/match/football-play.ts';
import { type Goals, outcomeOf } from '#domain/match/match-score.ts';
import { isRegularTime } from '#domain/match/match-status.ts';
import { likeliestEnd, predictMatch } from '#domain/prediction/predict-match.ts';
import { type PredictedEnd, type PredictedResult, predictedChance, predictedResults } from '#domain/prediction/prediction.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import { shownChances } from '#domain/story/shown-chances.ts';
import { offersOfQuotes } from '#domain/tip/offers-of-quotes.ts';
import type { ForecastWithQuotes } from '../forecast/forecast-view.server.ts';

/** Min time before the kick-off at which a prediction freezes, in milliseconds. */
export const lastFreezingMs = 15 * 60_000;

/** The best price for a result at a bookmaker with a licence in a country of the page's language. */
export interface ResultOffer {
  readonly decimalOdds: number;
  readonly bookmaker: string;
}

/** One of the three results: our chance of it, and its best price. */
export interface PredictedCell {
  readonly result: PredictedResult;
  readonly chance: number;
  /** The chance in whole hundredths, which sum to 1 with those of the other results. */
  readonly shownChance: number;
  readonly offer: ResultOffer | undefined;
  readonly isPredicted: boolean;
  readonly isTipped: boolean;
  /** True when the match is over and this is its result. */
  readonly came: boolean;
}

/**
 * The state of a prediction's record: to be frozen; waiting for the hour of the kick-off to be known; frozen; not recorded before the kick-off; or
 * not mentioned, as for a match that is off.
 */
export type PredictionRecordState =
  | { readonly kind: 'to-freeze' | 'no-hour' | 'not-on-record' | 'unsaid' }
  | ({ readonly kind: 'frozen' } & Pick<FrozenPrediction, 'sequence' | 'leaf' | 'publishedAt' | 'origin' | 'outcome'>);

/** The prediction of a match for its page. */
export interface MatchPrediction {
  readonly result: PredictedResult;
  /** The chance as its cell shows it. */
  readonly shownChance: number;
  /** The likeliest score with that result, and until it freezes also its chance. */
  readonly score: (Goals & { readonly chance: number | undefined }) | undefined;
  readonly cells: readonly PredictedCell[];
  readonly record: PredictionRecordState;
  /** The outcome of all predictions in the band of its chance, once it is right or wrong. */
  readonly ofBand: RecordOfBand | undefined;
  /** During the match: `right` or `wrong` by the current score. */
  readonly standing: 'right' | 'wrong' | undefined;
  /** The reliability of the forecast; undefined when only the frozen prediction is left. */
  readonly reliability: Reliability | undefined;
  /** The likeliest result by results alone, when it is a different one, and the basis that makes the difference. */
  readonly against:
    | { readonly result: PredictedResult; readonly chance: number; readonly basis: Exclude<ForecastBasis, 'model'> }
    | undefined;
}

interface PredictionFacts {
  readonly match: MatchDetails;
  readonly forecast: ForecastWithQuotes | undefined;
  readonly frozen: FrozenPrediction | undefined;
  readonly ofBand: RecordOfBand | undefined;
  readonly tips: readonly MatchTip[];
  readonly language: Language;
  readonly begun: boolean;
  readonly now: Date;
}

/** Returns the prediction of a match: the frozen one, else the current one of the forecast that knows most; undefined without either. */
export function toMatchPrediction({
  match,
  forecast,
  frozen,
  ofBand,
  tips,
  language,
  begun,
  now,
}: PredictionFacts): MatchPrediction | undefined {
  const end = frozen ?? (forecast && predictMatch('football', forecast));
  if (end === undefined) return undefined;
  const tipped = tips
    .filter(({ market, withdrawal }) => market === 'match-result' && withdrawal === null)
    .map(({ selection }) => selection);
  const goals = match.status === 'finished' ? regularGoals(match) : undefined;
  const came = goals && outcomeOf(goals);
  const offers = forecast === undefined ? undefined : bestOffers(forecast.quotes, language);
  const shown = shownChances({ home: end.homeChance, draw: end.drawChance ?? 0, away: end.awayChance });
  return {
    result: end.result,
    shownChance: shown[end.result],
    score: scoreOf(end, frozen === undefined ? forecast : undefined),
    cells: predictedResults.map((result) => ({
      result,
      chance: predictedChance({ ...end, result }),
      shownChance: shown[result],
      offer: offers?.get(result),
      isPredicted: result === end.result,
      isTipped: tipped.includes(result),
      came: result === came,
    })),
    record: recordStateOf(match, frozen, begun, now),
    ofBand,
    standing: standingOf(match, end.result),
    reliability: forecast?.reliability,
    against: forecast && againstResults(end, forecast),
  };
}

function scoreOf({ homeScore, awayScore }: PredictedEnd, forecast: ForecastWithQuotes | undefined): MatchPrediction['score'] {
  if (homeScore === null || awayScore === null) return undefined;
  const chance = forecast && likeliestEnd('football', headlineForecast(forecast).parameters).score?.chance;
  return { home: homeScore, away: awayScore, chance };
}

function bestOffers(quotes: ForecastWithQuotes['quotes'], language: Language): ReadonlyMap<string, ResultOffer> {
  const licensed = new Set(bookmakersOfLocale(language));
  const offers = offersOfQuotes<'football'>(quotes)
    .filter(({ bet, bookmaker }) => bet.market === 'match-result' && licensed.has(bookmaker))
    .sort((first, second) => first.decimalOdds - second.decimalOdds || (first.bookmaker < second.bookmaker ? 1 : -1));
  return new Map(offers.map(({ bet, decimalOdds, bookmaker }) => [bet.selection, { decimalOdds, bookmaker }]));
}

function recordStateOf(
  { status, kickoffKnown, kickoffUtc }: MatchDetails,
  frozen: FrozenPrediction | undefined,
  begun: boolean,
  now: Date,
): PredictionRecordState {
  if (frozen !== undefined) {
    const { sequence, leaf, publishedAt, origin, outcome } = frozen;
    return { kind: 'frozen', sequence, leaf, publishedAt, origin, outcome };
  }
  if (begun) return { kind: 'not-on-record' };
  if (status !== 'scheduled') return { kind: 'unsaid' };
  if (!kickoffKnown) return { kind: 'no-hour' };
  return { kind: now.getTime() < kickoffUtc.getTime() - lastFreezingMs ? 'to-freeze' : 'unsaid' };
}

/**
 * Returns `right` or `wrong` by the current score; undefined unless the match is in play. In extra time the score of the ninety minutes counts, if it
 * is known.
 */
function standingOf(match: MatchDetails, predicted: PredictedResult): MatchPrediction['standing'] {
  if (match.status !== 'live') return undefined;
  const { period, score, goals90 } = footballPlayOf(match);
  const present = period !== null && isRegularTime(period) ? score : goals90;
  if (present == null) return undefined;
  return outcomeOf(present) === predicted ? 'right' : 'wrong';
}

function againstResults({ result, basis }: PredictedEnd, { model }: ForecastWithQuotes): MatchPrediction['against'] {
  if (basis === 'model') return undefined;
  const alone = likeliestEnd('football', model).result;
  if (alone === result) return undefined;
  const { home, draw = 0, away } = rulesOf('football').model.headline(model);
  return { result: alone, chance: { home, draw, away }[alone], basis };
}
