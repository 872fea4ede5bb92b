import type { SeasonKind } from './demonstration-catalogue.ts';

export const dayMs = 86_400_000;

/** Days since 1970-01-01 of a moment's UTC day. */
export function dayNumber(utcMs: number): number {
  return Math.floor(utcMs / dayMs);
}

/** Weeks begin on Monday and are counted from that of 29 December 1969. */
export function weekOfDay(day: number): number {
  return Math.floor((day + 3) / 7);
}

/** The day number of a week's Monday. */
export function mondayOf(week: number): number {
  return week * 7 - 3;
}

/** How many different weeks there are in which competitions of one kind begin, so that few have their break together. */
const starts: Readonly<Record<SeasonKind, { month: number; day: number; weeks: number }>> = {
  'autumn-spring': { month: 5, day: 8, weeks: 12 },
  'calendar-year': { month: 0, day: 5, weeks: 6 },
};

/**
 * The first week of a season. Real leagues rest for a quarter of the year, most of them together; the demonstration's
 * spread their matches over the whole year, because at every hour of it something must be in play.
 *
 * @param year in which the season begins
 * @param rank the competition's place among those of its kind, which decides its start
 */
export function firstWeekOf(kind: SeasonKind, year: number, rank: number): number {
  const { month, day, weeks } = starts[kind];
  // 7 is coprime to 12 and 6, so that neighbours in the list begin far apart.
  return weekOfDay(dayNumber(Date.UTC(year, month, day)) + 6) + ((rank * 7) % weeks);
}

/** `2026-27`, or `2026` where the season is the calendar year. */
export function seasonLabel(kind: SeasonKind, year: number): string {
  return kind === 'calendar-year' ? String(year) : `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/** Weeks from the first to the last in which a season's rounds are played: one remains before the next season, its break. */
export function seasonLength(kind: SeasonKind, year: number): number {
  return firstWeekOf(kind, year + 1, 0) - firstWeekOf(kind, year, 0) - 1;
}

/**
 * The place, from 0, of a round among so many weeks over which all rounds are spread evenly.
 *
 * @param shift 0 to 1, by which competitions with as many rounds differ
 */
export function weekOfRound(round: number, rounds: number, weeks: number, shift: number): number {
  return Math.floor(((round + shift) * weeks) / rounds);
}

/** Weeks in which most leagues of a kind rest, by their first and last day as `MMDD`: summer and Christmas, or winter, and where internationals play. */
const restingDays: Readonly<Record<SeasonKind, readonly (readonly [from: number, to: number])[]>> = {
  'autumn-spring': [
    [525, 808],
    [901, 907],
    [1006, 1012],
    [1110, 1116],
    [1222, 1231],
    [101, 103],
    [322, 328],
  ],
  'calendar-year': [
    [1205, 1231],
    [101, 220],
    [901, 907],
    [1006, 1012],
  ],
};
/** Even then each league plays in one week of so many, because at every hour of the year something must be in play. */
const weeksOfRest = 2;

function isResting(kind: SeasonKind, week: number): boolean {
  // A week counts where its Saturday lies.
  const saturday = new Date((mondayOf(week) + 5) * dayMs);
  const monthDay = (saturday.getUTCMonth() + 1) * 100 + saturday.getUTCDate();
  return restingDays[kind].some(([from, to]) => monthDay >= from && monthDay <= to);
}

/**
 * The weeks of a league's rounds, at most one a week: most of them in the weeks in which all play, some in those in which most rest.
 *
 * @param shift 0 to 1, by which leagues differ in the weeks that they leave free
 */
export function weeksOfRounds(rounds: number, kind: SeasonKind, season: { firstWeek: number; length: number }, shift: number): number[] {
  const { firstWeek, length } = season;
  if (rounds > length) throw new RangeError(`${rounds} rounds do not fit into ${length} weeks`);
  const weeks = Array.from({ length }, (_, index) => firstWeek + index);
  const resting = weeks.filter((week) => isResting(kind, week));
  const full = weeks.filter((week) => !isResting(kind, week));
  const inRest = Math.max(rounds - full.length, Math.min(Math.round(resting.length / weeksOfRest), rounds));
  return [...evenly(full, rounds - inRest, shift), ...evenly(resting, inRest, shift)].sort((one, other) => one - other);
}

function evenly(weeks: readonly number[], wanted: number, shift: number): number[] {
  return Array.from({ length: wanted }, (_, index) => weeks[weekOfRound(index, wanted, weeks.length, shift)] as number);
}
