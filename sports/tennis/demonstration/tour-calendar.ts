import { dayMs, mondayOf, weekOfDay } from '#demonstration/season/season-weeks.ts';
import type { TennisTournament } from '../data/catalogue/tennis-catalogue.ts';

/** A tournament of one season and its first day, counted from 1970-01-01. */
export interface DatedTournament {
  readonly tournament: TennisTournament;
  readonly year: number;
  readonly firstDay: number;
}

/* The tours rest from the middle of November on; in the demonstration tournaments that are no longer played fill these weeks. */
const firstWeekOff = 46;
const perWeekOff = 2;

/** Returns the tournaments of one tour in a year by their first days, on the same day the larger first. */
export function tourCalendar(tournaments: readonly TennisTournament[], year: number): readonly DatedTournament[] {
  const played = tournaments.filter(({ until }) => until === undefined).map((tournament) => dated(tournament, tournament.week, year));
  const past = tournaments.filter(({ until, surface, days }) => until !== undefined && surface === 'hard' && days <= 7);
  const byCourt = [...past].sort(
    (one, other) => Number(other.court === 'indoor') - Number(one.court === 'indoor') || one.priority - other.priority,
  );
  const nextYear = mondayOfIsoWeek(year + 1, 1);
  for (let week = firstWeekOff; mondayOfIsoWeek(year, week) < nextYear; week += 1) {
    const taken = played.filter(({ tournament }) => tournament.week === week).length;
    for (const tournament of byCourt.splice(0, Math.max(0, perWeekOff - taken))) played.push(dated(tournament, week, year));
  }
  return played.sort((one, other) => one.firstDay - other.firstDay || one.tournament.priority - other.tournament.priority);
}

function dated(tournament: TennisTournament, week: number, year: number): DatedTournament {
  return { tournament, year, firstDay: mondayOfIsoWeek(year, week) + tournament.weekday - 1 };
}

/** Returns the Monday of an ISO week, in days since 1970-01-01: the week with 4 January is the first. */
function mondayOfIsoWeek(year: number, week: number): number {
  return mondayOf(weekOfDay(Date.UTC(year, 0, 4) / dayMs) + week - 1);
}
