import type { RowProblem } from '#data/sources/problems-of-row.ts';
import type { ReportedStatus } from '#domain/match/match-status.ts';
import type { Pair } from '#domain/sports/pair.ts';
import type { BasketballPeriod, BasketballPlay } from '../../../domain/basketball-play.ts';
import type { AnswerGame, AnswerScores } from './answer.ts';

export interface GameState {
  readonly status: ReportedStatus;
  readonly play?: BasketballPlay;
}

interface Meaning {
  readonly status: ReportedStatus;
  readonly period?: BasketballPeriod;
  /** Number of quarters that have begun; all with points when it is left out. */
  readonly begun?: number;
}

/** Meanings of the provider's statuses. A suspended game counts as live until it has lasted longer than a game can. */
const meanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['NS', { status: 'scheduled' }],
  ['Q1', { status: 'live', period: 'q1', begun: 1 }],
  ['Q2', { status: 'live', period: 'q2', begun: 2 }],
  ['HT', { status: 'live', period: 'half-time', begun: 2 }],
  ['Q3', { status: 'live', period: 'q3', begun: 3 }],
  ['Q4', { status: 'live', period: 'q4', begun: 4 }],
  ['OT', { status: 'live', period: 'overtime' }],
  ['BT', { status: 'live', period: 'break' }],
  ['SUSP', { status: 'live' }],
  ['FT', { status: 'finished' }],
  ['AOT', { status: 'finished' }],
  ['POST', { status: 'postponed' }],
  ['CANC', { status: 'cancelled' }],
  ['ABD', { status: 'abandoned' }],
  ['AWD', { status: 'awarded' }],
]);

/** Max minutes from tip-off to the end, with overtimes; a game may begin a little before the announced time. */
export const longestGameMinutes = 240;
const earliestMinutes = -30;

/**
 * Returns the state and the points of a game; a problem when its status is unknown or contradicts its points or the time. The time left in a quarter
 * is not read: the provider does not document whether its clock counts up or down.
 */
export function gameState({ status: { short }, date, scores }: AnswerGame, now: Date): GameState | RowProblem {
  const meaning = meanings.get(short);
  if (meaning === undefined) return { code: 'not-this-format', field: 'status.short', value: short };
  const { status, period } = meaning;
  if (status === 'scheduled' || status === 'postponed' || status === 'cancelled') return { status };
  const play = playOf(scores, meaning);
  if (play === undefined) return status === 'abandoned' || status === 'awarded' ? { status } : { code: 'missing-value', field: 'scores' };
  if ('code' in play) return play;
  if (status === 'live') {
    const minutes = (now.getTime() - Date.parse(date)) / 60_000;
    const isInTime = minutes >= earliestMinutes && minutes <= longestGameMinutes;
    if (!isInTime) return { code: 'inconsistent', field: 'status.short', value: `${short} at ${now.toISOString()}` };
    return { status, play: { ...play, ...(period === undefined ? {} : { clock: { period } }) } };
  }
  return (status === 'finished' && problemOfEnd(short, play)) || { status, play };
}

/** Returns the reported points; undefined when there are none, a problem when one side's are missing or the parts do not add up to the total. */
function playOf({ home, away }: AnswerScores, { begun = 4 }: Meaning): BasketballPlay | RowProblem | undefined {
  const quarters: Pair<number>[] = [];
  for (const part of ['quarter_1', 'quarter_2', 'quarter_3', 'quarter_4'] as const) {
    const pair = pairOf(home[part], away[part]);
    if (pair === 'half') return { code: 'missing-value', field: `scores.${home[part] === null ? 'home' : 'away'}.${part}` };
    if (pair === undefined || quarters.length === begun) break;
    quarters.push(pair);
  }
  const overtime = pairOf(home.over_time, away.over_time);
  const total = pairOf(home.total, away.total);
  if (overtime === 'half' || total === 'half') return { code: 'missing-value', field: 'scores' };
  const parts = overtime === undefined ? quarters : [...quarters, overtime];
  const sum: Pair<number> = [
    parts.reduce((points, [first]) => points + first, 0),
    parts.reduce((points, [, second]) => points + second, 0),
  ];
  if (total !== undefined && parts.length > 0 && (sum[0] !== total[0] || sum[1] !== total[1])) {
    return { code: 'inconsistent', field: 'scores', value: `${written(sum)} (${written(total)})` };
  }
  if (total === undefined && parts.length === 0) return undefined;
  return { quarters, ...(overtime === undefined ? {} : { overtime }), total: total ?? sum };
}

function pairOf(home: number | null, away: number | null): Pair<number> | 'half' | undefined {
  if (home === null && away === null) return undefined;
  return home === null || away === null ? 'half' : [home, away];
}

/** Returns the problem of a final score that is impossible: level, overtime not needed or not played, or a missing quarter; undefined when it is possible. */
function problemOfEnd(short: string, { quarters, overtime, total }: BasketballPlay): RowProblem | undefined {
  const [home, away] = overtime === undefined ? total : [total[0] - overtime[0], total[1] - overtime[1]];
  const isWhole = quarters.length === 0 || quarters.length === 4;
  const hasOvertime = overtime !== undefined;
  const isOfStatus = hasOvertime === (short === 'AOT') || (quarters.length === 0 && !hasOvertime);
  const isPossible = total[0] !== total[1] && (quarters.length === 0 || (home === away) === hasOvertime);
  if (isWhole && isOfStatus && isPossible) return undefined;
  return { code: 'inconsistent', field: 'scores', value: `${short} ${written(total)}` };
}

function written([home, away]: Pair<number>): string {
  return `${home}-${away}`;
}
