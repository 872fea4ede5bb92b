import type {
  CountCriterion,
  Criterion,
  HeadToHead,
  LeaderOf,
  MoreThanTwo,
  StartAgain,
  WithinTableOf,
} from '#domain/tournament/season-format.ts';
import { type ClubCounts, type CountOfClub, reading } from './club-counts.ts';
import type { Meetings } from './meetings.ts';

/** Orders clubs that no criterion separates, from one index of a list to before another. */
export type Lots = (clubs: number[], from: number, until: number) => void;

/** The counts and places that the criteria of a table use. */
export interface OrderingSources {
  readonly clubs: number;
  readonly counts: ClubCounts;
  /** 1 for clubs whose points were rounded when they were halved. */
  readonly rounded: Uint8Array;
  readonly placeBefore: Uint8Array;
  /** Returns the matches among clubs that a rule counts, and the number of meetings of each two that it requires. */
  meetingsOf(rule: HeadToHead): { readonly meetings: Meetings; readonly least: number };
  /** Returns true when the club is first in a table of the stage. */
  leads(stage: string, club: number): boolean;
  /** The clubs of settled ties by their rank. */
  readonly ranks: ReadonlyMap<number, number>;
}

type Amount = (club: number) => number;

/** Sorts a part of a list by one criterion, and gives the same mark to clubs that are level by it. */
type Step = (clubs: number[], from: number, until: number) => void;

/**
 * Returns a function that sorts the clubs of a table: the same order as order-level-clubs.ts gives, fast enough for thousands of seasons.
 *
 * @throws RangeError for criteria of basketball, whose seasons are not simulated
 */
export function createOrdering(order: readonly Criterion[], sources: OrderingSources, lots: Lots): (clubs: number[]) => void {
  const mark = new Float64Array(sources.clubs);
  const steps = order.map((criterion) => stepOf(criterion, sources, mark));
  const { ranks } = sources;
  const partBy = (clubs: number[], from: number, until: number, step: number): void => {
    if (until - from === 1) return;
    const sort = steps[step];
    if (sort === undefined) {
      lots(clubs, from, until);
      return;
    }
    sort(clubs, from, until);
    for (let first = from; first < until; ) {
      let next = first + 1;
      while (next < until && mark[clubs[next] as number] === mark[clubs[first] as number]) next += 1;
      partBy(clubs, first, next, step + 1);
      if (step === 0 && ranks.size > 1 && next - first > 1) settle(clubs, first, next, ranks);
      first = next;
    }
  };
  return (clubs) => partBy(clubs, 0, clubs.length, 0);
}

/** Puts settled clubs, by their rank, into the places that they hold together. */
function settle(clubs: number[], from: number, until: number, ranks: ReadonlyMap<number, number>): void {
  const settled = clubs
    .slice(from, until)
    .filter((club) => ranks.has(club))
    .sort((first, second) => (ranks.get(first) as number) - (ranks.get(second) as number));
  let next = 0;
  for (let at = from; at < until; at += 1) if (ranks.has(clubs[at] as number)) clubs[at] = settled[next++] as number;
}

function isOfBasketball(criterion: Criterion): criterion is MoreThanTwo | StartAgain | WithinTableOf {
  return typeof criterion === 'object' && ('moreThanTwo' in criterion || 'startAgain' in criterion || 'withinTableOf' in criterion);
}

function stepOf(criterion: Criterion, sources: OrderingSources, mark: Float64Array): Step {
  if (criterion === 'lots' || criterion === 'extra-match') {
    return (clubs, from, until) => {
      for (let at = from; at < until; at += 1) mark[clubs[at] as number] = 0;
    };
  }
  if (isOfBasketball(criterion)) throw new RangeError(`no season is simulated whose clubs are ordered by ${JSON.stringify(criterion)}`);
  if (typeof criterion === 'object' && 'headToHead' in criterion) return headToHeadStep(criterion, sources, mark);
  const amount = amountOf(criterion, sources);
  return (clubs, from, until) => {
    for (let at = from; at < until; at += 1) mark[clubs[at] as number] = amount(clubs[at] as number);
    sortBy(clubs, from, until, mark);
  };
}

