import type { BasketballBet } from './basketball/basketball-bet.ts';
import type { BasketballFactors } from './basketball/basketball-factors.ts';
import type { BasketballCourse, BasketballFacts, BasketballPlay } from './basketball/basketball-play.ts';
import type { BasketballForecast } from './basketball/basketball-ratings.ts';
import type { CourtSport } from './sport.ts';
import type { TennisBet } from './tennis/tennis-bet.ts';
import type { TennisFactors, TennisForecast } from './tennis/tennis-forecast.ts';
import type { TennisCourse, TennisFacts, TennisPlay } from './tennis/tennis-play.ts';

/** The types of each sport beside football: the compiler asks the same of each. */
interface CourtSportTypes
  extends Record<
    CourtSport,
    { play: object; facts: object; course: object; bet: { market: string; selection: string }; forecast: object; factors: object }
  > {
  tennis: {
    play: TennisPlay;
    facts: TennisFacts;
    course: TennisCourse;
    bet: TennisBet;
    forecast: TennisForecast;
    factors: TennisFactors;
  };
  basketball: {
    play: BasketballPlay;
    facts: BasketballFacts;
    course: BasketballCourse;
    bet: BasketballBet;
    forecast: BasketballForecast;
    factors: BasketballFactors;
  };
}

/** A match as it stands or as it ended. */
export type PlayOf<Name extends CourtSport> = CourtSportTypes[Name]['play'];
/** The facts of a match that do not change while it is played. */
export type FactsOf<Name extends CourtSport> = CourtSportTypes[Name]['facts'];
/** The course of a match, where a source tells it. */
export type CourseOf<Name extends CourtSport> = CourtSportTypes[Name]['course'];
/** One selection of one market of a sport. */
export type BetOf<Name extends CourtSport> = CourtSportTypes[Name]['bet'];
/** The forecast of a match: of its end, whatever is asked about it. */
export type ForecastOf<Name extends CourtSport> = CourtSportTypes[Name]['forecast'];
/** The facts of both sides that were known when a match was forecast. */
export type FactorsOf<Name extends CourtSport> = CourtSportTypes[Name]['factors'];
export type CourtMarket = BetOf<CourtSport>['market'];

/** The market of each sport on who wins, by which lists show prices. */
export const winnerMarkets = { tennis: 'match-winner', basketball: 'moneyline' } as const satisfies Readonly<
  Record<CourtSport, CourtMarket>
>;
