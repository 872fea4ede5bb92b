/** The points, wins and goals of every club, counted anew for each simulated end of a season. */
export interface Tallies {
  /** Adds points that a ruling gave or took. */
  adjust(club: number, points: number): void;
  add(club: number, goalsFor: number, goalsAgainst: number): void;
  /** Saves the present counts as the state to which clear() returns. */
  keep(): void;
  clear(): void;
  readonly points: (club: number) => number;
  readonly won: (club: number) => number;
  readonly goalDifference: (club: number) => number;
  readonly goalsFor: (club: number) => number;
}

/** Four counts a club, side by side in one array: points, wins, goals for, goals against. */
const counts = 4;

export function createTallies(clubs: number): Tallies {
  const now = new Int32Array(clubs * counts);
  const saved = new Int32Array(clubs * counts);
  const add = (at: number, count: number) => {
    now[at] = (now[at] as number) + count;
  };
  const at = (index: number) => now[index] as number;
  return {
    adjust: (club, points) => add(club * counts, points),
    add(club, goalsFor, goalsAgainst) {
      const first = club * counts;
      if (goalsFor > goalsAgainst) {
        add(first, 3);
        add(first + 1, 1);
      } else if (goalsFor === goalsAgainst) add(first, 1);
      add(first + 2, goalsFor);
      add(first + 3, goalsAgainst);
    },
    keep: () => saved.set(now),
    clear: () => now.set(saved),
    points: (club) => at(club * counts),
    won: (club) => at(club * counts + 1),
    goalDifference: (club) => at(club * counts + 2) - at(club * counts + 3),
    goalsFor: (club) => at(club * counts + 2),
  };
}
