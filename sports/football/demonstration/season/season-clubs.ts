import { isTableStage, type SeasonFormat } from '#domain/tournament/season-format.ts';
import { standings } from '#domain/tournament/standings.ts';
import type { DemonstrationCatalogue, DemonstrationClub, DemonstrationTournament } from '../catalogue/demonstration-catalogue.ts';
import type { ClubStrengths } from '../clubs/club-strength.ts';
import { regularGoals } from '../match/match-play.ts';
import { type LeagueFixture, leagueFixtures } from './league-fixtures.ts';
import { catalogueFormat } from './stages/league-format.ts';
import { SeasonSoFar } from './stages/season-so-far.ts';

/**
 * The clubs of each season of a league. In even years they are the catalogue's. After such a season the last clubs of each league change places with
 * the first of the league below, and after the odd one they change back: it ends with the promoted clubs at the bottom of the upper league and the
 * relegated ones at the top of the lower one. So both tables agree with the clubs of the next season, and in every year the clubs stay close to the
 * catalogue's.
 */
export class SeasonClubs {
  readonly #strengths: ClubStrengths;
  readonly #below = new Map<DemonstrationTournament, DemonstrationTournament>();
  readonly #above = new Map<DemonstrationTournament, DemonstrationTournament>();
  readonly #fixtures = new Map<string, readonly LeagueFixture[]>();
  readonly #orders = new Map<string, readonly DemonstrationClub[]>();
  readonly #clubs = new Map<string, readonly DemonstrationClub[]>();

  constructor(catalogue: DemonstrationCatalogue, strengths: ClubStrengths) {
    this.#strengths = strengths;
    for (const upper of catalogue.tournaments.filter(({ relegated }) => relegated !== undefined)) {
      const lower = catalogue.tournaments.find((other) => isBelow(other, upper));
      if (lower === undefined) throw new RangeError(`${upper.id} sends clubs down, but no league is below it`);
      this.#below.set(upper, lower);
      this.#above.set(lower, upper);
    }
  }

  /** Returns true when the table decides which clubs play in the league next; then every match must be settled by play. */
  movesClubs(league: DemonstrationTournament): boolean {
    return this.#below.has(league) || this.#above.has(league);
  }

  /** Returns the matches of a season, between clubs by their place among `clubsOf`. */
  fixturesOf(league: DemonstrationTournament, year: number): readonly LeagueFixture[] {
    return remembered(this.#fixtures, league, year, () => leagueFixtures(league, year, this.#strengths));
  }

  clubsOf(league: DemonstrationTournament, year: number): readonly DemonstrationClub[] {
    if (year % 2 === 0 || !this.movesClubs(league)) return league.clubs;
    return remembered(this.#clubs, league, year, () => this.#exchanged(league, year));
  }

  /**
   * Returns the clubs of an odd year's season. Its fixtures are played out between the catalogue's clubs, and the clubs that must come first or last
   * then take the parts of those that did.
   */
  #exchanged(league: DemonstrationTournament, year: number): readonly DemonstrationClub[] {
    const down = this.#moving(league, this.#below.get(league), year);
    const up = this.#moving(this.#above.get(league), league, year);
    const parts = this.#orderOf(league, year);
    const first = parts.slice(0, up.relegated.length);
    const last = parts.slice(parts.length - down.promoted.length);
    const gone = new Set([...down.relegated, ...up.promoted]);
    const taken = new Map<DemonstrationClub, DemonstrationClub>([
      ...first.map((part, index) => [part, up.relegated[index] as DemonstrationClub] as const),
      ...last.map((part, index) => [part, down.promoted[index] as DemonstrationClub] as const),
    ]);
    const homeless = league.clubs.filter((club) => !gone.has(club) && taken.has(club));
    return league.clubs.map((part) => taken.get(part) ?? (gone.has(part) ? (homeless.pop() as DemonstrationClub) : part));
  }

  /** Returns the clubs that are relegated from one league and promoted to it after the even year before. */
  #moving(upper: DemonstrationTournament | undefined, lower: DemonstrationTournament | undefined, year: number) {
    if (upper === undefined || lower === undefined) return { relegated: [], promoted: [] };
    const places = upper.relegated ?? 0;
    return { relegated: this.#orderOf(upper, year - 1).slice(-places), promoted: this.#orderOf(lower, year - 1).slice(0, places) };
  }

  /** Returns the final table of a season between the catalogue's clubs. */
  #orderOf(league: DemonstrationTournament, year: number): readonly DemonstrationClub[] {
    return remembered(this.#orders, league, year, () => {
      const format = catalogueFormat(league, year);
      const order = format === undefined ? this.#orderOfTable(league, year) : this.#orderOfStages(league, year, format);
      return order.map((club) => league.clubs[club] as DemonstrationClub);
    });
  }

  #orderOfTable(league: DemonstrationTournament, year: number): readonly number[] {
    const matches = this.fixturesOf(league, year).map(({ home, away, seed, expected, number }) => ({
      homeId: home,
      awayId: away,
      kickoffUtc: new Date(number),
      goals: regularGoals(seed, expected),
    }));
    return standings([...league.clubs.keys()], matches, { tieBreak: league.tieBreak }).map(({ teamId }) => teamId);
  }

  #orderOfStages(league: DemonstrationTournament, year: number, format: SeasonFormat): readonly number[] {
    const inTables = new Set(format.stages.filter(isTableStage).map(({ id }) => id));
    const season = new SeasonSoFar(league, year);
    season.add(this.fixturesOf(league, year).filter(({ stage }) => inTables.has(stage)));
    const { finalOrder, tables } = season.tables();
    // Of separate tournaments within a season the last one decides.
    const order =
      finalOrder.length > 0 ? finalOrder.flatMap(({ clubs }) => clubs) : (tables.at(-1)?.rows ?? []).map(({ teamId }) => teamId);
    if (order.length !== league.clubs.length) {
      throw new RangeError(
        `${league.id}: the format of ${year} puts ${order.length} of ${league.clubs.length} clubs in order, so nobody can go up or down`,
      );
    }
    return order;
  }
}

function isBelow(lower: DemonstrationTournament, upper: DemonstrationTournament): boolean {
  return (
    lower.type === 'league' &&
    lower.country === upper.country &&
    lower.gender === upper.gender &&
    lower.seasonKind === upper.seasonKind &&
    lower.tier === (upper.tier ?? 0) + 1
  );
}

function remembered<Value>(memory: Map<string, Value>, { id }: DemonstrationTournament, year: number, work: () => Value): Value {
  const key = `${id}|${year}`;
  let value = memory.get(key);
  if (value === undefined) {
    value = work();
    memory.set(key, value);
  }
  return value;
}
