import { isPlayed, type PlayedMatch } from '#domain/tournament/club-record.ts';
import type { SeasonFacts, SeasonMatch } from '#domain/tournament/season/season-facts.ts';
import { seasonTables } from '#domain/tournament/season/season-tables.ts';
import { presentStage } from '#domain/tournament/season/stages/present-stage.ts';
import type { StageTable } from '#domain/tournament/season/stages/stage-table.ts';
import {
  isTableStage,
  type Participants,
  type SeasonFormat,
  type TableFormat,
  type TableStage,
  type TotalStage,
} from '#domain/tournament/season-format.ts';
import { missingFixtures } from './missing-fixtures.ts';
import type { AwaitedFixture, PlacesOfTables, PlannedPlaces, PlannedStage, PlannedTable, PlannedTotal, SeasonPlan } from './season-plan.ts';

/**
 * Returns what is left of a season by its format, from its current tables; a match that is being played counts as open. Undefined when its
 * places are decided, or cannot be simulated since the clubs of a stage are not known.
 */
export function planSeason(format: SeasonFormat, facts: SeasonFacts): SeasonPlan | undefined {
  const open = facts.matches.map((match) => (match.isLive === true ? { ...match, goals: null } : match));
  const { tables } = seasonTables(format, { ...facts, matches: open });
  const places = placesOf(format, tables);
  if (places === undefined) return undefined;
  const planner = new Planner(format, facts, tables);
  const last = places.of === 'stage' ? places.stage : (places.parts.at(-1) ?? places.base);
  for (const stage of format.stages.slice(0, format.stages.findIndex(({ id }) => id === last) + 1)) {
    if (isTableStage(stage)) planner.addStage(stage);
    else if (stage.kind === 'total' && !planner.addTotal(stage) && stage.id === last) return undefined;
  }
  const plan = planner.plan(places);
  return isDecided(plan) ? undefined : plan;
}

/** Returns the places for which a season is played, as final-order.ts defines them; undefined while none of its tables exists. */
function placesOf({ stages }: SeasonFormat, tables: readonly StageTable[]): PlannedPlaces | undefined {
  const total = stages.find(({ kind }) => kind === 'total');
  if (total !== undefined) return { of: 'season', base: total.id, parts: [], knockOuts: [] };
  const [first, ...later] = stages.filter((stage) => isTableStage(stage) && stage.within === undefined);
  const isOne = tables.filter(({ stage }) => stage === first?.id).length === 1;
  if (first !== undefined && isOne && later.every(({ kind }) => kind === 'split')) {
    const knockOuts = stages.flatMap((stage) =>
      (stage.kind === 'knock-out' || stage.kind === 'play-in') && stage.decidesPlaces === true
        ? stage.participants.flatMap((participants) => placesFrom(participants) ?? [])
        : [],
    );
    return { of: 'season', base: first.id, parts: later.map(({ id }) => id), knockOuts };
  }
  const stage = presentStage(tables);
  return stage === undefined ? undefined : { of: 'stage', stage };
}

function placesFrom(participants: Participants): PlacesOfTables | undefined {
  if (participants.from !== 'places') return undefined;
  return { stage: participants.stage, table: participants.table, places: participants.places };
}

function isDecided({ awaited, laterMatches }: SeasonPlan): boolean {
  return awaited.length === 0 && laterMatches === 0;
}

const usualPointsForWin = 3;

class Planner {
  readonly #format: SeasonFormat;
  readonly #facts: SeasonFacts;
  readonly #tables: readonly StageTable[];
  readonly #clubOf: ReadonlyMap<number, number>;
  readonly #stages: (PlannedStage | PlannedTotal)[] = [];
  readonly #played: PlayedMatch[] = [];
  readonly #awaited: AwaitedFixture[] = [];
  /** The matches of each stage by number; awaited ones are negative, −1 for the first, until the number of played ones is known. */
  readonly #numbersOf = new Map<string, number[]>();
  readonly #taken = new Map<SeasonMatch, number>();
  /** The index of the stage from which on matches that no source lists are simulated too. */
  readonly #present: number;
  #laterMatches = 0;

  constructor(format: SeasonFormat, facts: SeasonFacts, tables: readonly StageTable[]) {
    this.#format = format;
    this.#facts = facts;
    this.#tables = tables;
    this.#clubOf = new Map(facts.clubs.map((id, club) => [id, club]));
    const begun = presentStage(tables.filter(({ stage }) => format.stages.some(({ id, kind }) => id === stage && kind !== 'total')));
    this.#present = format.stages.findIndex(({ id }) => id === begun);
  }

