import { dayMs, mondayOf, seasonFrame, weekOfDay } from '#demonstration/season/season-weeks.ts';
import { type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import type { DemonstrationCatalogue, DemonstrationTournament } from '../catalogue/demonstration-catalogue.ts';
import { customaryHours } from './kickoff-customs.ts';
import { type ScheduledMatch, scheduleMatches, wallMoment } from './match-days.ts';
import { scheduleRounds } from './round-weeks.ts';
import type { SeasonClubs } from './season-clubs.ts';
import { spreadKickoffs } from './spread-kickoffs.ts';
import { ZoneOffsets } from './zone-offsets.ts';

/** Number of days before the first week after the break at which the fixture list is published, when the season before has ended. */
const publishedDaysAhead = 5;

/**
 * The days and hours of all rounds of the seasons around one calendar year. The hours of a day depend on all competitions together, so the
 * calendar is made for all of them at once.
 */
export class Calendar {
  readonly year: number;
  readonly #rounds: ReadonlyMap<string, readonly (readonly ScheduledMatch[])[]>;
  readonly #cupWeeks: ReadonlyMap<string, ReadonlySet<number>>;
  readonly #offsets = new ZoneOffsets();

  constructor(catalogue: DemonstrationCatalogue, seasonClubs: SeasonClubs, seed: number, year: number) {
    this.year = year;
    // Seasons of three years ago still share days with the oldest ones shown, and those of next year with the newest.
    const years = [year - 3, year - 2, year - 1, year, year + 1];
    const clubsOf = (league: DemonstrationTournament, season: number) => seasonClubs.clubsOf(league, season);
    const { rounds, cupWeeks } = scheduleRounds(catalogue.tournaments, years, clubsOf);
    const from = weekOfDay(Date.UTC(year - 2, 0, 1) / dayMs) - 2;
    const until = weekOfDay(Date.UTC(year + 2, 2, 1) / dayMs);
    const matches = scheduleMatches(
      rounds.filter(({ week }) => week >= from && week <= until),
      this.#offsets,
      seed,
    );
    spreadKickoffs(matches, this.#offsets);
    const bySeason = Map.groupBy(matches, ({ round }) => seasonKey(round.tournament, round.year));
    this.#rounds = new Map(
      [...bySeason].map(([key, ofSeason]) => [
        key,
        [...Map.groupBy(ofSeason, ({ round }) => round).entries()]
          .sort(([one], [other]) => one.week - other.week || (one.matchday ?? 0) - (other.matchday ?? 0))
          .map(([, ofRound]) => ofRound),
      ]),
    );
    this.#cupWeeks = cupWeeks;
  }

  /** Returns the rounds of a season in the order of play. */
  roundsOf(tournament: DemonstrationTournament, year: number): readonly (readonly ScheduledMatch[])[] {
    return this.#rounds.get(seasonKey(tournament, year)) ?? [];
  }

  /** Returns the moment at which the fixture list of a season is published, in milliseconds since 1970. */
  publishedMs(tournament: DemonstrationTournament, year: number): number {
    return (mondayOf(seasonFrame(tournament, year).publishedWeek) - publishedDaysAhead) * dayMs;
  }

  /** Returns the years of the season before, and of the current or next one. */
  yearsShown(tournament: DemonstrationTournament, nowMs: number): [previous: number, current: number] {
    let current = this.year + 1;
    while (this.publishedMs(tournament, current) > nowMs) current -= 1;
    return [current - 1, current];
  }

  /** True when a club may have to play in a cup in that week. */
  hasCupWeek(club: string, week: number): boolean {
    return this.#cupWeeks.get(club)?.has(week) ?? false;
  }

  /** Returns the moment of a customary kick-off on the Wednesday of a week. */
  wednesdayOf(tournament: DemonstrationTournament, week: number): number {
    const [time] = customaryHours(tournament.country, tournament.zone, 2, false) as [string];
    return wallMoment(mondayOf(week) + 2, time, tournament.zone, this.#offsets);
  }
}

/** Returns the local day of a match. */
export function dayOfKickoff(tournament: DemonstrationTournament, kickoffMs: number): LocalDay {
  return localDayOf(new Date(kickoffMs), tournament.zone);
}

const seasonKey = (tournament: DemonstrationTournament, year: number): string => `${tournament.id}|${year}`;
