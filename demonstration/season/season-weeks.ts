import type { DemonstrationTournament, SeasonKind } from '#sports/football/demonstration/catalogue/demonstration-catalogue.ts';
import { seasonWindow } from '#sports/football/demonstration/season/season-window.ts';

export const dayMs = 86_400_000;

/** Returns the number of days from 1970-01-01 to a moment's UTC day. */
export function dayNumber(utcMs: number): number {
  return Math.floor(utcMs / dayMs);
}

/** Returns the number of a day's week. Weeks begin on Monday and are counted from that of 29 December 1969. */
export function weekOfDay(day: number): number {
  return Math.floor((day + 3) / 7);
}

/** Returns the day number of a week's Monday. */
export function mondayOf(week: number): number {
  return week * 7 - 3;
}

/** The weeks of a season. */
export interface SeasonFrame {
  /** The second week after the end of the season before, with one week of rest between; the fixture list is published by then. */
  readonly publishedWeek: number;
  /** The first week with matches, unless there are too many rounds; `lastWeek` is the last one, included. */
  readonly firstWeek: number;
  readonly lastWeek: number;
}

/**
 * Returns the weeks of a season, by the calendar of the competition's country.
 *
 * @param year the year in which the season begins
 */
export function seasonFrame(tournament: Pick<DemonstrationTournament, 'type' | 'country' | 'seasonKind'>, year: number): SeasonFrame {
  const { firstMs, lastMs } = seasonWindow(tournament, year);
  const publishedWeek = lastWeekUntil(seasonWindow(tournament, year - 1).lastMs) + 2;
  // A week begins with its Saturday here, for that is when most of it is played.
  return { publishedWeek, firstWeek: weekOfDay(dayNumber(firstMs) + 1), lastWeek: lastWeekUntil(lastMs) };
}

/** Returns the last week whose Saturday is not after a day. */
function lastWeekUntil(dayMsUtc: number): number {
  return weekOfDay(dayNumber(dayMsUtc) - 5);
}

/** Returns the label of a season: `2026-27`, or `2026` when the season is the calendar year. */
export function seasonLabel(kind: SeasonKind, year: number): string {
  return kind === 'calendar-year' ? String(year) : `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/**
 * Returns the index, from 0, of a round's week among so many weeks over which all rounds are spread evenly.
 *
 * @param shift from 0 to 1, different in each competition, so that competitions with as many rounds do not play in the same weeks
 */
export function weekOfRound(round: number, rounds: number, weeks: number, shift: number): number {
  return Math.floor(((round + shift) * weeks) / rounds);
}

/**
 * Weeks in which most leagues of a kind rest within their season, by their first and last day as `MMDD`: Christmas, and where
 * internationals play.
 */
const restingDays: Readonly<Record<SeasonKind, readonly (readonly [from: number, to: number])[]>> = {
  'autumn-spring': [
    [901, 907],
    [1006, 1012],
    [1110, 1116],
    [1222, 1231],
    [101, 103],
    [322, 328],
  ],
  'calendar-year': [
    [610, 622],
    [901, 907],
    [1006, 1012],
  ],
};
/** Of so many resting weeks, a league plays in one, so that some football is on. */
const weeksOfRest = 2;

function isResting(kind: SeasonKind, week: number): boolean {
  // A week counts where its Saturday lies.
  const saturday = new Date((mondayOf(week) + 5) * dayMs);
  const monthDay = (saturday.getUTCMonth() + 1) * 100 + saturday.getUTCDate();
  return restingDays[kind].some(([from, to]) => monthDay >= from && monthDay <= to);
}

/**
 * Returns the weeks of a league's rounds, at most one a week: most of them in the weeks in which all leagues play, some in those in which
 * most rest. The last rounds are played at the end of the season; a league with more rounds than weeks begins earlier.
 *
 * @param shift from 0 to 1, different in each league, so that leagues leave different weeks free
 */
export function weeksOfRounds(
  rounds: number,
  kind: SeasonKind,
  { publishedWeek, firstWeek, lastWeek }: SeasonFrame,
  shift: number,
): number[] {
  const from = Math.max(publishedWeek, Math.min(firstWeek, lastWeek - rounds + 1));
  const weeks = Array.from({ length: lastWeek - from + 1 }, (_, index) => from + index);
  if (rounds > weeks.length) throw new RangeError(`${rounds} rounds do not fit into ${weeks.length} weeks`);
  const resting = weeks.filter((week) => isResting(kind, week));
  const full = weeks.filter((week) => !isResting(kind, week));
  const inRest = Math.max(rounds - full.length, Math.min(Math.round(resting.length / weeksOfRest), rounds));
  return [...evenly(full, rounds - inRest, shift), ...evenly(resting, inRest, shift)].sort((one, other) => one - other);
}

function evenly(weeks: readonly number[], wanted: number, shift: number): number[] {
  return Array.from({ length: wanted }, (_, index) => weeks[weekOfRound(index, wanted, weeks.length, shift)] as number);
}
