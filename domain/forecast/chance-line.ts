import type { Goals, MatchOutcome } from '#domain/match/match-score.ts';
import { isGoal, isSendingOff, type MatchEvent } from '#domain/match/match-timeline.ts';
import { inPlayChances, type MatchInPlay } from './goals/in-play-chances.ts';
import { type MatchMoment, playedShare } from './goals/played-share.ts';
import type { ScoreGrid } from './goals/score-grid.ts';

/** The chances of the result after ninety minutes at a minute of the match; added time counts as minute 45 or 90. */
export interface ChancePoint extends Readonly<Record<MatchOutcome, number>> {
  /** From 0 to 90. */
  readonly minute: number;
  /** The goal or sending-off that led to these chances; absent at other points. */
  readonly after?: ChanceEvent;
}

/** The fields of an event that affect the chances. */
export type ChanceEvent = Pick<MatchEvent, 'minute' | 'addedMinute' | 'side' | 'kind'>;

type Situation = Pick<MatchInPlay, 'score' | 'reds'>;

interface Step {
  readonly moment: MatchMoment;
  readonly played: number;
  /** The event at this moment; undefined at one of the regular points. */
  readonly event?: ChanceEvent;
}

const stepMinutes = 5;
const regularMinutes = Array.from({ length: 90 / stepMinutes + 1 }, (_, index) => index * stepMinutes);

/**
 * Returns the changes of a match's chances up to a moment, as the points of a stepped line in the order of time: one every five minutes,
 * one before and one after each goal and each sending-off, and one at the moment itself. They run to the ninetieth minute at most.
 *
 * @param grid the forecast from before the kick-off
 * @param halfTimeShare part of the goals that fall before the break, above 0 and below 1
 * @param events of the match in their order; those of extra time change nothing
 * @param until the moment, and the score then, goals of extra time left out
 * @returns undefined when the goals among the events do not add up to the score, since the minutes of the goals are then not known
 */
export function chanceLine(
  grid: ScoreGrid,
  halfTimeShare: number,
  events: readonly ChanceEvent[],
  until: MatchMoment & { readonly score: Goals },
): ChancePoint[] | undefined {
  const stepAt = (moment: MatchMoment): Step => ({ moment, played: playedShare(moment, halfTimeShare) });
  const end = stepAt(until);
  const turns = events
    .filter(({ kind, minute }) => minute <= 90 && (isGoal(kind) || isSendingOff(kind)))
    .map((event): Step & { readonly event: ChanceEvent } => ({ ...stepAt(momentAt(event.minute, event.addedMinute)), event }));
  if (!addUpTo(until.score, turns)) return undefined;
  const regular = regularMinutes
    .map((minute) => stepAt(momentAt(minute, null)))
    .filter(({ played }) => played < end.played && turns.every((turn) => turn.played !== played));
  const steps = [...turns, ...regular].sort((first, second) => first.played - second.played);
  const points: ChancePoint[] = [];
  let situation: Situation = { score: { home: 0, away: 0 }, reds: { home: 0, away: 0 } };
  const pointAt = (moment: MatchMoment): ChancePoint => ({
    minute: minuteOf(moment),
    ...inPlayChances(grid, halfTimeShare, { ...moment, ...situation }),
  });
  for (const { moment, event } of steps) {
    points.push(pointAt(moment));
    if (event === undefined) continue;
    situation = after(situation, event);
    points.push({ ...pointAt(moment), after: event });
  }
  /* A goal of this minute ends the line by itself. */
  if (end.played > (steps.at(-1)?.played ?? -1)) points.push(pointAt(until));
  return points;
}

function momentAt(minute: number, addedMinute: number | null): MatchMoment {
  return { period: minute <= 45 ? 'first-half' : 'second-half', minute, addedMinute };
}

function addUpTo(score: Goals, turns: readonly { readonly event: ChanceEvent }[]): boolean {
  const goalsOf = (side: 'home' | 'away') => turns.filter(({ event }) => event.side === side && isGoal(event.kind)).length;
  return goalsOf('home') === score.home && goalsOf('away') === score.away;
}

function after({ score, reds }: Situation, { kind, side }: ChanceEvent): Situation {
  if (isGoal(kind)) return { score: { ...score, [side]: score[side] + 1 }, reds };
  return { score, reds: { ...reds, [side]: reds[side] + 1 } };
}

function minuteOf({ period, minute }: MatchMoment): number {
  if (period === 'half-time') return 45;
  return period === 'first-half' || period === 'second-half' ? Math.min(minute, period === 'first-half' ? 45 : 90) : 90;
}
