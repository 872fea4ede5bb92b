import type { PlayedMatch } from '#domain/tournament/club-record.ts';
import type { Carry, Criterion } from '#domain/tournament/season-format.ts';

/**
 * The rest of a season, by its format: the stages with their clubs, or the places that determine them, and the matches that are known.
 * Clubs are indices in `clubs`.
 */
export interface SeasonPlan {
  /** The clubs of the season, in the order for those that are level in everything. */
  readonly clubs: readonly number[];
  readonly stages: readonly (PlannedStage | PlannedTotal)[];
  readonly played: readonly PlayedMatch[];
  /** The matches to be played whose clubs are known, including those without a day yet. */
  readonly awaited: readonly AwaitedFixture[];
  /** The number of matches of later stages whose clubs follow from places. */
  readonly laterMatches: number;
  readonly places: PlannedPlaces;
  /** The clubs level on points whose order has been settled, by their rank. */
  readonly ranks: ReadonlyMap<number, number>;
}

/** A match to be played; `kickoffUtc` is null when it has no day yet. */
export interface AwaitedFixture {
  readonly homeId: number;
  readonly awayId: number;
  readonly kickoffUtc: Date | null;
}

export interface PlannedStage {
  readonly id: string;
  readonly tables: readonly PlannedTable[];
  /** The matches of the stage that are known, as their numbers: those played first, then those awaited. */
  readonly matches: readonly number[];
  /** True when the matches are also those of an earlier stage. */
  readonly isWithin: boolean;
}

export interface PlannedTable {
  readonly id: string;
  readonly group: string | null;
  /** The clubs, or the places from which they will come. */
  readonly clubs: readonly number[] | PlacesOfTables;
  /** True when the clubs are known and enter in the order of places that may still change. */
  readonly inOrderOfPlaces: boolean;
  readonly firstPlace: number;
  readonly meetings: number | undefined;
  readonly carry: Carry;
  readonly pointsForWin: number;
  readonly order: readonly Criterion[];
  /** The points of rulings that count in this stage for the first time, by club. */
  readonly adjustments: ReadonlyMap<number, number>;
}

/** Places in tables of an earlier stage. */
export interface PlacesOfTables {
  readonly stage: string;
  /** The name of one of its tables or groups; undefined for each of them. */
  readonly table: string | undefined;
  readonly places: readonly number[];
}

/** A table that adds up stages. */
export interface PlannedTotal {
  readonly id: string;
  readonly of: readonly string[];
  readonly clubs: readonly number[];
  readonly order: readonly Criterion[];
  readonly adjustments: ReadonlyMap<number, number>;
}

/** The places for which a season is played. */
export type PlannedPlaces =
  /** Those of the whole season: of a first table or a total, and of the parts into which it is split. */
  | {
      readonly of: 'season';
      readonly base: string;
      readonly parts: readonly string[];
      /** Places that a knock-out decides, which is not simulated. */
      readonly knockOuts: readonly PlacesOfTables[];
    }
  /** Those of each table of a stage. */
  | { readonly of: 'stage'; readonly stage: string };

export function isTotal(stage: PlannedStage | PlannedTotal): stage is PlannedTotal {
  return 'of' in stage;
}
