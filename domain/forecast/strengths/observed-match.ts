import type { Goals } from '#domain/match/match-score.ts';
import type { ImpliedGoals } from '../goals/implied-goals.ts';

/** The facts about a match's competition that the ratings need. */
export interface TournamentOfMatch {
  readonly id: number;
  /** A country's slug; for a competition across countries the name of its area ('europe'). */
  readonly country: string;
  readonly kind: 'league' | 'cup';
  /** 1 is the highest league of a country; undefined when unknown or meaningless. */
  readonly tier?: number;
  /** True when the tier is a guess and not reported by a source: in truth the league may be above or below others. */
  readonly tierIsGuessed?: boolean;
  readonly women: boolean;
  /** The places of its table above which and below which clubs end differently, as `contestedPlaces` returns them; absent or empty when not known. */
  readonly contestedPlaces?: readonly number[];
}

/** A match to come, with the facts that a forecast uses. Clubs are numbers. */
export interface Fixture {
  readonly tournament: TournamentOfMatch;
  readonly home: number;
  readonly away: number;
  /** Days from 1970-01-01 to the kick-off's day, UTC. */
  readonly kickoffDay: number;
  /** True when played at neither side's ground. */
  readonly neutral?: boolean;
  /** True when played without spectators. */
  readonly closedDoors?: boolean;
  /** The clubs of the league in the match's own season; undefined when they are not known, and in a cup. */
  readonly leagueClubs?: readonly number[];
}

/** Counts of the home side and of the away side. */
export type SidePair = readonly [home: number, away: number];

/** A match that was played to its end. Goals are after ninety minutes; what is not known is absent. */
export interface ObservedMatch extends Fixture {
  readonly goals: Goals;
  readonly halfTime?: Goals;
  readonly shots?: SidePair;
  readonly shotsOnTarget?: SidePair;
  readonly corners?: SidePair;
  /** Yellow and red cards, each counted once. */
  readonly cards?: SidePair;
  /** Expected goals of each side by its shots. No forecast uses them yet: decision 107 says where a filter of them goes once a season of them can be fitted. */
  readonly expectedGoals?: SidePair;
  /** The goals implied by the last prices before kick-off. */
  readonly impliedGoals?: ImpliedGoals;
}
