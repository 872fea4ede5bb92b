import type { Goals } from '#domain/match/match-score.ts';
import type { CourseToTell, MatchToTell, Moment, ResultToTell, Side } from '../match-to-tell.ts';
import type { Rank, ResultStories, Story } from '../stories.ts';
import { decidingGoal, furthestBehind, lastEqualiser, otherSide, type ScoredGoal, scoredGoals } from './course.ts';
import { subjectOf, winningSide, wonBy } from './winner-of.ts';

export type Result<Name> = Story<Name, keyof ResultStories<unknown>>;

/** Min matches of both clubs after which a place in the table is meaningful. */
const settledAfter = 4;
/** First minute of a late goal. */
const lateFrom = 80;
/** Min goals behind for a comeback. */
const comebackFrom = 2;

/** Returns the opening of a review: the most remarkable way to state the result. */
export function resultStory<Name>(match: MatchToTell<Name>, result: ResultToTell): Result<Name> {
  const winner = winningSide(result);
  const told = winner === undefined ? drawn(match, result) : won(match, result, winner);
  return told.reduce((best, next) => (next.weight > best.weight ? next : best)).story;
}

interface Weighed<Name> {
  readonly weight: number;
  readonly story: Result<Name>;
}

function won<Name>(match: MatchToTell<Name>, result: ResultToTell, winner: Side): [Weighed<Name>, ...Weighed<Name>[]] {
  const facts = {
    ...wonBy(match, winner, result),
    ...optional('winnerRank', rankOf(match, winner)),
    ...optional('loserRank', rankOf(match, otherSide(winner))),
  };
  const plain = isOnGround(match) ? (winner === 'home' ? 'homeWin' : 'awayWin') : 'justWon';
  const told: [Weighed<Name>, ...Weighed<Name>[]] = [{ weight: 0, story: { kind: plain, facts } }];
  if (match.town !== undefined) told.push({ weight: 7, story: { kind: 'derbyWon', facts: { ...facts, town: match.town } } });
  if (isRout(result)) told.push({ weight: 6, story: { kind: 'rout', facts } });
  const goals = scoredGoalsOf(result.course);
  const behind = furthestBehind(goals, winner);
  if (behind !== undefined && deficitOf(behind.after, winner) >= comebackFrom)
    told.push({ weight: 8, story: { kind: 'comebackWon', facts: { ...facts, ...fromView(behind.after, winner) } } });
  const deciding = decidingGoal(goals);
  if (deciding !== undefined && deciding === goals.at(-1) && isLate(deciding))
    told.push({
      weight: 5,
      story: { kind: 'lateWinner', facts: { ...facts, ...goalAt(deciding), ...(behind !== undefined && { fromBehind: true }) } },
    });
  return told;
}

function drawn<Name>(match: MatchToTell<Name>, result: ResultToTell): [Weighed<Name>, ...Weighed<Name>[]] {
  const facts = {
    home: match.home.name,
    away: match.away.name,
    goals: result.home,
    ...optional('homeRank', rankOf(match, 'home')),
    ...optional('awayRank', rankOf(match, 'away')),
  };
  const told: [Weighed<Name>, ...Weighed<Name>[]] = [{ weight: 0, story: { kind: 'justDrawn', facts } }];
  if (match.town !== undefined) told.push({ weight: 7, story: { kind: 'derbyDrawn', facts: { ...facts, town: match.town } } });
  const goals = scoredGoalsOf(result.course);
  for (const side of ['home', 'away'] as const) {
    const behind = furthestBehind(goals, side);
    if (behind === undefined || deficitOf(behind.after, side) < comebackFrom) continue;
    const back = { ...subjectOf(match, side), ...fromView(behind.after, side), goals: result.home };
    told.push({ weight: 8, story: { kind: 'comebackDrawn', facts: back } });
  }
  const equaliser = lastEqualiser(goals);
  if (equaliser !== undefined && isLate(equaliser)) {
    const late = { ...subjectOf(match, equaliser.side), ...goalAt(equaliser), goals: result.home };
    told.push({ weight: 5, story: { kind: 'lateEqualiser', facts: late } });
  }
  return told;
}

/** Returns true for a win by four goals, or by three with five scored. */
export function isRout({ home, away }: Goals): boolean {
  const lead = Math.abs(home - away);
  return lead >= 4 || (lead >= 3 && Math.max(home, away) >= 5);
}

/** Returns true for a goal in the 80th minute or later. */
export function isLate({ minute }: Moment): boolean {
  return minute >= lateFrom;
}

/** Returns the place of a club that was first or last before kick-off; undefined for others, early in the season and in cups. */
export function rankOf<Name>(match: MatchToTell<Name>, side: Side): Rank | undefined {
  const { home, away, table, kind } = match;
  const place = match[side].standing?.place;
  if (kind === 'cup' || table === undefined || place === undefined) return undefined;
  if (Math.min(home.results.length, away.results.length) < settledAfter) return undefined;
  return place === 1 ? 'first' : place === table.clubs ? 'last' : undefined;
}

/** Returns true when one of the clubs is at home; the ground of a final may not be recorded as neutral. */
export function isOnGround({ neutral, stage }: MatchToTell<unknown>): boolean {
  return !neutral && stage !== 'final';
}

/** Returns a score from a side's view. */
export function fromView(goals: Goals, side: Side) {
  return { ownGoals: goals[side], otherGoals: goals[otherSide(side)] };
}

/** Returns a goal's moment, and how it was scored if not from open play. */
export function goalAt({ kind, ...moment }: ScoredGoal) {
  return { ...momentOf(moment), ...(kind === 'goal' ? {} : { by: kind === 'own-goal' ? ('own-goal' as const) : ('penalty' as const) }) };
}

/** Returns the moment of an event. */
export function momentOf({ minute, added }: Moment): Moment {
  return added === undefined ? { minute } : { minute, added };
}

/** Returns the goals of a course; none without one. */
export function scoredGoalsOf(course: CourseToTell | undefined): ScoredGoal[] {
  return course === undefined ? [] : scoredGoals(course);
}

function deficitOf(goals: Goals, side: Side): number {
  return goals[otherSide(side)] - goals[side];
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { readonly [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [K in Key]?: Value });
}
