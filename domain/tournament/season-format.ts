import type { Stage } from './round.ts';
import type { TableZone } from './table-zone.ts';

/**
 * The format of a competition's season: stages in the order in which they are played. It alone determines what is counted, carried over and
 * compared; `data/catalogue/formats/` has the formats of competitions.
 */
export interface SeasonFormat {
  readonly stages: readonly StageFormat[];
}

export type StageFormat = TableStage | KnockOutStage | TotalStage;

/** The kinds of stages with tables: one table, groups, conferences that also play each other, and the parts of a table that was split. */
export const tableStageKinds = ['league', 'groups', 'conferences', 'split'] as const;
export type TableStageKind = (typeof tableStageKinds)[number];

/** A stage of matches that make tables. */
export interface TableStage {
  readonly id: string;
  readonly kind: TableStageKind;
  /** One table in a league; the groups in any other stage. A table of clubs that are drawn represents all groups of the draw. */
  readonly tables: readonly TableFormat[];
  /** The stage that also counts these matches, such as the regular season for the games of a cup's groups. */
  readonly within?: string;
  /** True for a stage of another competition, which some sources list with this one and others do not. */
  readonly isOfOther?: boolean;
}

/** A table of a stage: its clubs, the number of their meetings, the points and records that they carry over, and the criteria of their order. */
export interface TableFormat {
  readonly id: string;
  readonly participants: Participants;
  /** The number of its clubs; further clubs, those with the fewest matches, are guests of a play-off, or were struck out. */
  readonly clubs?: number;
  /** The number of times that each two of its clubs meet in this stage. */
  readonly meetings?: number;
  /** The number of matches of each club in this stage, when clubs also play those of other groups or meet unequally often. */
  readonly matchesPerClub?: number;
  readonly carry: Carry;
  /** The points for a win; a draw is one point. */
  readonly pointsForWin?: 2 | 3;
  readonly order: readonly Criterion[];
  readonly zones?: readonly TableZone[];
}

/** The clubs of a table or of a knock-out. */
export type Participants =
  /** All clubs of the season. */
  | { readonly from: 'all' }
  /** The clubs of these places in an earlier stage: in each of its tables, unless one is named; only the `best` of them, where that is set. */
  | { readonly from: 'places'; readonly stage: string; readonly table?: string; readonly places: readonly number[]; readonly best?: number }
  /** The members of a group that was drawn or is named by the source; known from the source, or from the clubs that meet each other. */
  | { readonly from: 'draw'; readonly group?: string };

/** The points and matches that clubs carry over from the stage before. */
export interface Carry {
  readonly points: 'none' | 'all' | 'half-up' | 'half-down' | 'fifth-of-lead';
  /** True when matches and goals of the stages before count in this table too. */
  readonly record: boolean;
}

/** A knock-out or a play-in; its matches count in no table. */
export interface KnockOutStage {
  readonly id: string;
  readonly kind: 'knock-out' | 'play-in';
  readonly participants: readonly Participants[];
  /** True when its clubs play for the places that they hold together, so that the table does not decide these. */
  readonly decidesPlaces?: boolean;
}

/** A table that adds up stages, such as the annual table of Apertura and Clausura. */
export interface TotalStage {
  readonly id: string;
  readonly kind: 'total';
  readonly of: readonly string[];
  readonly order: readonly Criterion[];
  readonly zones?: readonly TableZone[];
}

/** A count of a club's matches; more is better. */
export const countCriteria = [
  'points',
  'points-per-match',
  'win-percentage',
  'wins',
  'goal-difference',
  'goals',
  'away-goals',
  'away-wins',
] as const;
export type CountCriterion = (typeof countCriteria)[number];

/**
 * A criterion other than a count of a club's matches: the rounding of its halved points, its place in the stage before, a lot, an extra
 * match. The last two are settled ties; until they are settled the clubs stay level.
 */
export const otherCriteria = ['rounded-first', 'rounded-last', 'place-before', 'lots', 'extra-match'] as const;
export type OtherCriterion = (typeof otherCriteria)[number];

export type Criterion = SimpleCriterion | MoreThanTwo | StartAgain;

export type SimpleCriterion = CountCriterion | OtherCriterion | HeadToHead | LeaderOf | WithinTableOf;

/** The matches among the clubs that are level. */
export interface HeadToHead {
  readonly headToHead: readonly CountCriterion[];
  /** True when the criteria start again with only the matches among those clubs that are still level. */
  readonly restart: boolean;
  /** True when the criterion counts only once the level clubs have played all matches among them. */
  readonly onceAllPlayed: boolean;
  /** The matches of this stage, or of the whole season so far. */
  readonly over: 'stage' | 'season';
}

/** The first of a table of another stage, such as a division's, ranks before other clubs. */
export interface LeaderOf {
  readonly leaderOf: string;
}

/** The matches against clubs of the same table of a stage, such as a division's; it ranks only clubs that are all of one table. */
export interface WithinTableOf {
  readonly withinTableOf: string;
  readonly count: CountCriterion;
}

/** A criterion that is skipped when only two clubs are level. */
export interface MoreThanTwo {
  readonly moreThanTwo: SimpleCriterion;
}

/** Criteria that start again with the first, for the clubs that are still level, as soon as one of them separates some of the level clubs. */
export interface StartAgain {
  readonly startAgain: readonly (SimpleCriterion | MoreThanTwo)[];
}

/** Returns true for a stage that has tables of its matches. */
export function isTableStage(stage: StageFormat): stage is TableStage {
  return (tableStageKinds as readonly string[]).includes(stage.kind);
}

const roundsOfKind: Record<TableStageKind, readonly Stage[]> = {
  league: ['matchday', 'league-phase'],
  conferences: ['matchday', 'league-phase', 'group'],
  groups: ['matchday', 'group', 'league-phase'],
  /* Sources call the upper part of a split "play-offs" and the lower "play-outs". */
  split: ['matchday', 'group', 'championship-round', 'relegation-round', 'play-off', 'relegation-play-off'],
};

/** Returns true when a match of a round that the source names may belong to a stage. */
export function mayHold(stage: TableStage, round: Stage): boolean {
  return roundsOfKind[stage.kind].includes(round);
}
