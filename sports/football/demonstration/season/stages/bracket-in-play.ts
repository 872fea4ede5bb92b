import { playMatch, regularGoals } from '../../match/match-play.ts';
import type { LeagueFixture } from '../league-fixtures.ts';
import { bracketSize } from './plan-knock-out.ts';

/** Two clubs of a tie, the better placed one first. */
export interface Tie {
  readonly better: number;
  readonly other: number;
}

/**
 * The ties of a league's knock-out, round by round: the first against the last, so that the first and the second can meet only in the final. When the
 * number of clubs is not a power of two, the last of them play for the last places.
 */
export class BracketInPlay {
  readonly #rankOf: ReadonlyMap<number, number>;
  #pairs: readonly Tie[];
  /** The clubs of each bracket while its last places are being played for; undefined from the first full round on. */
  #beforeFirstRound: readonly (readonly number[])[] | undefined;

  /** @param entrants the clubs of each bracket, the best placed first */
  constructor(entrants: readonly (readonly number[])[]) {
    this.#rankOf = new Map(entrants.flatMap((clubs) => clubs.map((club, rank) => [club, rank] as const)));
    const extra = entrants.map(({ length }) => length - bracketSize(length));
    if (extra.some((ties) => ties > 0)) {
      this.#beforeFirstRound = entrants;
      this.#pairs = entrants.flatMap((clubs, index) => firstAgainstLast(clubs.slice(clubs.length - 2 * (extra[index] as number))));
    } else {
      this.#pairs = this.#drawn(entrants);
    }
  }

  pairs(): readonly Tie[] {
    return this.#pairs;
  }

  /** Moves the winners of the present ties into the next round; they are in the order of the ties. */
  advance(decided: readonly LeagueFixture[]): void {
    const winners = decided.map(winnerOf);
    if (this.#beforeFirstRound !== undefined) {
      const brackets = this.#beforeFirstRound.map((clubs) => {
        const through = clubs.slice(0, 2 * bracketSize(clubs.length) - clubs.length);
        const own = winners.filter((club) => clubs.includes(club));
        return [...through, ...own];
      });
      this.#beforeFirstRound = undefined;
      this.#pairs = this.#drawn(brackets);
    } else {
      this.#pairs = this.#inPairs(winners);
    }
  }

  #drawn(brackets: readonly (readonly number[])[]): Tie[] {
    return this.#inPairs(brackets.flatMap((clubs) => drawOrder(clubs.length).map((rank) => clubs[rank] as number)));
  }

  /** Returns the ties of neighbouring clubs. */
  #inPairs(clubs: readonly number[]): Tie[] {
    const rank = (club: number) => this.#rankOf.get(club) ?? 0;
    return Array.from({ length: Math.floor(clubs.length / 2) }, (_, index): Tie => {
      const [one, two] = clubs.slice(2 * index, 2 * index + 2) as [number, number];
      return rank(two) < rank(one) ? { better: two, other: one } : { better: one, other: two };
    });
  }
}

function firstAgainstLast(clubs: readonly number[]): Tie[] {
  return clubs.slice(0, clubs.length / 2).map((better, index) => ({ better, other: clubs.at(-1 - index) as number }));
}

/** Returns the ranks of a power of two of clubs from top to bottom of a draw: 0, 3, 1, 2 for four. */
function drawOrder(clubs: number): number[] {
  if (clubs < 2) return [0];
  return drawOrder(clubs / 2).flatMap((rank) => [rank, clubs - 1 - rank]);
}

/** Returns the club that goes through. */
function winnerOf({ home, away, seed, expected, firstLeg }: LeagueFixture): number {
  const first = firstLeg === undefined ? { home: 0, away: 0 } : regularGoals(firstLeg.seed, firstLeg.expected);
  return playMatch(seed, expected, true, first.away - first.home).winner === 'away' ? away : home;
}
