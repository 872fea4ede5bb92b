import { isPlayed } from '../club-record.ts';
import type { CountCriterion, Criterion, HeadToHead, WithinTableOf } from '../season-format.ts';
import { matchesAmong, pairOf } from './pair-meetings.ts';
import type { SeasonMatch } from './season-facts.ts';
import { amountOf, type StageRecord, stageRecordOf } from './stages/stage-record.ts';

/** A club with the facts that the criteria of a table use. */
export interface RankedClub {
  readonly teamId: number;
  readonly record: StageRecord;
  readonly points: number;
  /** True when its points were rounded when they were halved. */
  readonly isRounded: boolean;
  /** Its place in the stage before, over all tables of it; null in a first stage. */
  readonly placeBefore: number | null;
}

export interface OrderingFacts {
  /** The matches of the stage, and those of the season up to it, played or awaited. */
  readonly stageMatches: readonly SeasonMatch[];
  readonly seasonMatches: readonly SeasonMatch[];
  /** The number of times that each two clubs of the table meet in the stage; undefined when that differs. */
  readonly meetings: number | undefined;
  readonly pointsForWin: number;
  /** The clubs of settled ties by their rank. */
  readonly ranks: ReadonlyMap<number, number>;
  /** Returns the first clubs of the tables of a stage, of those in which a match has been played and the first club is not level with another. */
  leadersOf(stage: string): ReadonlySet<number>;
  /** Returns the clubs of each table of a stage. */
  tablesOf(stage: string): readonly ReadonlySet<number>[];
}

/** Returns clubs in the order of a table, as sets of those that no criterion separates. A settled tie goes before every criterion but the first. */
export function orderLevelClubs(
  clubs: readonly RankedClub[],
  order: readonly Criterion[],
  facts: OrderingFacts,
): (readonly RankedClub[])[] {
  const [first, ...others] = order;
  if (first === undefined) return clubs.length === 0 ? [] : [clubs];
  return part(clubs, first, facts).flatMap((level) => withSettledTies(partByAll(level, others, facts), facts.ranks));
}

/** Returns the sets with the settled clubs, by their rank, in the places that they hold together. */
function withSettledTies(sets: (readonly RankedClub[])[], ranks: OrderingFacts['ranks']): (readonly RankedClub[])[] {
  const rankOf = ({ teamId }: RankedClub) => ranks.get(teamId) ?? 0;
  const settled = sets
    .flat()
    .filter(({ teamId }) => ranks.has(teamId))
    .sort((first, second) => rankOf(first) - rankOf(second));
  if (settled.length < 2) return sets;
  return sets.flatMap((set) => {
    const placed = set.map((club) => (ranks.has(club.teamId) ? (settled.shift() as RankedClub) : club));
    return placed.every(({ teamId }) => ranks.has(teamId)) ? placed.map((club) => [club]) : [placed];
  });
}

function partByAll(clubs: readonly RankedClub[], order: readonly Criterion[], facts: OrderingFacts): (readonly RankedClub[])[] {
  const [first, ...others] = order;
  if (clubs.length === 1 || first === undefined) return [clubs];
  return part(clubs, first, facts).flatMap((level) => partByAll(level, others, facts));
}

/** Returns the clubs in sets, the better ones first; those of a set are level by the criterion. */
function part(clubs: readonly RankedClub[], criterion: Criterion, facts: OrderingFacts): (readonly RankedClub[])[] {
  if (typeof criterion === 'object') {
    if ('headToHead' in criterion) return byMeetings(clubs, criterion, facts);
    if ('withinTableOf' in criterion) return byOwnTable(clubs, criterion, facts);
    if ('moreThanTwo' in criterion) return clubs.length > 2 ? part(clubs, criterion.moreThanTwo, facts) : [clubs];
    if ('startAgain' in criterion) return startingAgain(clubs, criterion.startAgain, facts);
    const leaders = facts.leadersOf(criterion.leaderOf);
    return splitBy(clubs, ({ teamId }) => (leaders.has(teamId) ? 1 : 0));
  }
  switch (criterion) {
    case 'lots':
    case 'extra-match':
      return [clubs];
    case 'rounded-first':
      return splitBy(clubs, ({ isRounded }) => (isRounded ? 1 : 0));
    case 'rounded-last':
      return splitBy(clubs, ({ isRounded }) => (isRounded ? 0 : 1));
    case 'place-before':
      return splitBy(clubs, ({ placeBefore }) => -(placeBefore ?? 0));
    default:
      return splitBy(clubs, ({ record, points }) => amountOf(criterion, record, points));
  }
}

