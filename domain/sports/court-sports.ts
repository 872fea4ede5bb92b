import type { BasketballBet } from './basketball/basketball-bet.ts';
import type { BasketballCourse, BasketballFacts, BasketballPlay } from './basketball/basketball-play.ts';
import type { CourtSport } from './sport.ts';
import type { TennisBet } from './tennis/tennis-bet.ts';
import type { TennisCourse, TennisFacts, TennisPlay } from './tennis/tennis-play.ts';

/** The types of each sport beside football: the compiler asks the same of each. */
interface CourtSportTypes
  extends Record<CourtSport, { play: object; facts: object; course: object; bet: { market: string; selection: string } }> {
  tennis: { play: TennisPlay; facts: TennisFacts; course: TennisCourse; bet: TennisBet };
  basketball: { play: BasketballPlay; facts: BasketballFacts; course: BasketballCourse; bet: BasketballBet };
}

/** A match as it stands or as it ended. */
export type PlayOf<Name extends CourtSport> = CourtSportTypes[Name]['play'];
/** The facts of a match that do not change while it is played. */
export type FactsOf<Name extends CourtSport> = CourtSportTypes[Name]['facts'];
/** The course of a match, where a source tells it. */
export type CourseOf<Name extends CourtSport> = CourtSportTypes[Name]['course'];
/** One selection of one market of a sport. */
export type BetOf<Name extends CourtSport> = CourtSportTypes[Name]['bet'];
export type CourtMarket = BetOf<CourtSport>['market'];
