import type { CompetitionFormat } from '#data/catalogue/format-schema.ts';
import type { TieBreak } from '#domain/tournament/tie-breaks.ts';

/** The competitions and clubs that the demonstration plays; the site's catalogue is mapped to it. */
export interface DemonstrationCatalogue {
  readonly tournaments: readonly DemonstrationTournament[];
}

export interface DemonstrationTournament {
  /** `england.premier-league`. */
  readonly id: string;
  readonly type: 'league' | 'cup';
  readonly gender: 'men' | 'women';
  /** The tier of a league, 1 = top. */
  readonly tier?: number;
  readonly tieBreak: TieBreak;
  /** Number of clubs relegated at the end of a season, when the league below is known; as many are promoted. */
  readonly relegated?: number;
  readonly seasonKind: SeasonKind;
  /** IANA zone of its kick-offs. */
  readonly zone: string;
  /** Slug of the tournament's country. */
  readonly country: string;
  readonly clubs: readonly DemonstrationClub[];
  /** The formats of its seasons, by ranges of them; a season without one is a league of one table. */
  readonly formats?: readonly CompetitionFormat[];
  /** The slugs of the members of its conferences or zones, by their names; groups of other competitions are drawn. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
}

export type SeasonKind = 'autumn-spring' | 'calendar-year';

export interface DemonstrationClub {
  readonly slug: string;
  readonly name: string;
  readonly town?: string;
  readonly ground?: string;
  /** Slug of the club's country, which for continental cups is not the tournament's. */
  readonly country: string;
}

/** Returns true for a cup of clubs from several countries. */
export function isContinental(tournament: DemonstrationTournament): boolean {
  return tournament.type === 'cup' && new Set(tournament.clubs.map(({ country }) => country)).size > 1;
}
