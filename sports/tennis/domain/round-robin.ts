import type { Pair } from '#domain/sports/pair.ts';
import type { DrawMatch } from './draw.ts';
import { type BestOf, gamesWon, setsWon, type TennisSet } from './tennis-score.ts';

/** A match of the group stage of a tournament that ends a season. */
export interface GroupMatch extends DrawMatch {
  readonly sets: readonly TennisSet[] | undefined;
}

export interface GroupPlayer {
  readonly id: number;
  readonly won: number;
  readonly lost: number;
  readonly sets: Pair<number>;
  readonly games: Pair<number>;
}

export interface RoundRobinGroup<Match> {
  /** By matches won, then fewest lost, then the shares of sets and of games won; a tie of two is not settled by their meeting. */
  readonly players: readonly GroupPlayer[];
  readonly matches: readonly Match[];
}

const bestOf: BestOf = 3;

/** Returns the groups of a tournament, in the order of their first matches: all players who met each other, including substitutes. */
export function groupsOf<Match extends GroupMatch>(matches: readonly Match[]): readonly RoundRobinGroup<Match>[] {
  let groups: { ids: Set<number>; matches: Match[] }[] = [];
  for (const match of matches.filter(({ stage }) => stage === 'group')) {
    const joined = groups.filter(({ ids }) => match.players.some((id) => ids.has(id)));
    const [first = { ids: new Set<number>(), matches: [] }, ...others] = joined;
    for (const other of others) {
      for (const id of other.ids) first.ids.add(id);
      first.matches.push(...other.matches);
    }
    for (const id of match.players) first.ids.add(id);
    first.matches.push(match);
    groups = joined.length === 0 ? [...groups, first] : groups.filter((group) => !others.includes(group));
  }
  return groups.map((group) => ({
    players: [...group.ids].map((id) => recordOf(id, group.matches)).sort(compare),
    matches: group.matches,
  }));
}

function recordOf(id: number, matches: readonly GroupMatch[]): GroupPlayer {
  let [won, lost] = [0, 0];
  let [sets, games]: [Pair<number>, Pair<number>] = [
    [0, 0],
    [0, 0],
  ];
  for (const { players, winner, sets: played = [] } of matches) {
    const side = players.indexOf(id);
    if (side === -1) continue;
    if (winner === side) won += 1;
    else if (winner !== undefined) lost += 1;
    sets = added(sets, setsWon(played, bestOf), side);
    games = added(games, gamesWon(played), side);
  }
  return { id, won, lost, sets, games };
}

function added(sum: Pair<number>, pair: Pair<number>, side: number): Pair<number> {
  const [own, other] = side === 0 ? pair : [pair[1], pair[0]];
  return [sum[0] + own, sum[1] + other];
}

function compare(one: GroupPlayer, other: GroupPlayer): number {
  return other.won - one.won || one.lost - other.lost || share(other.sets) - share(one.sets) || share(other.games) - share(one.games);
}

function share([own, other]: Pair<number>): number {
  return own + other === 0 ? 0 : own / (own + other);
}
