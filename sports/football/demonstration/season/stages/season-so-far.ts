import { clubsOfPlaces } from '#domain/tournament/season/draw-up-tables.ts';
import type { SeasonMatch } from '#domain/tournament/season/season-facts.ts';
import { type SeasonTables, seasonTables } from '#domain/tournament/season/season-tables.ts';
import type { KnockOutStage, Participants, TableStage } from '#domain/tournament/season-format.ts';
import type { DemonstrationTournament } from '../../catalogue/demonstration-catalogue.ts';
import { regularGoals } from '../../match/match-play.ts';
import type { LeagueFixture } from '../league-fixtures.ts';
import type { ClubGroup } from './groups-of-clubs.ts';
import { groupsOf } from './groups-of-clubs.ts';
import type { KnockOutCustoms } from './knock-out-customs.ts';
import { catalogueFormat, oneTable } from './league-format.ts';

/** The part of a league's season that has been played out; clubs are their places in the catalogue's list. */
export class SeasonSoFar {
  readonly #league: DemonstrationTournament;
  readonly #year: number;
  readonly #groups: readonly ClubGroup[];
  readonly #matches: SeasonMatch[] = [];

  constructor(league: DemonstrationTournament, year: number) {
    this.#league = league;
    this.#year = year;
    this.#groups = groupsOf(league, year);
  }

  /** Adds matches of a stage with tables. */
  add(fixtures: readonly LeagueFixture[]): void {
    for (const { home, away, number, stage, round, seed, expected } of fixtures) {
      this.#matches.push({
        homeId: home,
        awayId: away,
        kickoffUtc: new Date(number),
        goals: regularGoals(seed, expected),
        round: round.stage,
        reportedStage: stage,
      });
    }
  }

  tables(): SeasonTables {
    return seasonTables(catalogueFormat(this.#league, this.#year) ?? oneTable, {
      clubs: [...this.#league.clubs.keys()],
      matches: this.#matches,
      groups: this.#groups.map(({ name, places }) => ({ name, clubs: places })),
    });
  }

  /** Returns the clubs of each table of a stage that is about to begin. */
  clubsOf({ tables }: TableStage): readonly (readonly number[])[] {
    return tables.flatMap(({ participants }) => {
      if (participants.from === 'all') return [[...this.#league.clubs.keys()]];
      if (participants.from === 'places') return [clubsOfPlaces(participants, this.tables().tables)];
      return this.#groups.filter(({ name }) => participants.group === undefined || participants.group === name).map(({ places }) => places);
    });
  }

  /** Returns the clubs of each bracket of a knock-out that is about to begin, the best placed first. */
  entrantsOf({ participants }: KnockOutStage, { staysInTables }: KnockOutCustoms): readonly (readonly number[])[] {
    const { tables } = this.tables();
    const ofTables = participants.flatMap((one) => byTable(one, tables));
    return staysInTables === true ? ofTables : [inTurn(ofTables)];
  }
}

/** Returns the clubs of places, by the tables that they come from. */
function byTable(participants: Participants, tables: SeasonTables['tables']): (readonly number[])[] {
  return tables.map((table) => clubsOfPlaces(participants, [table])).filter(({ length }) => length > 0);
}

/** Returns the first clubs of all tables, then the second ones, and so on. */
function inTurn(ofTables: readonly (readonly number[])[]): number[] {
  const longest = Math.max(0, ...ofTables.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => ofTables.flatMap((clubs) => clubs.slice(place, place + 1))).flat();
}
