import { type ClubRecord, isPlayed, type PlayedMatch, type TeamOutcome, teamOutcome } from '../club-record.ts';
import { type CountCriterion, countCriteria } from '../season-format.ts';
import { amountOf, type StageRecord, stageRecordOf } from './stages/stage-record.ts';
import type { StageTable } from './stages/stage-table.ts';

/** The matches that count in a table: all, each club's at home, each club's away, or each club's last five. */
export type StandingsView = 'all' | 'home' | 'away' | 'form';

export interface StandingsRow extends ClubRecord {
  /** The place; clubs that no rule separates stay in the order in which they were given. */
  readonly place: number;
  /** The part of the points that rulings added or took. */
  readonly pointAdjustment: number;
  /** The outcomes of the last five matches that count, oldest first. */
  readonly form: readonly TeamOutcome[];
}

const formLength = 5;

/** Returns the rows of a table with each club's last five matches, oldest first. */
export function standingsRows(table: StageTable): StandingsRow[] {
  const played = playedOf(table);
  return table.rows.map(({ teamId, place, points, pointAdjustment, ...record }) => ({
    ...countsOf(record),
    teamId,
    place,
    points,
    pointAdjustment,
    form: formOf(teamId, played),
  }));
}

/**
 * Returns a table in which only some of its matches count: those at home, those away, or the last five of each club. Neither rulings nor
 * matches among level clubs count in it.
 */
export function standingsRowsOf(table: StageTable, view: Exclude<StandingsView, 'all'>): StandingsRow[] {
  const played = playedOf(table);
  const criteria = table.order.filter((criterion) => countCriteria.some((count) => count === criterion)) as CountCriterion[];
  const rows = table.rows.map(({ teamId }) => {
    const own = inView(teamId, played, view);
    const record = stageRecordOf(teamId, own);
    const points = table.pointsForWin * record.won + record.drawn;
    return { teamId, record, points, form: formOf(teamId, own), amounts: criteria.map((one) => amountOf(one, record, points)) };
  });
  return rows
    .sort((first, second) => firstDifference(second.amounts, first.amounts))
    .map(({ teamId, record, points, form }, index) => ({
      ...countsOf(record),
      teamId,
      place: (table.rows[0]?.place ?? 1) + index,
      points,
      pointAdjustment: 0,
      form,
    }));
}

function countsOf({ played, won, drawn, lost, goalsFor, goalsAgainst }: StageRecord) {
  return { played, won, drawn, lost, goalsFor, goalsAgainst, goalDifference: goalsFor - goalsAgainst };
}

/** Returns the matches of a table that have been played, oldest first. */
function playedOf({ matches }: StageTable): PlayedMatch[] {
  return matches.filter(isPlayed).sort((first, second) => first.kickoffUtc.getTime() - second.kickoffUtc.getTime());
}

function inView(teamId: number, matches: readonly PlayedMatch[], view: Exclude<StandingsView, 'all'>): PlayedMatch[] {
  const own = matches.filter(({ homeId, awayId }) => (view !== 'away' && homeId === teamId) || (view !== 'home' && awayId === teamId));
  return view === 'form' ? own.slice(-formLength) : own;
}

function formOf(teamId: number, matches: readonly PlayedMatch[]): StandingsRow['form'] {
  return matches
    .filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId)
    .slice(-formLength)
    .map((match) => teamOutcome(teamId, match));
}

function firstDifference(amounts: readonly number[], others: readonly number[]): number {
  return amounts.map((amount, index) => amount - (others[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