/** Returns the clubs separated by the first criterion that separates any, and those that are still level from the first criterion again. */
function startingAgain(clubs: readonly RankedClub[], order: readonly Criterion[], facts: OrderingFacts): (readonly RankedClub[])[] {
  if (clubs.length === 1) return [clubs];
  for (const criterion of order) {
    const sets = part(clubs, criterion, facts);
    if (sets.length > 1) return sets.flatMap((set) => startingAgain(set, order, facts));
  }
  return [clubs];
}

/** Returns the clubs of one table separated by their matches against clubs of it. */
function byOwnTable(clubs: readonly RankedClub[], rule: WithinTableOf, facts: OrderingFacts): (readonly RankedClub[])[] {
  const table = facts.tablesOf(rule.withinTableOf).find((ids) => clubs.every(({ teamId }) => ids.has(teamId)));
  if (table === undefined) return [clubs];
  const played = matchesAmong(table, facts.stageMatches).filter(isPlayed);
  return splitBy(clubs, ({ teamId }) => countOf(rule.count, stageRecordOf(teamId, played), facts));
}

function countOf(criterion: CountCriterion, record: StageRecord, { pointsForWin }: OrderingFacts): number {
  return amountOf(criterion, record, pointsForWin * record.won + record.drawn);
}

/** Returns the clubs separated by the matches among them; starts again with those that are still level. */
function byMeetings(clubs: readonly RankedClub[], rule: HeadToHead, facts: OrderingFacts): (readonly RankedClub[])[] {
  const ids = clubs.map(({ teamId }) => teamId);
  const among = matchesAmong(ids, rule.over === 'stage' ? facts.stageMatches : facts.seasonMatches);
  if (rule.onceAllPlayed && !haveAllMet(ids.length, among, facts)) return [clubs];
  const played = among.filter(isPlayed);
  const records = new Map(ids.map((id) => [id, stageRecordOf(id, played)]));
  const amount = (criterion: CountCriterion, { teamId }: RankedClub) => countOf(criterion, records.get(teamId) as StageRecord, facts);
  const sets = rule.headToHead.reduce<(readonly RankedClub[])[]>(
    (level, criterion) => level.flatMap((set) => splitBy(set, (club) => amount(criterion, club))),
    [clubs],
  );
  if (!rule.restart || sets.length === 1) return sets;
  return sets.flatMap((set) => (set.length === 1 ? [set] : byMeetings(set, rule, facts)));
}

/** Returns true when no match among a number of clubs is awaited and each two have met as often as the stage requires. */
function haveAllMet(clubs: number, among: readonly SeasonMatch[], { meetings, stageMatches }: OrderingFacts): boolean {
  if (!among.every((match) => match.isLive !== true && isPlayed(match))) return false;
  const counts = [...Map.groupBy(among, pairOf).values()].map(({ length }) => length);
  return counts.length === (clubs * (clubs - 1)) / 2 && Math.min(...counts) >= (meetings ?? customaryMeetings(stageMatches));
}

/** Returns the number of times that most pairs of clubs meet in the stage. */
function customaryMeetings(matches: readonly SeasonMatch[]): number {
  const counts = [...Map.groupBy(matches, pairOf).values()].map(({ length }) => length);
  const [most] = [...Map.groupBy(counts, (count) => count)].sort(
    ([one, ones], [other, others]) => others.length - ones.length || other - one,
  );
  return most?.[0] ?? 1;
}

/** Returns clubs in sets of equal amounts, the greatest first; clubs of a set keep their order. */
function splitBy(clubs: readonly RankedClub[], amount: (club: RankedClub) => number): (readonly RankedClub[])[] {
  return [...Map.groupBy(clubs, amount)].sort(([one], [other]) => (one === other ? 0 : other > one ? 1 : -1)).map(([, set]) => set);
}
