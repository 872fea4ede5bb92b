import type { Pair } from '#domain/sports/pair.ts';
import type { BasketballStage } from '../basketball-game.ts';
import type { PlayOffZone } from './play-off-zones.ts';

/** A game of a season with the facts that its play-offs are derived from. */
export interface PlayOffGame {
  readonly homeId: number;
  readonly awayId: number;
  readonly stage: BasketballStage;
  /** The points at the end, home side first; undefined before it. */
  readonly points: Pair<number> | undefined;
}

/** The games between two clubs in one round. */
export interface PlayOffSeries<Game extends PlayOffGame> {
  /** The club with the first home game, the better placed one, is first. */
  readonly clubs: Pair<number>;
  readonly wins: Pair<number>;
  /** In the order of their tip-offs. */
  readonly games: readonly Game[];
}

export interface PlayOffs<Game extends PlayOffGame> {
  readonly playIn: readonly PlayOffSeries<Game>[];
  /** From the first round to the final, with the known games. */
  readonly rounds: readonly (readonly PlayOffSeries<Game>[])[];
}

/**
 * Returns the series of a season's play-offs by rounds, which no source names: two clubs meet in one series, and a series is of the round after the
 * ones of its clubs' earlier series.
 *
 * @param games the season's games in the order of their tip-offs; those of the regular season are left out
 */
export function playOffsOf<Game extends PlayOffGame>(games: readonly Game[]): PlayOffs<Game> {
  const rounds: PlayOffSeries<Game>[][] = [];
  const played = new Map<number, number>();
  for (const series of seriesOf(games.filter(({ stage }) => stage === 'playoffs'))) {
    const round = Math.max(...series.clubs.map((club) => played.get(club) ?? 0));
    for (const club of series.clubs) played.set(club, round + 1);
    rounds[round] = [...(rounds[round] ?? []), series];
  }
  return { playIn: seriesOf(games.filter(({ stage }) => stage === 'play-in')), rounds };
}

/**
 * Returns the seeds of the clubs of one table that are in the play-offs, counted from 1: their places, but among the clubs of the play-in the winner
 * of its only game comes before the club that needed two.
 *
 * @param table the clubs by their places
 */
export function seedsOf(
  table: readonly number[],
  { playIn, rounds }: PlayOffs<PlayOffGame>,
  zones: readonly PlayOffZone[],
): ReadonlyMap<number, number> {
  const { from, to } = zones.find(({ kind }) => kind === 'play-in') ?? { from: table.length + 1, to: table.length };
  const playInGames = (club: number): number => playIn.filter(({ clubs }) => clubs.includes(club)).length;
  const chosen = table.slice(from - 1, to).sort((first, second) => playInGames(first) - playInGames(second));
  const isIn = (club: number): boolean => rounds[0]?.some(({ clubs }) => clubs.includes(club)) === true;
  return new Map([
    ...table.flatMap((club, index) => (isIn(club) && !chosen.includes(club) ? [[club, index + 1] as const] : [])),
    ...chosen.filter(isIn).map((club, index) => [club, from + index] as const),
  ]);
}

function seriesOf<Game extends PlayOffGame>(games: readonly Game[]): PlayOffSeries<Game>[] {
  const pairs = Map.groupBy(games, ({ homeId, awayId }) => `${Math.min(homeId, awayId)} ${Math.max(homeId, awayId)}`);
  return [...pairs.values()].map((between) => {
    const { homeId, awayId } = between[0] as Game;
    const winsOf = (club: number): number => between.filter((game) => winnerOf(game) === club).length;
    return { clubs: [homeId, awayId], wins: [winsOf(homeId), winsOf(awayId)], games: between };
  });
}

function winnerOf({ homeId, awayId, points }: PlayOffGame): number | undefined {
  if (points === undefined) return undefined;
  return points[0] > points[1] ? homeId : awayId;
}
