import { isKnockOut } from '../round.ts';
import type { Criterion, HeadToHead, SeasonFormat } from '../season-format.ts';
import type { TieBreak } from '../tie-breaks.ts';
import { pairOf } from './pair-meetings.ts';
import type { SeasonFacts, SeasonMatch } from './season-facts.ts';

const amongLevel = (headToHead: HeadToHead['headToHead']): HeadToHead => ({
  headToHead,
  restart: false,
  onceAllPlayed: true,
  over: 'stage',
});

const orders: Record<TieBreak, readonly Criterion[]> = {
  'goal-difference': ['points', 'goal-difference', 'goals'],
  wins: ['points', 'wins', 'goal-difference', 'goals'],
  'head-to-head': ['points', amongLevel(['points', 'goal-difference']), 'goal-difference', 'goals'],
  'difference-then-head-to-head': ['points', 'goal-difference', amongLevel(['points', 'goal-difference', 'goals', 'away-goals']), 'goals'],
};

/**
 * Returns the format of a season for which the catalogue has none: a table of all clubs, or one of each group when the clubs are in groups.
 * The matches of a cup's groups make groups even when no source names these, and an Apertura and a Clausura are two tables when the source
 * names the part of each match.
 */
export function customaryFormat(
  { tournamentType, tieBreak }: { tournamentType: 'league' | 'cup'; tieBreak: TieBreak },
  { matches, groups = [] }: Pick<SeasonFacts, 'groups'> & { readonly matches: readonly MatchOfPart[] },
): SeasonFormat {
  const order = orders[tieBreak];
  const carry = { points: 'none', record: false } as const;
  if (groups.length > 0) {
    const kind = tournamentType === 'league' ? 'conferences' : 'groups';
    return { stages: [{ id: kind, kind, tables: [{ id: 'group', participants: { from: 'draw' }, carry, order }] }] };
  }
  const inTables = matches.filter(({ round }) => !round || !isKnockOut(round));
  if (inTables.length > 0 && inTables.every(({ round }) => round === 'group')) {
    const meetings = maxMeetings(inTables);
    return {
      stages: [{ id: 'groups', kind: 'groups', tables: [{ id: 'group', participants: { from: 'draw' }, meetings, carry, order }] }],
    };
  }
  const tournaments = tournamentsOf(matches);
  return {
    stages: (tournaments.length > 0 ? tournaments : ['league']).map((id) => ({
      id,
      kind: 'league',
      tables: [{ id, participants: { from: 'all' }, carry, order }],
    })),
  };
}

/** A match with the part of the season that its source names. */
interface MatchOfPart extends SeasonMatch {
  readonly part?: string | null;
}

const halves = ['apertura', 'clausura'];

/** Returns the separate tournaments of a season; none unless every match of a table names its own, or a part that follows from it. */
function tournamentsOf(matches: readonly MatchOfPart[]): readonly string[] {
  const inTables = matches.filter(({ round }) => !round || !isKnockOut(round));
  const halfOf = ({ part }: MatchOfPart) => halves.find((half) => part === half || part?.startsWith(`${half}-`));
  if (!inTables.every((match) => halfOf(match) !== undefined)) return [];
  return halves.filter((half) => inTables.some(({ part }) => part === half));
}

/** Returns the max number of times that two clubs meet. */
function maxMeetings(matches: readonly SeasonMatch[]): number {
  return Math.max(...[...Map.groupBy(matches, pairOf).values()].map(({ length }) => length));
}
