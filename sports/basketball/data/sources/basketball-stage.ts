import { addDays, type LocalDay } from '#domain/time/local-day.ts';
import type { BasketballStage } from '../../domain/basketball-game.ts';
import { isDayOfCupFinal } from '../../domain/season/nba-cup.ts';

/**
 * Returns the part of a season to which a day belongs by the calendar of the competition, for sources that do not report it; undefined when the
 * calendar does not settle it. The NBA begins on the Tuesday from 18 to 24 October, has the final of its Cup in December and ends its regular
 * season on the second Sunday of April; the play-in is over by the Friday after. The EuroLeague's regular season ends between the second and the
 * third Friday of April, and its play-in is in the week after: from 11 to 25 April the stage is undefined.
 */
export function basketballStageOn(tournamentId: string, day: LocalDay): BasketballStage | 'pre-season' | undefined {
  const monthAndDay = day.slice(5);
  if (tournamentId === 'basketball.euroleague') {
    if (monthAndDay >= '09-01' || monthAndDay <= '04-10') return 'regular';
    return monthAndDay >= '04-26' ? 'playoffs' : undefined;
  }
  if (tournamentId !== 'basketball.nba') return undefined;
  if (isDayOfCupFinal(day)) return 'cup-final';
  const year = Number(day.slice(0, 4));
  if (monthAndDay >= '07-01') return day < firstWeekdayFrom(year, 10, 18, tuesday) ? 'pre-season' : 'regular';
  const lastRegular = firstWeekdayFrom(year, 4, 8, sunday);
  if (day <= lastRegular) return 'regular';
  return day <= addDays(lastRegular, 5) ? 'play-in' : 'playoffs';
}

const sunday = 0;
const tuesday = 2;

/** Returns the first day, on or after a date, that is the given day of the week (0 for Sunday). */
function firstWeekdayFrom(year: number, month: number, date: number, weekday: number): LocalDay {
  const from = new Date(Date.UTC(year, month - 1, date));
  return addDays(from.toISOString().slice(0, 10) as LocalDay, (weekday - from.getUTCDay() + 7) % 7);
}
