import { isPlayed, type PlayedMatch } from '../club-record.ts';
import { isKnockOut } from '../round.ts';
import { isTableStage, type KnockOutStage, type SeasonFormat, type TableStage, type TotalStage } from '../season-format.ts';
import { clubsOfPlaces, drawUpTables } from './draw-up-tables.ts';
import { type FinalPlaces, finalOrder } from './final-order.ts';
import { matchesAmong } from './pair-meetings.ts';
import type { PointAdjustment, SeasonFacts, SeasonMatch } from './season-facts.ts';
import { beginningAfterKnockOut } from './stages/stage-beginning.ts';
import { type ClubBefore, type StageRow, type StageTable, stageTable } from './stages/stage-table.ts';
import { type DrawnTable, takeStageMatches } from './stages/take-stage-matches.ts';

/**
 * A match that counts in no table, other than one of a stage with tables that was broken off and played again. `knock-out`: its source
 * names a knock-out round. `guest`: a club is in no table of the season, as those of lower leagues in play-offs and those that were struck
 * out. `no-stage`: it exceeds the number of matches of its clubs in all stages, as play-offs do.
 */
export interface UncountedMatch {
  readonly match: SeasonMatch;
  readonly reason: 'knock-out' | 'guest' | 'no-stage';
}

export interface SeasonTables {
  /** The tables in the order of the stages; stages that are not drawn up yet have none. */
  readonly tables: readonly StageTable[];
  readonly finalOrder: readonly FinalPlaces[];
  readonly uncounted: readonly UncountedMatch[];
}

/** Returns the tables of a season from its format and its matches. */
export function seasonTables(format: SeasonFormat, facts: SeasonFacts): SeasonTables {
  const season = buildSeason(format, facts);
  const late = season.lateAdjustments();
  if (late.size === 0) return season.result();
  const adjustments = facts.adjustments?.map((adjustment) => late.get(adjustment) ?? adjustment);
  return buildSeason(format, { ...facts, adjustments }).result();
}

function buildSeason(format: SeasonFormat, facts: SeasonFacts): SeasonBuilder {
  const season = new SeasonBuilder(format, facts);
  for (const stage of format.stages) {
    if (isTableStage(stage)) season.drawUpStage(stage);
    else if (stage.kind === 'total') season.addUp(stage);
    else season.passKnockOut(stage);
  }
  return season;
}

const defaultPointsForWin = 3;

class SeasonBuilder {
  readonly #format: SeasonFormat;
  readonly #facts: SeasonFacts;
  readonly #tables: StageTable[] = [];
  /** The matches of each stage that has been drawn up. */
  readonly #matchesOf = new Map<string, readonly SeasonMatch[]>();
  /** The matches that no stage holds so far, in the order of their kick-offs. */
  #left: readonly SeasonMatch[];
  #before = new Map<number, ClubBefore>();
  #adjustments: readonly PointAdjustment[];
  /** The knock-out before the stage that is drawn up next. */
  #knockOut: KnockOutStage | undefined;
  /**
   * True while the last stage belongs to another competition whose matches are not among these: it is skipped, with the knock-outs behind
   * it.
   */
  #isPassedOver = false;

  constructor(format: SeasonFormat, facts: SeasonFacts) {
    this.#format = format;
    this.#facts = facts;
    const { moment, matches, adjustments = [] } = facts;
    this.#left = matches
      .map((match) => (moment !== undefined && match.kickoffUtc >= moment ? { ...match, goals: null } : match))
      .sort((first, second) => first.kickoffUtc.getTime() - second.kickoffUtc.getTime());
    this.#adjustments = adjustments.filter(({ decidedAt }) => moment === undefined || decidedAt === null || decidedAt <= moment);
  }

