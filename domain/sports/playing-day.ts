import type { CourtSport } from './sport.ts';

const dayMs = 86_400_000;

/** The hour, UTC, at which a day of play begins: the last games of an American evening belong to it, though it is past midnight in Greenwich. */
const firstHours: Readonly<Record<CourtSport, number>> = { tennis: 0, basketball: 8 };

/** Returns the day of play of a moment, counted from 1 January 1970. */
export function playingDay(sport: CourtSport, moment: Date): number {
  return Math.floor((moment.getTime() - firstHours[sport] * 3_600_000) / dayMs);
}

/** Returns the moment at which a day of play begins. */
export function startOfPlayingDay(sport: CourtSport, day: number): Date {
  return new Date(day * dayMs + firstHours[sport] * 3_600_000);
}
