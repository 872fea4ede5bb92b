import type { Goals, MatchOutcome } from '#domain/match/match-score.ts';
import { isGoal, type MatchEvent } from '#domain/match/match-timeline.ts';
import { inPlayChances } from './in-play-chances.ts';
import type { MatchMoment } from './played-share.ts';
import type { ScoreGrid } from './score-grid.ts';

/** The chances of the result after ninety minutes at a minute of the match; added time stands at the minute in which it began. */
export interface ChancePoint extends Readonly<Record<MatchOutcome, number>> {
  /** From 0 to 90. */
  readonly minute: number;
}

type Turn = Pick<MatchEvent, 'minute' | 'addedMinute' | 'side' | 'kind'>;

const stepMinutes = 5;

/**
 * Returns how the chances of a match moved up to a moment: a point every five minutes, and one before and one after each goal and each red card.
 * They run to the ninetieth minute at most.
 *
 * @param grid the forecast from before the kick-off
 * @param halfTimeShare part of the goals that fall before the break, above 0 and below 1
 * @param events of the match in their order
 */
export function chanceLine(grid: ScoreGrid, halfTimeShare: number, events: readonly Turn[], until: MatchMoment): ChancePoint[] {
  const end =
    until.period === 'half-time' ? 45 : until.period === 'first-half' || until.period === 'second-half' ? Math.min(until.minute, 90) : 90;
  const turns = events.filter(
    ({ kind, minute }) => minute <= end && (isGoal(kind) || kind === 'red-card' || kind === 'second-yellow-card'),
  );
  const points: ChancePoint[] = [];
  let score: Goals = { home: 0, away: 0 };
  let reds: Goals = { home: 0, away: 0 };
  const add = (moment: MatchMoment) => {
    points.push({ minute: moment.minute, ...inPlayChances(grid, halfTimeShare, { ...moment, score, reds }) });
  };
  let next = 0;
  const addUntil = (minute: number) => {
    for (; next < minute; next += stepMinutes) add(momentAt(next, null));
  };
  for (const turn of turns) {
    addUntil(turn.minute);
    add(momentAt(turn.minute, turn.addedMinute));
    if (isGoal(turn.kind)) score = { ...score, [turn.side]: score[turn.side] + 1 };
    else reds = { ...reds, [turn.side]: reds[turn.side] + 1 };
    add(momentAt(turn.minute, turn.addedMinute));
  }
  addUntil(end);
  add({ ...until, minute: end });
  return points;
}

function momentAt(minute: number, addedMinute: number | null): MatchMoment {
  return { period: minute <= 45 ? 'first-half' : 'second-half', minute, addedMinute };
}