  drawUpStage(stage: TableStage): void {
    const { within } = stage;
    this.#isPassedOver = stage.isOfOther === true && !this.#hasMoreThanAfter(stage);
    if (this.#isPassedOver) return;
    const pool = within === undefined ? this.#left : (this.#matchesOf.get(within) ?? []);
    const drawn = drawUpTables(stage, this.#tables, pool, this.#facts);
    const matches = takeStageMatches(stage, drawn, pool, this.#beginningOf(drawn));
    this.#knockOut = undefined;
    this.#matchesOf.set(stage.id, matches);
    if (within === undefined) {
      const taken = new Set(matches);
      this.#left = this.#left.filter((match) => !taken.has(match));
    }
    const tables = this.#tablesOf(stage, drawn, matches);
    this.#tables.push(...tables);
    if (within === undefined) this.#before = this.#clubsAfter(drawn, tables, matches);
  }

  passKnockOut(stage: KnockOutStage): void {
    if (!this.#isPassedOver) this.#knockOut = stage;
  }

  addUp(stage: TotalStage): void {
    const matches = stage.of.flatMap((id) => this.#matchesOf.get(id) ?? []);
    const added = this.#tables.filter((table) => stage.of.includes(table.stage));
    const clubs = [...new Set(added.flatMap(({ rows }) => rows.map(({ teamId }) => teamId)))];
    if (clubs.length === 0) return;
    const adjustments = new Map<number, number>();
    for (const { teamId, pointAdjustment } of added.flatMap(({ rows }) => rows)) {
      adjustments.set(teamId, (adjustments.get(teamId) ?? 0) + pointAdjustment);
    }
    const format = {
      id: stage.id,
      participants: { from: 'all' },
      carry: { points: 'none', record: false },
      order: stage.order,
      zones: stage.zones ?? [],
    } as const;
    const inOrder = this.#facts.clubs.filter((club) => clubs.includes(club));
    const table = stageTable(
      stage.id,
      { format, group: null, clubs: inOrder },
      this.#factsOf(matches, undefined, undefined, adjustments, 1),
    );
    const isComplete = added.every((one) => one.isComplete) && stage.of.every((id) => added.some((one) => one.stage === id));
    const left = isComplete ? { perClub: new Map(), pairs: [] } : null;
    this.#tables.push({ ...table, isComplete, left });
  }

  /**
   * Returns the point adjustments that were decided after the last match of all stages of their club, because no further match is known or
   * later stages are without the club. Each has a copy that was decided at the time of that match, so that it counts there.
   */
  lateAdjustments(): ReadonlyMap<PointAdjustment, PointAdjustment> {
    const stages = this.#format.stages.filter((stage) => isTableStage(stage) && stage.within === undefined).map(({ id }) => id);
    const late = this.#adjustments.flatMap((adjustment): [PointAdjustment, PointAdjustment][] => {
      if (adjustment.stage !== undefined) return [];
      const own = this.#tables.findLast(
        ({ stage, rows }) => stages.includes(stage) && rows.some(({ teamId }) => teamId === adjustment.teamId),
      );
      const last = own && lastKickoffOf(this.#matchesOf.get(own.stage) ?? []);
      return last === undefined ? [] : [[adjustment, { ...adjustment, decidedAt: last }]];
    });
    return new Map(late);
  }

  result(): SeasonTables {
    const inTables = new Set(this.#tables.flatMap(({ rows }) => rows.map(({ teamId }) => teamId)));
    const uncounted = this.#left
      .map((match): UncountedMatch => {
        if (!inTables.has(match.homeId) || !inTables.has(match.awayId)) return { match, reason: 'guest' };
        return { match, reason: match.round !== undefined && match.round !== null && isKnockOut(match.round) ? 'knock-out' : 'no-stage' };
      })
      .filter(({ match, reason }) => reason !== 'no-stage' || match.isAbandoned !== true);
    return { tables: this.#tables, finalOrder: finalOrder(this.#format, this.#tables), uncounted };
  }

  /** Returns true when a club has more matches than it plays in the stages after this one. */
  #hasMoreThanAfter(stage: TableStage): boolean {
    const { stages } = this.#format;
    const after = stages.slice(stages.indexOf(stage) + 1).filter(isTableStage);
    const perClub = after.map(({ tables }) =>
      Math.max(...tables.map(({ meetings, clubs = 0, matchesPerClub = (meetings ?? 0) * (clubs - 1) }) => matchesPerClub)),
    );
    const most = perClub.reduce((sum, count) => sum + count, 0);
    const counts = Map.groupBy(
      this.#left.filter(({ isAbandoned }) => isAbandoned !== true).flatMap(({ homeId, awayId }) => [homeId, awayId]),
      (club) => club,
    );
    return [...counts.values()].some(({ length }) => length > most);
  }

  #tablesOf(stage: TableStage, drawn: readonly DrawnTable[], matches: readonly SeasonMatch[]): StageTable[] {
    const adjustments = this.#adjustmentsIn(stage, drawn, matches);
    return drawn.map((table) => {
      const { participants, meetings, pointsForWin } = table.format;
      const firstPlace = participants.from === 'places' && isRun(participants.places) ? Math.min(...participants.places) : 1;
      return stageTable(stage.id, table, this.#factsOf(matches, meetings, pointsForWin, adjustments, firstPlace));
    });
  }

  #factsOf(
    stageMatches: readonly SeasonMatch[],
    meetings: number | undefined,
    pointsForWin: number | undefined,
    adjustments: ReadonlyMap<number, number>,
    firstPlace: number,
  ) {
    const earlier = this.#matchesOf;
    return {
      stageMatches,
      get seasonMatches() {
        return [...new Set([...[...earlier.values()].flat(), ...stageMatches])];
      },
      meetings,
      pointsForWin: pointsForWin ?? defaultPointsForWin,
      ranks: new Map((this.#facts.settledTies ?? []).map(({ teamId, rank }) => [teamId, rank])),
      leadersOf: (stage: string) => new Set(this.#tables.filter((table) => table.stage === stage).flatMap(({ rows }) => leaderOf(rows))),
      tablesOf: (stage: string) => this.#clubsOfTables(stage),
      before: this.#before,
      adjustments,
      firstPlace,
    };
  }

  /** Returns the clubs of each table of a stage; for a stage that is not drawn up yet, those of the groups that the source names. */
  #clubsOfTables(stage: string): ReadonlySet<number>[] {
    const drawn = this.#tables.filter((table) => table.stage === stage).map(({ rows }) => rows.map(({ teamId }) => teamId));
    const named = (this.#facts.groups ?? []).filter((group) => group.stage === stage).map(({ clubs }) => clubs);
    return (drawn.length > 0 ? drawn : named).map((clubs) => new Set(clubs));
  }

  /**
   * Returns the points of the adjustments that count in a stage for the first time, by club, and removes them from later stages. An adjustment
   * counts in the first stage that was not over when it was decided, or in the last one of its club.
   */
  #adjustmentsIn(stage: TableStage, drawn: readonly DrawnTable[], matches: readonly SeasonMatch[]): Map<number, number> {
    const clubs = new Set(drawn.flatMap((table) => table.clubs));
    const last = lastKickoffOf(matches);
    const isLast = !this.#format.stages.slice(this.#format.stages.indexOf(stage) + 1).some(isTableStage);
    const counts = ({ teamId, decidedAt, stage: told }: PointAdjustment): boolean => {
      if (!clubs.has(teamId)) return false;
      if (told !== undefined) return told === stage.id;
      return decidedAt === null || isLast || last === undefined || decidedAt <= last;
    };
    const points = new Map<number, number>();
    for (const adjustment of this.#adjustments.filter(counts)) {
      points.set(adjustment.teamId, (points.get(adjustment.teamId) ?? 0) + adjustment.points);
    }
    if (stage.within === undefined) this.#adjustments = this.#adjustments.filter((adjustment) => !counts(adjustment));
    return points;
  }

  #beginningOf(drawn: readonly DrawnTable[]): Date | undefined {
    const clubs = drawn.flatMap((table) => table.clubs);
    if (this.#knockOut === undefined || clubs.length === 0) return undefined;
    const knockedOut = this.#knockOut.participants.flatMap((participants) => clubsOfPlaces(participants, this.#tables));
    const left = matchesAmong(clubs, this.#left);
    return beginningAfterKnockOut(clubs, left, knockedOut.length === 0 ? undefined : new Set(knockedOut));
  }

  #clubsAfter(drawn: readonly DrawnTable[], tables: readonly StageTable[], matches: readonly SeasonMatch[]): Map<number, ClubBefore> {
    const played = matches.filter(isPlayed);
    const rows = tables.flatMap((table, index) => table.rows.map((row) => ({ row, record: drawn[index]?.format.carry.record === true })));
    const after = rows.map(({ row: { teamId, points }, record }, index) => {
      const own = played.filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId);
      const earlier: readonly PlayedMatch[] = record ? (this.#before.get(teamId)?.matches ?? []) : [];
      return [teamId, { points, place: index + 1, matches: [...earlier, ...own] }] as const;
    });
    return new Map([...this.#before, ...after]);
  }
}

function lastKickoffOf(matches: readonly SeasonMatch[]): Date | undefined {
  return matches.length === 0 ? undefined : new Date(Math.max(...matches.map(({ kickoffUtc }) => kickoffUtc.getTime())));
}

function leaderOf([first]: readonly StageRow[]): number[] {
  return first !== undefined && first.played > 0 && first.levelWith.length === 0 ? [first.teamId] : [];
}

function isRun(places: readonly number[]): boolean {
  return places.every((place, index) => index === 0 || place === (places[index - 1] ?? 0) + 1);
}
