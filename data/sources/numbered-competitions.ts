import type { SeasonKind } from '#data/feeds/season-label.ts';

/** A competition of which a source has told, or which the catalogue names by the source's number. */
export interface NumberedCompetition {
  /** `germany.bundesliga`. */
  readonly tournamentId: string;
  readonly type: 'league' | 'cup';
  readonly season: SeasonKind;
}

/** Competitions by the numbers of one source. */
export type NumberedCompetitions = ReadonlyMap<string, NumberedCompetition>;
