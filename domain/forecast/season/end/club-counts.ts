/** The counts of every club, side by side in one array. */
export const countsOfClub = ['points', 'played', 'won', 'goalsFor', 'goalsAgainst', 'awayGoals', 'awayWins'] as const;
export type CountOfClub = (typeof countsOfClub)[number];

const width = countsOfClub.length;
const [, played, won, goalsFor, goalsAgainst, awayGoals, awayWins] = [0, 1, 2, 3, 4, 5, 6] as const;

/** The counts of every club in the matches of a stage. */
export type ClubCounts = Int32Array;

export function createClubCounts(clubs: number): ClubCounts {
  return new Int32Array(clubs * width);
}

export function pointsIn(counts: ClubCounts, club: number): number {
  return counts[club * width] as number;
}

export function setPoints(counts: ClubCounts, club: number, amount: number): void {
  counts[club * width] = amount;
}

/** Adds a match to the counts of both clubs, but not to the number of matches that they have played. */
export function addScore(counts: ClubCounts, home: number, away: number, scored: number, conceded: number, pointsForWin: number): void {
  const first = home * width;
  const second = away * width;
  if (scored > conceded) {
    (counts[first] as number) += pointsForWin;
    (counts[first + won] as number) += 1;
  } else if (scored < conceded) {
    (counts[second] as number) += pointsForWin;
    (counts[second + won] as number) += 1;
    (counts[second + awayWins] as number) += 1;
  } else {
    (counts[first] as number) += 1;
    (counts[second] as number) += 1;
  }
  (counts[first + goalsFor] as number) += scored;
  (counts[first + goalsAgainst] as number) += conceded;
  (counts[second + goalsFor] as number) += conceded;
  (counts[second + goalsAgainst] as number) += scored;
  (counts[second + awayGoals] as number) += conceded;
}

export function addPlayed(counts: ClubCounts, club: number, matches: number): void {
  (counts[club * width + played] as number) += matches;
}

/** Adds a club's counts of earlier stages, without points. */
export function addRecord(counts: ClubCounts, club: number, earlier: ClubCounts): void {
  for (let at = club * width + 1; at < (club + 1) * width; at += 1) (counts[at] as number) += earlier[at] as number;
}

export function copyClub(counts: ClubCounts, club: number, from: ClubCounts): void {
  for (let at = club * width; at < (club + 1) * width; at += 1) counts[at] = from[at] as number;
}

/** Returns a function that reads one count of a club. */
export function reading(counts: ClubCounts, count: CountOfClub): (club: number) => number {
  const offset = countsOfClub.indexOf(count);
  return (club) => counts[club * width + offset] as number;
}
