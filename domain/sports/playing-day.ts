import { rulesOf } from './rules-of-sports.ts';
import type { Sport } from './sport.ts';

const dayMs = 86_400_000;

/** Returns the day of play of a moment, counted from 1 January 1970. */
export function playingDay(sport: Sport, moment: Date): number {
  return Math.floor((moment.getTime() - rulesOf(sport).dayBeginsAt * 3_600_000) / dayMs);
}

/** Returns the moment at which a day of play begins. */
export function startOfPlayingDay(sport: Sport, day: number): Date {
  return new Date(day * dayMs + rulesOf(sport).dayBeginsAt * 3_600_000);
}
