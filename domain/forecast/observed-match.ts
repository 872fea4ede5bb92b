import type { Goals } from '#domain/match/match-score.ts';
import type { ImpliedGoals } from './implied-goals.ts';

/** The facts about a match's competition that the ratings need. */
export interface TournamentOfMatch {
  readonly id: number;
  /** A country's slug; of a competition across countries the name of its area ('europe'). */
  readonly country: string;
  readonly kind: 'league' | 'cup';
  /** 1 is the highest league of a country; unknown or meaningless where undefined. */
  readonly tier?: number;
  /** True of a tier that nobody has told: the league may lie above or below others in truth. */
  readonly tierIsGuessed?: boolean;
  readonly women: boolean;
  /** The places of its table above which and below which clubs end differently, as `contestedPlaces` gives them; absent or empty where they are not known. */
  readonly contestedPlaces?: readonly number[];
}

/** A match to come, as far as a forecast looks at it. Clubs are numbers. */
export interface Fixture {
  readonly tournament: TournamentOfMatch;
  readonly home: number;
  readonly away: number;
  /** Days from 1970-01-01 to the kick-off's day, UTC. */
  readonly kickoffDay: number;
  /** Played at neither side's ground. */
  readonly neutral?: boolean;
  /** Played without spectators. */
  readonly closedDoors?: boolean;
  /** The clubs of the league in the match's own season; undefined where they are not known, and in a cup. */
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
  /** The goals that the shots of each side were worth. No forecast rests on them yet: decision 107 says where a filter of them goes once a season of them can be fitted. */
  readonly expectedGoals?: SidePair;
  /** The goals as the last prices before kick-off had them. */
  readonly impliedGoals?: ImpliedGoals;
}
