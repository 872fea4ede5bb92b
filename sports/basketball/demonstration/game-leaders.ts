import { type BasketballLeaders, type FigureLeader, type PlayerFigure, playerFigures } from '../domain/basketball-play.ts';
import type { PlannedGame } from './planned-game.ts';
import { type FiguresOfSide, figuresUntil } from './player-figures.ts';

/** Returns the player with the most of each figure after so many seconds of play of each period that has begun. */
export function leadersUntil(game: PlannedGame, played: readonly number[]): BasketballLeaders {
  const [home, away] = figuresUntil(game, played);
  const leaders = playerFigures.map((figure) => [
    figure,
    [named(game.home.slug, leaderOf(home, figure)), named(game.away.slug, leaderOf(away, figure))],
  ]);
  return Object.fromEntries(leaders) as unknown as BasketballLeaders;

  function named(club: string, leader: FigureLeader | null): FigureLeader | null {
    return leader && { ...leader, playerName: game.league.rosters.get(club)?.get(leader.shirtNumber) };
  }
}

/** Returns the player with the most of a figure, of equals the one with the lower shirt number; null when no player has any. */
function leaderOf(side: FiguresOfSide, figure: PlayerFigure): FigureLeader | null {
  const [most] = [...side[figure]].sort(([one, first], [other, second]) => second - first || one - other);
  return most === undefined ? null : { shirtNumber: most[0], amount: most[1] };
}
