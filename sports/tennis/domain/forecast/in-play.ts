import type { Pair, Side } from '#domain/sports/pair.ts';
import type { Surface, Tour } from '../tennis-event.ts';
import type { TennisPlay } from '../tennis-play.ts';
import { type BestOf, isWholeSet, setsWon } from '../tennis-score.ts';
import { servePoints } from './match-chances.ts';
import { playOut } from './play-out.ts';
import { setChances } from './serve-model.ts';

/** Points that win a tie-break: seven, and ten in the last set of a Grand Slam since 2022. A lead of two is needed. */
export type TieBreakLength = 7 | 10;

const precision = 1e-4;
const maxShare = 0.98;

/**
 * Returns both players' chances of winning a point on serve that give a chance of winning the match: their mean is the surface's (Klaassen and
 * Magnus, "Forecasting the winner of a tennis match", 2003).
 *
 * @param firstWins chance of the first player before the match, above 0 and below 1
 */
export function servePointsOf(firstWins: number, bestOf: BestOf, tour: Tour, surface: Surface): Pair<number> {
  const middle = servePoints[tour][surface];
  const most = 2 * (maxShare - middle);
  let [low, high] = [-most, most];
  while (high - low > precision) {
    const difference = (low + high) / 2;
    if (playOut([middle + difference / 2, middle - difference / 2], bestOf).firstWins < firstWins) low = difference;
    else high = difference;
  }
  const half = (low + high) / 4;
  return [middle + half, middle - half];
}

/**
 * Returns the first player's chance of winning a match from its current score, where every point is won with the same chance as before, independently
 * of all others. When the game is not known, the mean over both servers of the next one.
 *
 * @param points each player's chance of winning a point on serve, above 0 and below 1
 * @param lastTieBreak the length of a tie-break in the last set that the match can have
 */
export function inPlayChance(
  play: Pick<TennisPlay, 'sets' | 'game' | 'winner'>,
  points: Pair<number>,
  bestOf: BestOf,
  lastTieBreak: TieBreakLength = 7,
): number {
  if (play.winner !== undefined) return play.winner === 0 ? 1 : 0;
  const [first, second] = setsWon(play.sets, bestOf);
  const last = play.sets.at(-1);
  const isInSet = last !== undefined && !isWholeSet(last, play.sets.length === bestOf);
  const games: Pair<number> = isInSet ? last.games : [0, 0];
  const number = isInSet ? play.sets.length : play.sets.length + 1;
  const length = number === bestOf ? lastTieBreak : 7;
  const laterSet = setChances(points).reduce((sum, { games: [own, other], chance }) => sum + (own > other ? chance : 0), 0);
  const matchFrom = (own: number, other: number): number => {
    const needed = (bestOf + 1) / 2;
    if (own === needed) return 1;
    if (other === needed) return 0;
    return laterSet * matchFrom(own + 1, other) + (1 - laterSet) * matchFrom(own, other + 1);
  };
  const set = setModel(points, length);
  const thisSet =
    play.game === undefined ? (set.from(games, 0) + set.from(games, 1)) / 2 : set.inGame(games, play.game.server, play.game.points);
  return thisSet * matchFrom(first + 1, second) + (1 - thisSet) * matchFrom(first, second + 1);
}

interface SetModel {
  /** Returns the first player's chance of winning a set at the beginning of a game. */
  from(games: Pair<number>, server: Side): number;
  /** Returns the same chance in the middle of a game, whose points are given as called. */
  inGame(games: Pair<number>, server: Side, called: Pair<string>): number;
}

function setModel(points: Pair<number>, length: TieBreakLength): SetModel {
  const holds = [holdFrom(0, 0, points[0]), holdFrom(0, 0, points[1])] as const;
  const tieBreak = tieBreakModel(points, length);
  const known = new Map<number, number>();
  const afterGame = ([first, second]: Pair<number>, server: Side, hold: number): number => {
    const firstWins = server === 0 ? hold : 1 - hold;
    const next = (1 - server) as Side;
    return firstWins * from([first + 1, second], next) + (1 - firstWins) * from([first, second + 1], next);
  };
  const from = (games: Pair<number>, server: Side): number => {
    if (isWholeSet({ games }, false)) return games[0] > games[1] ? 1 : 0;
    const key = (games[0] * 8 + games[1]) * 2 + server;
    const chance = known.get(key) ?? (isTieBreak(games) ? tieBreak([0, 0], server) : afterGame(games, server, holds[server]));
    known.set(key, chance);
    return chance;
  };
  const inGame = (games: Pair<number>, server: Side, called: Pair<string>): number => {
    if (isTieBreak(games)) return tieBreak([Number(called[0]), Number(called[1])], server);
    return afterGame(games, server, holdFrom(countOf(called[server] as string), countOf(called[1 - server] as string), points[server]));
  };
  return { from, inGame };
}

function isTieBreak([first, second]: Pair<number>): boolean {
  return first === 6 && second === 6;
}

const calls = ['0', '15', '30', '40', 'A'];

function countOf(called: string): number {
  const count = calls.indexOf(called);
  if (count === -1) throw new RangeError(`"${called}" is not what points of a game are called`);
  return count;
}

/** Returns the chance of holding serve from so many points; advantage counts as four against three. */
function holdFrom(own: number, other: number, point: number): number {
  if (own >= 3 && other >= 3) {
    const level = point ** 2 / (point ** 2 + (1 - point) ** 2);
    return own === other ? level : own > other ? point + (1 - point) * level : point * level;
  }
  if (own === 4) return 1;
  if (other === 4) return 0;
  return point * holdFrom(own + 1, other, point) + (1 - point) * holdFrom(own, other + 1, point);
}

/**
 * Returns the first player's chance of winning a tie-break from a score, by the server of the next point: one player serves the first point, the
 * other the next two, and so on in twos.
 */
function tieBreakModel(points: Pair<number>, length: TieBreakLength): (score: Pair<number>, server: Side) => number {
  const ahead = points[0] * (1 - points[1]);
  const level = ahead / (ahead + (1 - points[0]) * points[1]);
  const known = new Map<number, number>();
  const chanceAt = ([own, other]: Pair<number>, server: Side): number => {
    const wins = server === 0 ? points[0] : 1 - points[1];
    if (own >= length - 1 && other >= length - 1) {
      if (own === other) return level;
      if (Math.abs(own - other) >= 2) return own > other ? 1 : 0;
      return own > other ? wins + (1 - wins) * level : wins * level;
    }
    if (own >= length) return 1;
    if (other >= length) return 0;
    const key = (own * 16 + other) * 2 + server;
    const before = known.get(key);
    if (before !== undefined) return before;
    const next = ((own + other) % 2 === 0 ? 1 - server : server) as Side;
    const chance = wins * chanceAt([own + 1, other], next) + (1 - wins) * chanceAt([own, other + 1], next);
    known.set(key, chance);
    return chance;
  };
  return chanceAt;
}
