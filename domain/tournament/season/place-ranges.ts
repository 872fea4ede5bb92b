import type { MatchesLeft } from './matches-left.ts';
import type { StageRow } from './stages/stage-table.ts';

/** The places of its table between which a club will end, both included. Some of the places between them may be impossible. */
export interface PlaceRange {
  readonly teamId: number;
  readonly best: number;
  readonly worst: number;
}

type PlacedRow = Pick<StageRow, 'teamId' | 'place' | 'points' | 'levelWith'>;

/* 3 to the power of 9 ends of a season are tried in some milliseconds. */
const maxTried = 9;

/**
 * Returns the places that are still open to each club. They are a bound: no club ends outside it, for any results. With up to nine matches
 * left, all their possible results are tried; with more, each club is assumed to win or lose all of its matches. Clubs that end level on
 * points may be in any order, since goals have no bound, and the other criteria are used only when all matches have been played.
 *
 * @param rows the rows by only the matches that are over
 */
export function placeRanges(rows: readonly PlacedRow[], left: MatchesLeft, pointsForWin: number): PlaceRange[] {
  const offset = Math.min(...rows.map(({ place }) => place)) - 1;
  const isOver = [...left.perClub.values()].every((count) => count === 0);
  const ranges = isOver
    ? overRanges(rows, offset)
    : left.pairs !== null && left.pairs.length <= maxTried
      ? triedRanges(rows, left.pairs, pointsForWin)
      : boundRanges(rows, left, pointsForWin);
  return ranges.map(({ teamId, best, worst }) => ({ teamId, best: best + offset, worst: worst + offset }));
}

/** Returns the places once all matches have been played: clubs that no rule separates share theirs. */
function overRanges(rows: readonly PlacedRow[], offset: number): PlaceRange[] {
  return rows.map(({ teamId, place, levelWith }) => {
    const shared = [place, ...rows.filter((row) => levelWith.includes(row.teamId)).map((row) => row.place)];
    return { teamId, best: Math.min(...shared) - offset, worst: Math.max(...shared) - offset };
  });
}

function boundRanges(rows: readonly PlacedRow[], { perClub }: MatchesLeft, pointsForWin: number): PlaceRange[] {
  const most = ({ teamId, points }: PlacedRow) => points + pointsForWin * (perClub.get(teamId) ?? 0);
  return rows.map((row) => ({
    teamId: row.teamId,
    best: 1 + rows.filter((other) => other.points > most(row)).length,
    worst: rows.filter((other) => other === row || most(other) >= row.points).length,
  }));
}

function triedRanges(rows: readonly PlacedRow[], pairs: readonly (readonly [number, number])[], pointsForWin: number): PlaceRange[] {
  const indexOf = new Map(rows.map(({ teamId }, index) => [teamId, index]));
  const tried = new TriedPoints(
    rows.map(({ points }) => points),
    pointsForWin * pairs.length,
  );
  const sides = pairs.map((pair) => pair.map((teamId) => indexOf.get(teamId)) as [number | undefined, number | undefined]);
  const tryFrom = (next: number): void => {
    const pair = sides[next];
    if (pair === undefined) {
      tried.note();
      return;
    }
    for (const [first, second] of [
      [pointsForWin, 0],
      [1, 1],
      [0, pointsForWin],
    ] as const) {
      tried.give(pair[0], first);
      tried.give(pair[1], second);
      tryFrom(next + 1);
      tried.give(pair[0], -first);
      tried.give(pair[1], -second);
    }
  };
  tryFrom(0);
  return rows.map(({ teamId }, index) => ({ teamId, ...tried.rangeOf(index) }));
}

/** The points of clubs while ends of a season are tried, counted by amount, since thousands of ends are tried. */
class TriedPoints {
  readonly #points: Int32Array;
  readonly #lowest: number;
  /** The number of clubs with each amount of points, the lowest amount first. */
  readonly #clubsWith: Int32Array;
  /** The number of clubs with more than each amount. */
  readonly #clubsAbove: Int32Array;
  readonly #best: Int32Array;
  readonly #worst: Int32Array;

  constructor(points: readonly number[], most: number) {
    this.#points = Int32Array.from(points);
    this.#lowest = Math.min(...points);
    const amounts = Math.max(...points) + most - this.#lowest + 1;
    this.#clubsWith = new Int32Array(amounts);
    this.#clubsAbove = new Int32Array(amounts);
    for (const own of points) this.#count(own, 1);
    this.#best = new Int32Array(points.length).fill(points.length);
    this.#worst = new Int32Array(points.length).fill(1);
  }

  give(club: number | undefined, amount: number): void {
    if (club === undefined || amount === 0) return;
    const own = this.#points[club] as number;
    this.#count(own, -1);
    this.#count(own + amount, 1);
    this.#points[club] = own + amount;
  }

  /** Notes the places that each club may have with the present points: clubs level on points may be in any order. */
  note(): void {
    const [points, clubsWith, clubsAbove] = [this.#points, this.#clubsWith, this.#clubsAbove];
    let above = 0;
    for (let amount = clubsWith.length - 1; amount >= 0; amount -= 1) {
      clubsAbove[amount] = above;
      above += clubsWith[amount] as number;
    }
    for (let club = 0; club < points.length; club += 1) {
      const amount = (points[club] as number) - this.#lowest;
      const better = clubsAbove[amount] as number;
      const notWorse = better + (clubsWith[amount] as number);
      if (better + 1 < (this.#best[club] as number)) this.#best[club] = better + 1;
      if (notWorse > (this.#worst[club] as number)) this.#worst[club] = notWorse;
    }
  }

  rangeOf(club: number): { readonly best: number; readonly worst: number } {
    return { best: this.#best[club] as number, worst: this.#worst[club] as number };
  }

  #count(points: number, by: number): void {
    const amount = points - this.#lowest;
    this.#clubsWith[amount] = (this.#clubsWith[amount] as number) + by;
  }
}
