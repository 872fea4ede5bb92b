import { addPlayed, addScore, type ClubCounts, createClubCounts } from './club-counts.ts';

/** A match whose clubs are known, by the number under which its score is entered. */
export interface KnownMatch {
  readonly match: number;
  readonly home: number;
  readonly away: number;
}

/** The scores of known matches, by their numbers. */
export interface Scores {
  readonly home: Uint8Array;
  readonly away: Uint8Array;
}

/** The scores of a stage whose pairs become known only with its clubs. */
export class LaterScores {
  readonly #clubs: number;
  readonly #most: number;
  readonly #times: Uint8Array;
  readonly #home: Uint8Array;
  readonly #away: Uint8Array;

  /**
   * Makes room for the scores.
   *
   * @param most the max number of times that two clubs meet in the stage
   */
  constructor(clubs: number, most: number) {
    this.#clubs = clubs;
    this.#most = most;
    this.#times = new Uint8Array(clubs * clubs);
    this.#home = new Uint8Array(clubs * clubs * most);
    this.#away = new Uint8Array(clubs * clubs * most);
  }

  clear(): void {
    this.#times.fill(0);
  }

  enter(home: number, away: number, homeGoals: number, awayGoals: number): void {
    const pair = home * this.#clubs + away;
    const at = pair * this.#most + (this.#times[pair] as number);
    this.#times[pair] = (this.#times[pair] as number) + 1;
    this.#home[at] = homeGoals;
    this.#away[at] = awayGoals;
  }

  /** Adds the matches of one club at home to another to the counts of both. Returns the number of these matches. */
  addTo(counts: ClubCounts, home: number, away: number, pointsForWin: number): number {
    const pair = home * this.#clubs + away;
    const times = this.#times[pair] as number;
    for (let at = pair * this.#most; at < pair * this.#most + times; at += 1) {
      addScore(counts, home, away, this.#home[at] as number, this.#away[at] as number, pointsForWin);
    }
    return times;
  }
}

/** The matches of some clubs against each other. */
export interface Meetings {
  /** Counts anew, in `counts`, the matches among the clubs from one index of a list to before another. Returns the min number of meetings of two of them. */
  count(clubs: readonly number[], from: number, until: number): number;
  readonly counts: ClubCounts;
}

export function createMeetings(
  clubs: number,
  known: readonly KnownMatch[],
  scores: Scores,
  later: readonly LaterScores[],
  pointsForWin: number,
): Meetings {
  const ofPair: number[][] = Array.from({ length: clubs * clubs }, () => []);
  for (const { match, home, away } of known) ofPair[home * clubs + away]?.push(match);
  const counts = createClubCounts(clubs);
  const width = counts.length / clubs;
  const add = (home: number, away: number): number => {
    const matches = ofPair[home * clubs + away] as readonly number[];
    for (const match of matches) addScore(counts, home, away, scores.home[match] as number, scores.away[match] as number, pointsForWin);
    let times = matches.length;
    for (const stage of later) times += stage.addTo(counts, home, away, pointsForWin);
    addPlayed(counts, home, times);
    addPlayed(counts, away, times);
    return times;
  };
  return {
    counts,
    count(order, from, until) {
      for (let at = from; at < until; at += 1) counts.fill(0, (order[at] as number) * width, ((order[at] as number) + 1) * width);
      let fewest = Number.POSITIVE_INFINITY;
      for (let at = from; at < until; at += 1) {
        for (let next = at + 1; next < until; next += 1) {
          const [first, second] = [order[at] as number, order[next] as number];
          fewest = Math.min(fewest, add(first, second) + add(second, first));
        }
      }
      return fewest;
    },
  };
}

/** Returns the number of times that most pairs of clubs meet; of two equally frequent numbers the greater one. */
export function customaryMeetings(known: readonly KnownMatch[]): number {
  const times = [...Map.groupBy(known, ({ home, away }) => `${Math.min(home, away)} ${Math.max(home, away)}`).values()];
  const pairs = Map.groupBy(times, ({ length }) => length);
  const [most] = [...pairs].sort(([one, ones], [other, others]) => others.length - ones.length || other - one);
  return most?.[0] ?? 1;
}
