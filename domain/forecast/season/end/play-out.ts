import type { Goals } from '#domain/match/match-score.ts';
import { amountCarried, isRounded } from '#domain/tournament/season/stages/carried-points.ts';
import type { Criterion, HeadToHead } from '#domain/tournament/season-format.ts';
import { addPlayed, addRecord, addScore, type ClubCounts, copyClub, createClubCounts, pointsIn, setPoints } from './club-counts.ts';
import { clubsAt } from './final-places.ts';
import { isFirstAtHome } from './home-of-pair.ts';
import { createMeetings, customaryMeetings, type KnownMatch, LaterScores } from './meetings.ts';
import { createOrdering, type Lots } from './order-clubs.ts';
import { isTotal, type PlannedStage, type PlannedTable, type PlannedTotal, type SeasonPlan } from './season-plan.ts';

/** Returns the score of a match whose clubs follow from places. */
export type PlayLater = (home: number, away: number) => Goals;

/** A table at the end of its stage. */
export interface EndTable {
  readonly stage: string;
  readonly table: string;
  readonly group: string | null;
  readonly firstPlace: number;
  /** The clubs from the first place to the last; overwritten for the next end of the season. */
  readonly order: readonly number[];
  pointsOf(club: number): number;
}

/**
 * The end of a season for one set of scores after the other: the same tables as seasonTables() returns, but fast enough for ten thousand
 * calls. Clubs are indices in the plan.
 */
export interface SeasonEnd {
  /** Enters the score of a match by its place in `awaited`. */
  enter(match: number, homeGoals: number, awayGoals: number): void;
  /** Plays the stages once every awaited match is entered. Returns their tables in order. */
  playOut(playLater: PlayLater): readonly EndTable[];
}

const usualPointsForWin = 3;

/**
 * Returns the season end of a plan.
 *
 * @param lots orders clubs that are level in everything; by default they stay in the order of the plan's clubs
 */
export function createSeasonEnd(plan: SeasonPlan, lots: Lots = () => {}): SeasonEnd {
  return new PlayedSeason(plan, lots);
}

interface Table extends EndTable {
  readonly order: number[];
  readonly planned: PlannedTable;
  readonly sort: (clubs: number[]) => void;
}

interface Stage {
  readonly id: string;
  /** The counts of the stage while it is played, and those at its start: of the matches already played and the rulings. */
  readonly counts: ClubCounts;
  readonly before: ClubCounts;
  /** The awaited matches, three values each: number, home club, away club. */
  readonly awaited: Uint16Array;
  readonly tables: readonly Table[];
  readonly later: LaterScores | undefined;
  /** True when later stages use the records of its clubs. */
  readonly goesOn: boolean;
  readonly pointsForWin: number;
}

class PlayedSeason implements SeasonEnd {
  readonly #plan: SeasonPlan;
  readonly #lots: Lots;
  readonly #stages: Stage[] = [];
  readonly #tables: Table[] = [];
  readonly #known: readonly KnownMatch[];
  readonly #scores: { readonly home: Uint8Array; readonly away: Uint8Array };
  readonly #rounded: Uint8Array;
  readonly #placeBefore: Uint8Array;
  /** The points and records of clubs after the stages that have been played out. */
  readonly #before: ClubCounts;
  readonly #laterOf = new Map<string, LaterScores>();
  readonly #timesAtHome: Uint8Array;

