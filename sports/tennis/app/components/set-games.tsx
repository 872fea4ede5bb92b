import { clsx } from 'clsx';
import type { Side } from '#domain/sports/pair.ts';
import { type BestOf, isWholeSet, type TennisSet } from '../../domain/tennis-score.ts';
import styles from './set-games.module.css';

/** Draws the games of one player in one set: bold when the set was won, red while it is played, the loser's points of the tie-break small. */
export function SetGames({ set, side, isLast, isOn }: { set: TennisSet; side: Side; isLast: boolean; isOn: boolean }) {
  const own = set.games[side];
  const other = set.games[1 - side] as number;
  const isWon = own > other && isWholeSet(set, isLast);
  const points = own < other && set.tieBreak !== undefined && !isOn ? set.tieBreak[side] : undefined;
  return (
    <span className={clsx(styles.games, isOn && styles.playing, isWon && !isOn && styles.won)} data-figure="">
      {own}
      {points !== undefined && <sup>{points}</sup>}
    </span>
  );
}

/** Returns true for the set that is being played. */
export function isBeingPlayed(sets: readonly TennisSet[], index: number, bestOf: BestOf, isGoingOn: boolean): boolean {
  return isGoingOn && index === sets.length - 1 && !isWholeSet(sets[index] as TennisSet, index === bestOf - 1);
}
