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
  /** The number of clubs that are relegated at the end of a season, where the league below is known; as many are promoted. */
  readonly relegated?: number;
  readonly seasonKind: SeasonKind;
  /** IANA zone in which its kick-offs are set. */
  readonly zone: string;
  /** Slug of the tournament's country. */
  readonly country: string;
  readonly clubs: readonly DemonstrationClub[];
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
