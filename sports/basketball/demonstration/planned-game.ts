import type { Round } from '#domain/tournament/round.ts';
import type { BasketballClub } from '../data/catalogue/basketball-catalogue.ts';
import type { BasketballFacts } from '../domain/basketball-play.ts';
import type { League } from './league.ts';

/** A game with its place in the calendar and its hidden facts: the strength of the clubs on that day. */
export interface PlannedGame {
  readonly id: string;
  readonly league: League;
  readonly season: string;
  readonly round?: Round;
  readonly seed: number;
  readonly home: BasketballClub;
  readonly away: BasketballClub;
  /** The time at which it is finally played. */
  readonly tipOffMs: number;
  /** The time at which its fixture becomes known. */
  readonly announcedMs: number;
  /** Set for a game that was called off and set anew. */
  readonly postponed?: Postponed;
  readonly facts: BasketballFacts;
  readonly expected: ExpectedPoints;
}

export interface Postponed {
  readonly firstTipOffMs: number;
  readonly calledOffMs: number;
  readonly setAnewMs: number;
}

/** The expected lead of the home side and the expected sum of points once everything is known. */
export interface ExpectedPoints {
  readonly lead: number;
  readonly total: number;
}
