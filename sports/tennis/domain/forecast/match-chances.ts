import type { Pair } from '#domain/sports/pair.ts';
import type { TennisBet } from '../tennis-bet.ts';
import type { Surface, Tour } from '../tennis-event.ts';
import type { BestOf } from '../tennis-score.ts';
import { type PlayedOut, playOut } from './play-out.ts';

/** The chances of a match played to its end, by its sets and by its games. */
export interface MatchChances {
  readonly bySets: readonly { readonly sets: Pair<number>; readonly chance: number }[];
  /** Chances by the number of games, which is the index. */
  readonly byGames: readonly number[];
}

/**
 * The share of points that the server wins between equal players. The men's fits the mean number of games of the seasons 2019 and 2020; the women's
 * is rough, without a file to find it in.
 */
export const servePoints: Readonly<Record<Tour, Readonly<Record<Surface, number>>>> = {
  atp: { hard: 0.645, clay: 0.625, grass: 0.67, carpet: 0.65 },
  wta: { hard: 0.565, clay: 0.55, grass: 0.58, carpet: 0.57 },
};

/**
 * Standard deviation of the difference of both players' shares from one day to the next: matches in straight sets are more frequent than a
 * fixed difference allows. Found like the shares.
 */
const dayDeviation = 0.076;

/* Step of the difference of both shares for which chances are computed; between the steps they are interpolated. */
const step = 0.01;
const maxSteps = 45;
const dayStepsMost = 25;

/**
 * Returns the chances of set scores and numbers of games for a chance of winning. Each player wins every point on serve with one chance on that day,
 * independently of all others (Klaassen and Magnus, "Forecasting the winner of a tennis match", 2003, found this near enough). The mean of both
 * chances is the surface's; their difference is normally distributed around the one that gives the chance of winning.
 *
 * @param firstWins chance of the first player to win the match, above 0 and below 1
 */
export function matchChances(firstWins: number, bestOf: BestOf, tour: Tour, surface: Surface): MatchChances {
  const table = tableOf(servePoints[tour][surface], bestOf);
  const above = table.findIndex((entry) => entry.firstWins >= firstWins);
  const high = Math.max(1, above === -1 ? table.length - 1 : above);
  const [lower, upper] = [table[high - 1] as PlayedOut, table[high] as PlayedOut];
  const share = Math.min(1, Math.max(0, (firstWins - lower.firstWins) / (upper.firstWins - lower.firstWins)));
  const between = (from: number, to: number): number => from + share * (to - from);
  return {
    bySets: lower.bySets.map(({ sets, chance }, at) => ({ sets, chance: between(chance, upper.bySets[at]?.chance as number) })),
    byGames: lower.byGames.map((chance, games) => between(chance, upper.byGames[games] as number)),
  };
}

const tables = new Map<string, readonly PlayedOut[]>();

/** Returns the chances for each difference of the players' shares, from `-maxSteps` to `maxSteps` steps. */
function tableOf(middle: number, bestOf: BestOf): readonly PlayedOut[] {
  const key = `${middle} ${bestOf}`;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const steps = maxSteps + dayStepsMost;
  const fixed = Array.from({ length: 2 * steps + 1 }, (_, at) => {
    const half = ((at - steps) * step) / 2;
    return playOut([withinChance(middle + half), withinChance(middle - half)], bestOf);
  });
  const weights = Array.from({ length: 2 * dayStepsMost + 1 }, (_, at) =>
    Math.exp(-(((at - dayStepsMost) * step) ** 2) / (2 * dayDeviation ** 2)),
  );
  const table = Array.from({ length: 2 * maxSteps + 1 }, (_, at) => mix(fixed.slice(at, at + weights.length), weights));
  tables.set(key, table);
  return table;
}

function withinChance(share: number): number {
  return Math.min(0.98, Math.max(0.02, share));
}

function mix(parts: readonly PlayedOut[], weights: readonly number[]): PlayedOut {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const mean = (pick: (part: PlayedOut) => number): number =>
    parts.reduce((total, part, at) => total + (weights[at] as number) * pick(part), 0) / sum;
  const [first] = parts as readonly [PlayedOut];
  return {
    firstWins: mean((part) => part.firstWins),
    bySets: first.bySets.map(({ sets }, at) => ({ sets, chance: mean((part) => part.bySets[at]?.chance as number) })),
    byGames: first.byGames.map((_, games) => mean((part) => part.byGames[games] as number)),
  };
}

/** Returns the chance that a bet on sets or games wins; on a line that can be met exactly, given that the stake does not come back. */
export function chanceOfTennisBet(bet: Exclude<TennisBet, { market: 'match-winner' }>, { bySets, byGames }: MatchChances): number {
  let [above, below] = [0, 0];
  const count = (margin: number, chance: number): void => {
    if (margin > 0) above += chance;
    else if (margin < 0) below += chance;
  };
  if (bet.market === 'set-handicap') for (const { sets, chance } of bySets) count(sets[0] + bet.line - sets[1], chance);
  else for (const [games, chance] of byGames.entries()) count(games - bet.line, chance);
  const share = above / (above + below);
  return bet.selection === 'first' || bet.selection === 'over' ? share : 1 - share;
}
