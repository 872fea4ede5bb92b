import type { CourtSport } from '#domain/sports/sport.ts';

/** A competition of tennis or basketball as storing its matches needs it. */
export interface CourtTournament {
  readonly numericId: number;
  readonly sport: CourtSport;
  readonly gender: 'men' | 'women';
}
