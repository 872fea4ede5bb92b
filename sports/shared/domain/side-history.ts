import type { Pair, Side } from '#domain/sports/pair.ts';

export interface WonAndLost {
  readonly won: number;
  readonly lost: number;
}

/** A result from one side's view. Days are counted from 1 January 1970. */
export interface SideResult {
  readonly day: number;
  readonly isWon: boolean;
  readonly against: number;
  readonly season: string;
  /** The kind of place, such as a surface, or being at home. */
  readonly place: string;
}

export interface ObservedResult {
  readonly sides: Pair<number>;
  readonly day: number;
  readonly season: string;
  readonly places: Pair<string>;
  readonly winner: Side;
}

/** Number of days before a match whose results count for a side. */
export const daysRemembered = 2 * 365;

/** The stored results of every player or club. Results are added in the order of their days. */
export class SideHistory {
  readonly #results = new Map<number, SideResult[]>();

  observe({ sides, day, season, places, winner }: ObservedResult): void {
    for (const side of [0, 1] as const) {
      const own = this.#results.get(sides[side]) ?? [];
      own.push({ day, season, place: places[side], isWon: winner === side, against: sides[side === 0 ? 1 : 0] });
      this.#results.set(sides[side], own);
    }
  }

  /** Returns the results of a side in the two years before a day, oldest first. */
  before(id: number, day: number): readonly SideResult[] {
    return (this.#results.get(id) ?? []).filter((result) => result.day < day && result.day >= day - daysRemembered);
  }

  /** Returns the results of the first of two sides against the other in the two years before a day, oldest first. */
  meetings([first, second]: Pair<number>, day: number): readonly SideResult[] {
    return this.before(first, day).filter(({ against }) => against === second);
  }
}

/** Returns the numbers of results that were won and lost. */
export function wonAndLost(results: readonly SideResult[]): WonAndLost {
  const won = results.filter(({ isWon }) => isWon).length;
  return { won, lost: results.length - won };
}

/** Returns the days from the last of some results to a day; null without results. */
export function restDays(results: readonly SideResult[], day: number): number | null {
  const last = results.at(-1);
  return last === undefined ? null : day - last.day;
}
