import type { Reliability } from '#domain/forecast/forecast.ts';
import { basketballModel } from './basketball/basketball-model.ts';
import type { CourtOpinion } from './court-prices.ts';
import type { Pair } from './pair.ts';
import type { CourtSport } from './sport.ts';
import type { BetOf, FactorsOf, FactsOf, ForecastOf, PlayOf } from './sport-types.ts';
import { tennisModel } from './tennis/tennis-model.ts';

/** A match as the model of its sport sees it, by the numbers of its sides. Days are those of playing-day.ts. */
export interface CourtFixture<Name extends CourtSport> {
  readonly sides: Pair<number>;
  readonly day: number;
  readonly season: string;
  readonly facts: FactsOf<Name>;
}

/** A match that is over, with each bookmaker's last prices from before it. */
export interface PlayedCourtMatch<Name extends CourtSport> extends CourtFixture<Name> {
  readonly play: PlayOf<Name>;
  readonly quotes: readonly CourtOpinion[];
}

/** The forecast of a match before any of its own prices is known. */
export interface UnpricedForecast<Name extends CourtSport> {
  /** From results alone. */
  readonly model: ForecastOf<Name>;
  /** From the prices of earlier matches as well; undefined while few of them had any. */
  readonly marketInformed: ForecastOf<Name> | undefined;
  readonly reliability: Reliability;
  readonly factors: FactorsOf<Name>;
}

/** A walk through the matches of a sport in the order of their days. */
export interface CourtWalk<Name extends CourtSport> {
  /** Returns what is to be said of a match after everything that was observed. Nothing is changed by it. */
  forecast(fixture: CourtFixture<Name>): UnpricedForecast<Name>;
  observe(match: PlayedCourtMatch<Name>): void;
}

export interface CourtModel<Name extends CourtSport> {
  /** Begins a walk that knows nothing yet. */
  createWalk(): CourtWalk<Name>;
  /**
   * Returns the forecast that the prices of the match itself stand for, their margin taken out; undefined where nobody prices the winner.
   *
   * @param before the best forecast without them, which stands for what they do not tell
   */
  priced(before: ForecastOf<Name>, quotes: readonly CourtOpinion[]): ForecastOf<Name> | undefined;
  /** Returns the chance of the side named first. */
  firstWins(forecast: ForecastOf<Name>): number;
  /** Returns the chance that a forecast gives to a bet, returned stakes left out. */
  chanceOf(bet: BetOf<Name>, forecast: ForecastOf<Name>, facts: FactsOf<Name>): number;
}

export const courtModels: { readonly [Name in CourtSport]: CourtModel<Name> } = { tennis: tennisModel, basketball: basketballModel };
