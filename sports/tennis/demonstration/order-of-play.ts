import type { Tour } from '../domain/tennis-event.ts';

/** The day of a tournament, counted from 0, and the time on the clock at which a match begins. */
export interface CourtTime {
  readonly day: number;
  /** `HH:MM`. */
  readonly time: string;
}

const longTournament = 10;
const lastRounds = 3;
const fewest = 2;
const maxOnCourt = 4;

/* The hours of a day on two courts or more, in minutes; each court begins a little after the one before. */
const dayMinutes = [660, 795, 930, 1095];
const courtMinutes = 35;
const courtsApart = 3;
/* The hours of a day with few matches, by their number. */
const eveningTimes: Readonly<Record<number, readonly string[]>> = {
  1: ['15:00'],
  2: ['13:30', '16:30'],
  3: ['12:00', '14:30', '18:00'],
  4: ['11:30', '14:00', '16:30', '19:30'],
};

/**
 * Returns the times of the matches of each round, from the first round to the final. No round begins before the day after the one before it has
 * ended.
 *
 * @param rounds at least three
 */
export function orderOfPlay(rounds: number, days: number, tour: Tour): readonly (readonly CourtTime[])[] {
  return roundDays(rounds, days, tour).map((ofRound, round) => {
    const matches = 2 ** (rounds - 1 - round);
    const perDay = Math.ceil(matches / ofRound.length);
    return Array.from({ length: matches }, (_, match) => {
      const onDay = Math.min(perDay, matches - Math.floor(match / perDay) * perDay);
      return { day: ofRound[Math.floor(match / perDay)] as number, time: timeOf(match % perDay, onDay) };
    });
  });
}

function timeOf(place: number, onDay: number): string {
  const evening = eveningTimes[onDay];
  if (evening !== undefined) return evening[place] as string;
  const courts = Math.max(fewest, Math.ceil(onDay / maxOnCourt));
  const minutes = (dayMinutes[Math.floor(place / courts)] as number) + courtMinutes * ((place % courts) % courtsApart);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function roundDays(rounds: number, days: number, tour: Tour): number[][] {
  const last = days - 1;
  /* At the great tournaments women end a day before men. */
  const early = tour === 'wta' && days >= longTournament ? 1 : 0;
  const end =
    days >= longTournament ? [[last - 5 - early, last - 4 - early], [last - 2 - early], [last - early]] : [[last - 2], [last - 1], [last]];
  const free = end[0]?.[0] as number;
  const earlier = rounds - lastRounds;
  const from = (round: number): number => Math.floor((round * free) / earlier);
  return [...Array.from({ length: earlier }, (_, round) => range(from(round), from(round + 1))), ...end];
}

function range(from: number, until: number): number[] {
  return Array.from({ length: until - from }, (_, index) => from + index);
}
