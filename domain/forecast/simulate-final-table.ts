import { createMeetings, type Meetings } from './simulate-meetings.ts';
import type { SeasonInProgress } from './simulate-season.ts';
import { createTallies, type Tallies } from './simulate-tallies.ts';

/**
 * The table at a season's end for one set of scores after the other: what standings() says, in a form that is fast enough to be asked
 * ten thousand times. Clubs are their places in `teamIds`.
 */
export interface FinalTable {
  /** Returns to the matches that are finished. */
  clear(): void;
  /** Enters the score of an awaited match, by its place in `awaited`. */
  enter(match: number, homeGoals: number, awayGoals: number): void;
  /** The clubs from the first place to the last, once every awaited match is entered. The array is used again by the next call. */
  order(): readonly number[];
  pointsOf(club: number): number;
}

/** @throws RangeError for a club named twice */
export function createFinalTable({ teamIds, played, awaited, rules }: SeasonInProgress): FinalTable {
  const clubOf = new Map(teamIds.map((teamId, club) => [teamId, club]));
  if (clubOf.size !== teamIds.length) throw new RangeError('a club is named twice in the table');
  const sides = [...played, ...awaited].map(({ homeId, awayId }) => ({
    homeId,
    awayId,
    home: clubOf.get(homeId),
    away: clubOf.get(awayId),
  }));
  const tallies = createTallies(teamIds.length);
  const meetings = createMeetings(teamIds.length, sides);
  const record = (match: number, homeGoals: number, awayGoals: number) => {
    const { home, away } = sides[match] as (typeof sides)[number];
    if (home !== undefined) tallies.add(home, homeGoals, awayGoals);
    if (away !== undefined) tallies.add(away, awayGoals, homeGoals);
    meetings.enter(match, homeGoals, awayGoals);
  };
  for (const { teamId, points } of rules.pointAdjustments ?? []) {
    const club = clubOf.get(teamId);
    if (club !== undefined) tallies.adjust(club, points);
  }
  for (const [match, { goals }] of played.entries()) record(match, goals.home, goals.away);
  tallies.keep();
  const settledRank = teamIds.map((id) => rules.settledTies?.find(({ teamId }) => teamId === id)?.rank);
  const order = teamIds.map((_, club) => club);
  const part = partingOf(rules.tieBreak, tallies, meetings);
  return {
    clear: () => tallies.clear(),
    enter: (match, homeGoals, awayGoals) => record(played.length + match, homeGoals, awayGoals),
    order() {
      for (let club = 0; club < order.length; club += 1) order[club] = club;
      order.sort((first, second) => tallies.points(second) - tallies.points(first) || first - second);
      for (let from = 0; from < order.length; ) {
        let until = from + 1;
        while (until < order.length && tallies.points(order[until] as number) === tallies.points(order[from] as number)) until += 1;
        if (until - from > 1) {
          const parted = withSettled(part(order.slice(from, until)), settledRank);
          for (let at = from; at < until; at += 1) order[at] = parted[at - from] as number;
        }
        from = until;
      }
      return order;
    },
    pointsOf: (club) => tallies.points(club),
  };
}

type Criterion = (club: number) => number;

/** Puts clubs of equal points in order, by each of the rules that tie-breaks.ts describes. */
function partingOf(tieBreak: SeasonInProgress['rules']['tieBreak'], tallies: Tallies, meetings: Meetings): (tied: number[]) => number[] {
  const byGoals: readonly Criterion[] = [tallies.goalDifference, tallies.goalsFor];
  switch (tieBreak) {
    case 'goal-difference':
      return (tied) => sortBy(tied, byGoals);
    case 'wins':
      return (tied) => sortBy(tied, [tallies.won, ...byGoals]);
    case 'head-to-head':
      return (tied) => {
        const among = meetings.among(tied);
        return sortBy(tied, among === undefined ? byGoals : [among.points, among.goalDifference, ...byGoals]);
      };
    case 'difference-then-head-to-head':
      return (tied) => {
        const byDifference = sortBy(tied, [tallies.goalDifference]);
        return [...Map.groupBy(byDifference, tallies.goalDifference).values()].flatMap((still) => {
          const among = still.length === 1 ? undefined : meetings.among(still);
          if (among === undefined) return sortBy(still, [tallies.goalsFor]);
          return sortBy(still, [among.points, among.goalDifference, among.goalsFor, among.awayGoals, tallies.goalsFor]);
        });
      };
  }
}

function sortBy(clubs: readonly number[], criteria: readonly Criterion[]): number[] {
  return [...clubs].sort((first, second) => {
    for (const criterion of criteria) {
      const difference = criterion(second) - criterion(first);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

/** Orders clubs whose order has been settled within the places that they hold together. */
function withSettled(tied: readonly number[], rankOf: readonly (number | undefined)[]): readonly number[] {
  const settled = tied
    .filter((club) => rankOf[club] !== undefined)
    .sort((first, second) => (rankOf[first] as number) - (rankOf[second] as number));
  let next = 0;
  return settled.length === 0 ? tied : tied.map((club) => (rankOf[club] === undefined ? club : (settled[next++] as number)));
}