  addStage(stage: TableStage): void {
    const drawn = this.#tables.filter((table) => table.stage === stage.id);
    const tables = stage.tables.flatMap((format): PlannedTable[] => {
      const known = drawn.filter(({ table }) => table === format.id);
      return known.length > 0 ? known.map((table) => this.#knownTable(format, table)) : this.#laterTable(stage, format);
    });
    if (tables.length === 0) return;
    this.#takeMatches(stage, drawn);
    this.#stages.push({ id: stage.id, tables, matches: [], isWithin: stage.within !== undefined });
  }

  /** Adds a table that adds up stages. Returns false when one of these cannot be simulated. */
  addTotal({ id, of, order }: TotalStage): boolean {
    const added = of.flatMap((name) => this.#stages.filter((stage): stage is PlannedStage => stage.id === name && 'tables' in stage));
    const tables = added.flatMap((stage) => stage.tables);
    const areKnown = added.length === of.length && tables.every(({ clubs }) => 'length' in clubs);
    if (!areKnown) return false;
    const members = new Set(tables.flatMap(({ clubs }) => clubs as readonly number[]));
    const adjustments = new Map<number, number>();
    for (const [club, points] of tables.flatMap((table) => [...table.adjustments])) {
      adjustments.set(club, (adjustments.get(club) ?? 0) + points);
    }
    const clubs = [...this.#clubOf.values()].filter((club) => members.has(club));
    this.#stages.push({ id, of, order, adjustments, clubs });
    return true;
  }

  plan(places: PlannedPlaces): SeasonPlan {
    const numberOf = (number: number) => (number < 0 ? this.#played.length - number - 1 : number);
    return {
      clubs: this.#facts.clubs,
      stages: this.#stages.map((stage) =>
        'tables' in stage ? { ...stage, matches: (this.#numbersOf.get(stage.id) ?? []).map(numberOf) } : stage,
      ),
      played: this.#played,
      awaited: this.#awaited,
      laterMatches: this.#laterMatches,
      places,
      ranks: new Map(
        (this.#facts.settledTies ?? []).flatMap(({ teamId, rank }) => {
          const club = this.#clubOf.get(teamId);
          return club === undefined ? [] : [[club, rank] as const];
        }),
      ),
    };
  }

  #knownTable(format: TableFormat, { group, rows, pointsForWin }: StageTable): PlannedTable {
    const { participants } = format;
    const clubs = rows.map(({ teamId }) => this.#clubOf.get(teamId) as number);
    const isOfPlaces = participants.from === 'places';
    return {
      ...this.#fieldsOf(format, pointsForWin),
      group,
      clubs: isOfPlaces ? clubs : clubs.sort((first, second) => first - second),
      inOrderOfPlaces: isOfPlaces,
      firstPlace: rows[0]?.place ?? 1,
      adjustments: new Map(rows.map(({ teamId, pointAdjustment }) => [this.#clubOf.get(teamId) as number, pointAdjustment])),
    };
  }

  #laterTable(stage: TableStage, format: TableFormat): PlannedTable[] {
    const { participants, meetings = 0 } = format;
    const from = placesFrom(participants);
    if (from === undefined || !this.#stages.some(({ id }) => id === from.stage)) return [];
    const clubs = from.places.length * this.#tables.filter((table) => table.stage === from.stage).length;
    this.#laterMatches += (meetings * clubs * (clubs - 1)) / 2;
    const told = (this.#facts.adjustments ?? []).filter((adjustment) => adjustment.stage === stage.id);
    return [
      {
        ...this.#fieldsOf(format, format.pointsForWin ?? usualPointsForWin),
        group: null,
        clubs: from,
        inOrderOfPlaces: false,
        firstPlace: isRun(from.places) ? Math.min(...from.places) : 1,
        adjustments: sumsOf(told.map(({ teamId, points }) => [this.#clubOf.get(teamId) ?? -1, points])),
      },
    ];
  }

  #fieldsOf({ id, meetings, carry, order }: TableFormat, pointsForWin: number) {
    return { id, meetings, carry, order, pointsForWin };
  }

  /** Numbers the matches of a stage: those that were played or have a day, and those that its format lacks. */
  #takeMatches(stage: TableStage, drawn: readonly StageTable[]): void {
    const matches = [...new Set(drawn.flatMap((table) => table.matches))];
    const own = stage.within === undefined ? matches.filter((match) => !this.#taken.has(match)) : matches;
    const numbers = own.map((match) => this.#taken.get(match) ?? this.#numbered(match));
    const isToCome = this.#format.stages.indexOf(stage) >= this.#present && stage.within === undefined;
    const missing = isToCome ? missingFixtures(drawn, own, [...this.#played, ...this.#awaited]) : [];
    for (const fixture of missing) numbers.push(-this.#awaited.push(fixture));
    this.#numbersOf.set(stage.id, numbers);
  }

  #numbered(match: SeasonMatch): number {
    const number = isPlayed(match) ? this.#played.push(match) - 1 : -this.#awaited.push(match);
    this.#taken.set(match, number);
    return number;
  }
}

function isRun(places: readonly number[]): boolean {
  return places.every((place, index) => index === 0 || place === (places[index - 1] ?? 0) + 1);
}

function sumsOf(entries: readonly (readonly [number, number])[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [club, points] of entries) sums.set(club, (sums.get(club) ?? 0) + points);
  return sums;
}
