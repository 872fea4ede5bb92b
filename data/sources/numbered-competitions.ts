import type { SeasonKind } from '#data/feeds/season-label.ts';

/** Competition that a source has listed, or that the catalogue has with the source's number. */
export interface NumberedCompetition {
  /** Id in the catalogue, `germany.bundesliga`. */
  readonly tournamentId: string;
  readonly type: 'league' | 'cup';
  readonly season: SeasonKind;
}

/** Competitions by the numbers of one source. */
export type NumberedCompetitions = ReadonlyMap<string, NumberedCompetition>;