  constructor(plan: SeasonPlan, lots: Lots) {
    this.#plan = plan;
    this.#lots = lots;
    const clubs = plan.clubs.length;
    const clubOf = new Map(plan.clubs.map((id, club) => [id, club]));
    if (clubOf.size !== clubs) throw new RangeError('a club is named twice in the season');
    const matches = [...plan.played, ...plan.awaited];
    this.#known = matches.map(({ homeId, awayId }, match) => ({
      match,
      home: clubOf.get(homeId) as number,
      away: clubOf.get(awayId) as number,
    }));
    this.#scores = { home: new Uint8Array(matches.length), away: new Uint8Array(matches.length) };
    for (const [match, { goals }] of plan.played.entries()) {
      this.#scores.home[match] = goals.home;
      this.#scores.away[match] = goals.away;
    }
    this.#timesAtHome = new Uint8Array(clubs * clubs);
    for (const { home, away } of this.#known) (this.#timesAtHome[home * clubs + away] as number) += 1;
    this.#rounded = new Uint8Array(clubs);
    this.#placeBefore = new Uint8Array(clubs);
    this.#before = createClubCounts(clubs);
    for (const [index, stage] of plan.stages.entries()) {
      const goesOn = plan.stages.slice(index + 1).some((later) => !isTotal(later));
      this.#stages.push(isTotal(stage) ? this.#total(stage) : this.#stage(stage, goesOn));
    }
  }

  enter(match: number, homeGoals: number, awayGoals: number): void {
    this.#scores.home[this.#plan.played.length + match] = homeGoals;
    this.#scores.away[this.#plan.played.length + match] = awayGoals;
  }

  playOut(playLater: PlayLater): readonly EndTable[] {
    this.#before.fill(0);
    this.#placeBefore.fill(0);
    for (const stage of this.#stages) this.#playStage(stage, playLater);
    return this.#tables;
  }

  #playStage(stage: Stage, playLater: PlayLater): void {
    const { awaited, counts, tables, pointsForWin } = stage;
    const { home: homeGoals, away: awayGoals } = this.#scores;
    counts.set(stage.before);
    stage.later?.clear();
    for (const table of tables) this.#beginTable(table, counts);
    for (let at = 0; at < awaited.length; at += 3) {
      const match = awaited[at] as number;
      addScore(
        counts,
        awaited[at + 1] as number,
        awaited[at + 2] as number,
        homeGoals[match] as number,
        awayGoals[match] as number,
        pointsForWin,
      );
    }
    for (const table of tables) {
      if (!('length' in table.planned.clubs)) this.#playPairs(table, stage, playLater);
    }
    for (const table of tables) table.sort(table.order);
    if (stage.goesOn) this.#keep(tables, counts);
  }

  /** Fills the table with its clubs, and their counts with the records and points that they carry over. */
  #beginTable({ order, planned }: Table, counts: ClubCounts): void {
    const { clubs, carry, adjustments, inOrderOfPlaces } = planned;
    const coming = 'length' in clubs ? clubs : clubsAt(clubs, this.#tables);
    order.length = coming.length;
    for (let index = 0; index < coming.length; index += 1) order[index] = coming[index] as number;
    if (inOrderOfPlaces) order.sort((first, second) => (this.#placeBefore[first] as number) - (this.#placeBefore[second] as number));
    if (carry.record) for (const club of order) addRecord(counts, club, this.#before);
    const last = order.length === 0 ? 0 : pointsIn(this.#before, order[order.length - 1] as number);
    for (const club of order) {
      const points = pointsIn(this.#before, club);
      setPoints(counts, club, pointsIn(counts, club) + amountCarried(carry.points, points, last));
      this.#rounded[club] = isRounded(carry.points, points) ? 1 : 0;
    }
    // Those of clubs that are known are in the counts before the stage.
    if (!('length' in clubs)) for (const club of order) setPoints(counts, club, pointsIn(counts, club) + (adjustments.get(club) ?? 0));
  }

  #playPairs({ order, planned }: Table, { counts, later, pointsForWin }: Stage, playLater: PlayLater): void {
    const clubs = this.#plan.clubs.length;
    const meetings = planned.meetings ?? 0;
    for (let first = 0; first < order.length; first += 1) {
      const one = order[first] as number;
      addPlayed(counts, one, meetings * (order.length - 1));
      for (let second = first + 1; second < order.length; second += 1) {
        const other = order[second] as number;
        let timesOne = this.#timesAtHome[one * clubs + other] as number;
        let timesOther = this.#timesAtHome[other * clubs + one] as number;
        for (let meeting = 0; meeting < meetings; meeting += 1) {
          const isAtHome = isFirstAtHome(first, second, timesOne, timesOther);
          if (isAtHome) timesOne += 1;
          else timesOther += 1;
          const home = isAtHome ? one : other;
          const away = isAtHome ? other : one;
          const goals = playLater(home, away);
          addScore(counts, home, away, goals.home, goals.away, pointsForWin);
          later?.enter(home, away, goals.home, goals.away);
        }
      }
    }
  }

  /** Saves the records and places of clubs after a stage for the later stages. */
  #keep(tables: readonly Table[], counts: ClubCounts): void {
    let place = 0;
    for (const { order } of tables) {
      for (const club of order) {
        copyClub(this.#before, club, counts);
        place += 1;
        this.#placeBefore[club] = place;
      }
    }
  }

  #stage(stage: PlannedStage, hasLater: boolean): Stage {
    const known = stage.matches.map((match) => this.#known[match] as KnownMatch);
    const pointsForWin = stage.tables[0]?.pointsForWin ?? usualPointsForWin;
    const most = Math.max(0, ...stage.tables.map(({ clubs, meetings = 0 }) => ('length' in clubs ? 0 : meetings)));
    const later = most === 0 || !this.#comparesMeetings(stage) ? undefined : new LaterScores(this.#plan.clubs.length, most);
    if (later !== undefined) this.#laterOf.set(stage.id, later);
    const counts = createClubCounts(this.#plan.clubs.length);
    const before = this.#countsBefore(known, pointsForWin, stage.tables);
    const tables = stage.tables.map((planned) => this.#table(stage.id, planned, known, counts, pointsForWin));
    this.#tables.push(...tables);
    const toCome = known.filter(({ match }) => match >= this.#plan.played.length);
    const awaited = Uint16Array.from(toCome.flatMap(({ match, home, away }) => [match, home, away]));
    return { id: stage.id, counts, before, awaited, tables, later, goesOn: hasLater && !stage.isWithin, pointsForWin };
  }

  /** Returns true when the stage or a later one separates clubs by the matches among them. */
  #comparesMeetings({ id }: PlannedStage): boolean {
    const stages = this.#plan.stages.slice(this.#plan.stages.findIndex((stage) => stage.id === id));
    const orders = stages.flatMap((stage) => (isTotal(stage) ? [stage.order] : stage.tables.map(({ order }) => order)));
    return orders.flat().some((criterion) => typeof criterion === 'object' && 'headToHead' in criterion);
  }

  #total({ id, of, clubs, order, adjustments }: PlannedTotal): Stage {
    const added = this.#plan.stages.filter((stage): stage is PlannedStage => !isTotal(stage) && of.includes(stage.id));
    return this.#stage(
      {
        id,
        matches: [...new Set(added.flatMap(({ matches }) => matches))],
        isWithin: true,
        tables: [
          {
            id,
            group: null,
            clubs,
            inOrderOfPlaces: false,
            firstPlace: 1,
            meetings: undefined,
            carry: { points: 'none', record: false },
            pointsForWin: usualPointsForWin,
            order,
            adjustments,
          },
        ],
      },
      false,
    );
  }

  /**
   * Returns the counts of a stage before its awaited matches: of its played matches, with the rulings of known clubs, and with the number
   * of matches that each club will have played.
   */
  #countsBefore(known: readonly KnownMatch[], pointsForWin: number, tables: readonly PlannedTable[]): ClubCounts {
    const counts = createClubCounts(this.#plan.clubs.length);
    for (const { match, home, away } of known) {
      addPlayed(counts, home, 1);
      addPlayed(counts, away, 1);
      if (match >= this.#plan.played.length) continue;
      addScore(counts, home, away, this.#scores.home[match] as number, this.#scores.away[match] as number, pointsForWin);
    }
    for (const { clubs, adjustments } of tables) {
      if ('length' in clubs) for (const club of clubs) setPoints(counts, club, pointsIn(counts, club) + (adjustments.get(club) ?? 0));
    }
    return counts;
  }

  #table(stage: string, planned: PlannedTable, known: readonly KnownMatch[], counts: ClubCounts, pointsForWin: number): Table {
    const order: number[] = [];
    const clubs = this.#plan.clubs.length;
    const meetingsOf = (rule: HeadToHead) => {
      const isOfSeason = rule.over === 'season';
      const later = [...this.#laterOf].filter(([id]) => isOfSeason || id === stage).map(([, scores]) => scores);
      const matches = isOfSeason ? this.#knownUntil(stage) : known;
      return {
        meetings: createMeetings(clubs, matches, this.#scores, later, pointsForWin),
        least: planned.meetings ?? customaryMeetings(known),
      };
    };
    const sources = {
      clubs,
      counts,
      rounded: this.#rounded,
      placeBefore: this.#placeBefore,
      meetingsOf,
      leads: (id: string, club: number) => this.#tables.some((table) => table.stage === id && table.order[0] === club),
      ranks: this.#plan.ranks,
    };
    return {
      stage,
      table: planned.id,
      group: planned.group,
      firstPlace: planned.firstPlace,
      order,
      planned,
      sort: createOrdering(planned.order satisfies readonly Criterion[], sources, this.#lots),
      pointsOf: (club) => pointsIn(counts, club),
    };
  }

  /** Returns the known matches of the stages up to one. */
  #knownUntil(stage: string): KnownMatch[] {
    const index = this.#plan.stages.findIndex(({ id }) => id === stage);
    const matches = this.#plan.stages.slice(0, index + 1).flatMap((each) => (isTotal(each) ? [] : each.matches));
    return [...new Set(matches)].map((match) => this.#known[match] as KnownMatch);
  }
}
