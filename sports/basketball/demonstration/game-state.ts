import type { Pair } from '#domain/sports/pair.ts';
import type { BasketballPlay, BasketballTimeline } from '../domain/basketball-play.ts';
import { leadersUntil } from './game-leaders.ts';
import { courseOf, type Period, stretchSeconds } from './game-timeline.ts';
import type { PlannedGame } from './planned-game.ts';

const secondMs = 1000;

export interface PlayedUntil {
  readonly isOver: boolean;
  readonly play: BasketballPlay;
  readonly course: BasketballTimeline;
}

/** Returns the real milliseconds from tip-off to the end of a game. */
export function lengthMs(game: PlannedGame): number {
  return (courseOf(game).at(-1) as Period).to * secondMs;
}

/**
 * Returns the state of play so many milliseconds after tip-off, at least 0: points, clock, the leads at the end of each half-minute and the players
 * with the most of each figure.
 */
export function playedUntil(game: PlannedGame, sinceTipOffMs: number): PlayedUntil {
  const now = sinceTipOffMs / secondMs;
  const periods = courseOf(game);
  const begun = periods.filter(({ from }) => from <= now);
  const parts = begun.map((period) => ({ period, played: secondsPlayed(period, now - period.from) }));
  const points = parts.map(({ period, played }) => pointsUntil(period, played));
  const isOver = now >= (periods.at(-1) as Period).to;
  const overtimes = points.slice(4);
  const play: BasketballPlay = {
    quarters: points.slice(0, 4),
    ...(overtimes.length > 0 ? { overtime: sumOf(overtimes) } : {}),
    total: sumOf(points),
    ...(isOver ? {} : { clock: clockOf(parts, now) }),
  };
  return {
    isOver,
    play,
    course: {
      stretchSeconds,
      leads: leadsOf(parts),
      most: leadersUntil(
        game,
        parts.map(({ played }) => played),
      ),
    },
  };
}

type Part = { readonly period: Period; readonly played: number };

function clockOf(parts: readonly Part[], now: number): NonNullable<BasketballPlay['clock']> {
  const { period, played } = parts.at(-1) as Part;
  if (now >= period.to) return { period: parts.length === 2 ? 'half-time' : 'break' };
  const secondsLeft = Math.ceil(period.playSeconds - played);
  return { period: period.kind === 'overtime' ? 'overtime' : (`q${parts.length}` as 'q1' | 'q2' | 'q3' | 'q4'), secondsLeft };
}

/** Returns the seconds of play after so many real seconds of a period: the clock runs from the beginning of each stretch and then stops. */
function secondsPlayed({ stretches, playSeconds }: Period, elapsed: number): number {
  const stretch = stretches.findLastIndex((from) => from <= elapsed);
  return Math.min(playSeconds, stretch * stretchSeconds + Math.min(stretchSeconds, elapsed - (stretches[stretch] as number)));
}

function pointsUntil({ baskets }: Period, played: number): Pair<number> {
  const points: [number, number] = [0, 0];
  for (const { at, side, points: value } of baskets) if (at <= played) points[side] += value;
  return points;
}

function leadsOf(parts: readonly Part[]): number[] {
  const leads: number[] = [];
  let before = 0;
  for (const { period, played } of parts) {
    for (let end = stretchSeconds; end <= played; end += stretchSeconds) {
      const [home, away] = pointsUntil(period, end);
      leads.push(before + home - away);
    }
    const [home, away] = pointsUntil(period, played);
    before += home - away;
  }
  return leads;
}

function sumOf(parts: readonly Pair<number>[]): Pair<number> {
  return [parts.reduce((sum, [home]) => sum + home, 0), parts.reduce((sum, [, away]) => sum + away, 0)];
}
