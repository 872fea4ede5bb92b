import type { DemonstrationCatalogue, DemonstrationTournament } from '../catalogue/demonstration-catalogue.ts';
import { ClubStrengths } from '../clubs/club-strength.ts';
import { Calendar } from './calendar.ts';
import { CupSeason } from './cup-season.ts';
import { planLeagueSeason } from './league-season.ts';
import type { PlannedMatch } from './planned-match.ts';
import { SeasonClubs } from './season-clubs.ts';

/** A cache of the seasons, for the calendar year of the last request. */
export class Seasons {
  readonly #catalogue: DemonstrationCatalogue;
  readonly #seed: number;
  readonly #strengths: ClubStrengths;
  readonly #clubs: SeasonClubs;
  #calendar: Calendar | undefined;
  readonly #leagues = new Map<string, readonly PlannedMatch[]>();
  readonly #cups = new Map<string, CupSeason>();

  constructor(catalogue: DemonstrationCatalogue, seed: number) {
    this.#catalogue = catalogue;
    this.#seed = seed;
    this.#strengths = new ClubStrengths(catalogue, seed);
    this.#clubs = new SeasonClubs(catalogue, this.#strengths);
  }

  /** Returns the current or next season, with the pairs known so far, and the season before it. */
  shownAt(tournament: DemonstrationTournament, nowMs: number): { previous: readonly PlannedMatch[]; current: readonly PlannedMatch[] } {
    const calendar = this.#calendarOf(new Date(nowMs).getUTCFullYear());
    const [previous, current] = calendar
      .yearsShown(tournament, nowMs)
      .map((year) => this.#matchesOf(tournament, year, calendar, nowMs)) as [readonly PlannedMatch[], readonly PlannedMatch[]];
    return { previous, current };
  }

  #calendarOf(year: number): Calendar {
    if (this.#calendar?.year !== year) {
      this.#calendar = new Calendar(this.#catalogue, this.#clubs, this.#seed, year);
      this.#leagues.clear();
      this.#cups.clear();
    }
    return this.#calendar;
  }

  #matchesOf(tournament: DemonstrationTournament, year: number, calendar: Calendar, nowMs: number): readonly PlannedMatch[] {
    const key = `${tournament.id}|${year}`;
    if (tournament.type === 'cup') {
      let cup = this.#cups.get(key);
      if (cup === undefined) {
        cup = new CupSeason(tournament, year, calendar, this.#strengths);
        this.#cups.set(key, cup);
      }
      return cup.drawnUntil(nowMs);
    }
    let league = this.#leagues.get(key);
    if (league === undefined) {
      league = planLeagueSeason(tournament, year, calendar, this.#clubs);
      this.#leagues.set(key, league);
    }
    return league.filter(({ drawnMs }) => drawnMs <= nowMs);
  }
}
