import { leagueMatchdays, matchdayCount, type Pairing, singleRound } from '#demonstration/season/league-matchdays.ts';
import type { Round } from '#domain/tournament/round.ts';
import {
  isTableStage,
  type KnockOutStage,
  type Participants,
  type TableFormat,
  type TableStage,
} from '#domain/tournament/season-format.ts';
import type { DemonstrationTournament } from '../../catalogue/demonstration-catalogue.ts';
import { conferenceMatchdays } from './conference-matchdays.ts';
import { type ClubGroup, groupsOf } from './groups-of-clubs.ts';
import { knockOutCustoms } from './knock-out-customs.ts';
import { catalogueFormat, oneTable } from './league-format.ts';
import { planKnockOut } from './plan-knock-out.ts';
import { hasTables, type RoundPlan, type SeatedMatch, type StagePlan, type TableStagePlan } from './stage-plan.ts';

/** Returns the stages of a league's season with their rounds, in the order of play, before their clubs are known. */
export function planSeason(league: DemonstrationTournament, year: number): StagePlan[] {
  const { stages } = catalogueFormat(league, year) ?? oneTable;
  const groups = groupsOf(league, year);
  const plans: StagePlan[] = [];
  let matchdays = 0;
  for (const stage of stages) {
    if (stage.kind === 'total') continue;
    if (isTableStage(stage)) {
      const plan = planTables(stage, { league, groups, plans, matchdays });
      matchdays += plan.rounds.length;
      plans.push(plan);
    } else {
      plans.push(planTies(stage, league, plans));
    }
  }
  return plans;
}

interface PlannedSoFar {
  readonly league: DemonstrationTournament;
  readonly groups: readonly ClubGroup[];
  readonly plans: readonly StagePlan[];
  /** The number of matchdays of the stages before it. */
  readonly matchdays: number;
}

function planTables(stage: TableStage, { league, groups, plans, matchdays }: PlannedSoFar): TableStagePlan {
  const tables = stage.tables.flatMap((format): { format: TableFormat; group?: string; size: number }[] => {
    const { participants } = format;
    if (participants.from !== 'draw') return [{ format, size: countOf(participants, league, plans) }];
    return groups
      .filter(({ name }) => participants.group === undefined || participants.group === name)
      .map(({ name, places }) => ({ format, group: name, size: places.length }));
  });
  const sizes = tables.map(({ size }) => size);
  const offsets = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0));
  const nameRound = (table: number, index: number): Round => {
    const matchday = matchdays + index + 1;
    if (stage.kind === 'groups') return { stage: 'group', matchday, group: tables[table]?.group };
    if (stage.kind !== 'split') return { stage: 'matchday', matchday };
    if (table === 0) return { stage: 'championship-round', matchday };
    // Groups between the first and the last have names of their own with every source, and are matchdays here.
    return { stage: table === tables.length - 1 ? 'relegation-round' : 'matchday', matchday };
  };
  const apart = (): SeatedMatch[][] => {
    const byTable = tables.map(({ format, size }) => matchdaysOf(league, format, size));
    const length = Math.max(...byTable.map((rounds) => rounds.length));
    return Array.from({ length }, (_, index) =>
      byTable.flatMap((rounds, table) => {
        const offset = offsets[table] as number;
        const round = nameRound(table, index);
        return (rounds[index] ?? []).map(({ home, away }) => ({ home: offset + home, away: offset + away, round }));
      }),
    );
  };
  const together = (size: number, matchesPerClub: number): SeatedMatch[][] =>
    conferenceMatchdays(size, matchesPerClub).map((pairings, index) =>
      pairings.map((pairing) => ({ ...pairing, round: nameRound(0, index) })),
    );
  const [first] = tables;
  const isTogether = stage.kind === 'conferences' && first?.format.meetings === undefined;
  if (isTogether && (sizes.length !== 2 || sizes[0] !== sizes[1])) {
    throw new RangeError(`${league.id}: ${stage.id}: conferences of ${sizes.join(' and ')} clubs have no fixtures; two of equal size do`);
  }
  const rounds = isTogether ? together(sizes[0] as number, first?.format.matchesPerClub ?? 0) : apart();
  return { stage, sizes, rounds: rounds.map((matches, week): RoundPlan<SeatedMatch> => ({ matches, week, weekPart: 'any' })) };
}

function matchdaysOf({ id }: DemonstrationTournament, { id: table, meetings, matchesPerClub }: TableFormat, size: number): Pairing[][] {
  if (meetings !== undefined) return leagueMatchdays(size, meetings * singleRound(size));
  if (matchesPerClub !== undefined && size % 2 !== 0) {
    throw new RangeError(`${id}: ${table}: ${size} clubs cannot have ${matchesPerClub} matches each, since one has a day off`);
  }
  return leagueMatchdays(size, matchesPerClub ?? matchdayCount(size));
}

function planTies(stage: KnockOutStage, league: DemonstrationTournament, plans: readonly StagePlan[]): StagePlan {
  const customs = knockOutCustoms(league.id);
  const clubs = stage.participants.reduce((sum, participants) => sum + countOf(participants, league, plans), 0);
  const [first] = stage.participants;
  const brackets = customs.staysInTables === true && first !== undefined ? tablesBehind(first, plans) : 1;
  return planKnockOut(stage, clubs / brackets, brackets, customs);
}

function countOf(participants: Participants, { clubs }: DemonstrationTournament, plans: readonly StagePlan[]): number {
  return participants.from === 'places' ? participants.places.length * tablesBehind(participants, plans) : clubs.length;
}

/** Returns the number of tables that the clubs of the given places come from; 1 for a stage that adds up others. */
function tablesBehind(participants: Participants, plans: readonly StagePlan[]): number {
  if (participants.from !== 'places' || participants.table !== undefined) return 1;
  const source = plans.find(({ stage }) => stage.id === participants.stage);
  return source !== undefined && hasTables(source) && source.stage.kind !== 'split' ? source.sizes.length : 1;
}
