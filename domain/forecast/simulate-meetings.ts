interface Sides {
  readonly homeId: number;
  readonly awayId: number;
  /** The club's place in the table; undefined for a stranger. */
  readonly home: number | undefined;
  readonly away: number | undefined;
}

/** The points and goals of clubs in the matches against each other. */
interface AmongThem {
  readonly points: (club: number) => number;
  readonly goalDifference: (club: number) => number;
  readonly goalsFor: (club: number) => number;
  readonly awayGoals: (club: number) => number;
}

/** The scores between any two clubs of a table. */
export interface Meetings {
  enter(match: number, homeGoals: number, awayGoals: number): void;
  /**
   * Returns the points and goals of some clubs against each other; undefined where two of them meet less often than clubs of this season
   * customarily do.
   */
  among(clubs: readonly number[]): AmongThem | undefined;
}

/** @param matches every match of the season, by the numbers under which their scores are entered */
export function createMeetings(clubs: number, matches: readonly Sides[]): Meetings {
  const homeGoals = new Uint8Array(matches.length);
  const awayGoals = new Uint8Array(matches.length);
  const ofPair: number[][] = Array.from({ length: clubs * clubs }, () => []);
  for (const [match, { home, away }] of matches.entries()) {
    if (home !== undefined && away !== undefined) ofPair[home * clubs + away]?.push(match);
  }
  const between = (home: number, away: number) => ofPair[home * clubs + away] as readonly number[];
  const least = customaryMeetings(matches);
  const points = new Int32Array(clubs);
  const goalsFor = new Int32Array(clubs);
  const goalsAgainst = new Int32Array(clubs);
  const goalsAway = new Int32Array(clubs);
  const add = (counts: Int32Array, club: number, count: number) => {
    counts[club] = (counts[club] as number) + count;
  };
  const count = (home: number, away: number) => {
    for (const match of between(home, away)) {
      const [scored, conceded] = [homeGoals[match] as number, awayGoals[match] as number];
      add(points, home, scored > conceded ? 3 : scored === conceded ? 1 : 0);
      add(points, away, scored < conceded ? 3 : scored === conceded ? 1 : 0);
      add(goalsFor, home, scored);
      add(goalsFor, away, conceded);
      add(goalsAgainst, home, conceded);
      add(goalsAgainst, away, scored);
      add(goalsAway, away, conceded);
    }
  };
  return {
    enter(match, home, away) {
      homeGoals[match] = home;
      awayGoals[match] = away;
    },
    among(tied) {
      for (const club of tied) for (const tally of [points, goalsFor, goalsAgainst, goalsAway]) tally[club] = 0;
      for (const [index, first] of tied.entries()) {
        for (const second of tied.slice(index + 1)) {
          if (between(first, second).length + between(second, first).length < least) return undefined;
          count(first, second);
          count(second, first);
        }
      }
      return {
        points: (club) => points[club] as number,
        goalDifference: (club) => (goalsFor[club] as number) - (goalsAgainst[club] as number),
        goalsFor: (club) => goalsFor[club] as number,
        awayGoals: (club) => goalsAway[club] as number,
      };
    },
  };
}

/** Returns the number of times that most pairs of clubs meet in the season; of two equally frequent numbers the greater. */
function customaryMeetings(matches: readonly Sides[]): number {
  const meetings = new Map<string, number>();
  for (const { homeId, awayId } of matches) {
    const pair = `${Math.min(homeId, awayId)} ${Math.max(homeId, awayId)}`;
    meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
  }
  const pairs = new Map<number, number>();
  for (const times of meetings.values()) pairs.set(times, (pairs.get(times) ?? 0) + 1);
  const [most] = [...pairs].sort((first, second) => second[1] - first[1] || second[0] - first[0]);
  return most?.[0] ?? 1;
}