function amountOf(
  criterion: CountCriterion | LeaderOf | 'rounded-first' | 'rounded-last' | 'place-before',
  sources: OrderingSources,
): Amount {
  if (typeof criterion === 'object') return (club) => (sources.leads(criterion.leaderOf, club) ? 1 : 0);
  const { rounded, placeBefore, counts } = sources;
  switch (criterion) {
    case 'rounded-first':
      return (club) => rounded[club] as number;
    case 'rounded-last':
      return (club) => -(rounded[club] as number);
    case 'place-before':
      return (club) => -(placeBefore[club] as number);
    default:
      return countOf(criterion, counts);
  }
}

function countOf(criterion: CountCriterion, counts: ClubCounts): Amount {
  const read = (count: CountOfClub) => reading(counts, count);
  const perMatch = (amount: Amount): Amount => {
    const played = read('played');
    return (club) => (played(club) === 0 ? 0 : amount(club) / played(club));
  };
  switch (criterion) {
    case 'points':
      return read('points');
    case 'points-per-match':
      return perMatch(read('points'));
    case 'win-percentage':
      return perMatch(read('won'));
    case 'wins':
      return read('won');
    case 'goal-difference': {
      const [scored, conceded] = [read('goalsFor'), read('goalsAgainst')];
      return (club) => scored(club) - conceded(club);
    }
    case 'goals':
      return read('goalsFor');
    case 'away-goals':
      return read('awayGoals');
    case 'away-wins':
      return read('awayWins');
  }
}

/** Returns a step that separates clubs by the matches among them, and starts again with those that are still level. */
function headToHeadStep(rule: HeadToHead, sources: OrderingSources, mark: Float64Array): Step {
  const { meetings, least } = sources.meetingsOf(rule);
  const amounts = rule.headToHead.map((criterion) => countOf(criterion, meetings.counts));
  const values = new Float64Array(sources.clubs);
  const level = (clubs: number[], from: number, until: number) => {
    for (let at = from; at < until; at += 1) mark[clubs[at] as number] = -from;
  };
  const sortFrom = (clubs: number[], from: number, until: number, next: number): void => {
    const amount = amounts[next];
    if (amount === undefined || until - from === 1) return;
    for (let at = from; at < until; at += 1) values[clubs[at] as number] = amount(clubs[at] as number);
    sortBy(clubs, from, until, values);
    for (let first = from; first < until; ) {
      let end = first + 1;
      while (end < until && values[clubs[end] as number] === values[clubs[first] as number]) end += 1;
      sortFrom(clubs, first, end, next + 1);
      first = end;
    }
  };
  const areLevel = (one: number, other: number) => amounts.every((amount) => amount(one) === amount(other));
  const part: Step = (clubs, from, until) => {
    const fewest = meetings.count(clubs, from, until);
    if (rule.onceAllPlayed && fewest < least) {
      level(clubs, from, until);
      return;
    }
    sortFrom(clubs, from, until, 0);
    for (let first = from; first < until; ) {
      let end = first + 1;
      while (end < until && areLevel(clubs[first] as number, clubs[end] as number)) end += 1;
      if (rule.restart && end - first > 1 && end - first < until - from) part(clubs, first, end);
      else level(clubs, first, end);
      first = end;
    }
  };
  return part;
}

/** Sorts a part of a list, the greatest value first; clubs of equal values keep their order. */
function sortBy(clubs: number[], from: number, until: number, values: Float64Array): void {
  for (let at = from + 1; at < until; at += 1) {
    const club = clubs[at] as number;
    const value = values[club] as number;
    let to = at;
    while (to > from && (values[clubs[to - 1] as number] as number) < value) {
      clubs[to] = clubs[to - 1] as number;
      to -= 1;
    }
    clubs[to] = club;
  }
}
