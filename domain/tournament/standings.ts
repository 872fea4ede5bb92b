import { type ClubRecord, isPlayed, type PlayedMatch, recordOf, type TableMatch, type TeamOutcome, teamOutcome } from './club-record.ts';
import { orderClubs, type TieBreak } from './tie-breaks.ts';

/** The matches that count in a table: all, each club's at home, each club's away, or each club's last five. */
export type StandingsView = 'all' | 'home' | 'away' | 'form';

export interface StandingsRules {
  readonly tieBreak: TieBreak;
  /** Points given (positive) or taken (negative) by rulings; several of one club add up. They count in the whole table only. */
  readonly pointAdjustments?: readonly { readonly teamId: number; readonly points: number }[];
  /**
   * The clubs level on points whose order a play-off or a lot has settled, rank 1 before 2. It goes before the tie-break, in the whole
   * table only.
   */
  readonly settledTies?: readonly { readonly teamId: number; readonly rank: number }[];
}

export interface StandingsRow extends ClubRecord {
  /** The place, counted from 1, without gaps; clubs that no rule separates stay in the order in which they were given. */
  readonly place: number;
  /** The part of the points that rulings added or took. */
  readonly pointAdjustment: number;
  /** The outcomes of the last five matches that count, oldest first. */
  readonly form: readonly TeamOutcome[];
}

const formLength = 5;

/**
 * Returns the table of a league or of one group: a row a club, first place first. A match counts for each of its clubs that is in
 * `teamIds`, so the clubs of a conference may play others; a match between strangers counts for nobody.
 *
 * @param teamIds the clubs of the table, in the order that parts those that are level in everything
 * @param matches the season's matches, played or awaited, in any order
 */
export function standings(
  teamIds: readonly number[],
  matches: readonly TableMatch[],
  rules: StandingsRules,
  view: StandingsView = 'all',
): StandingsRow[] {
  const adjustments = new Map<number, number>();
  if (view === 'all') {
    for (const { teamId, points } of rules.pointAdjustments ?? []) adjustments.set(teamId, (adjustments.get(teamId) ?? 0) + points);
  }
  const counting = new Map(teamIds.map((teamId) => [teamId, countingMatches(teamId, matches, view)]));
  const records = teamIds.map((teamId) => recordOf(teamId, counting.get(teamId) ?? [], adjustments.get(teamId) ?? 0));
  const ordered = orderClubs(records, matches, view === 'all' ? rules.tieBreak : withoutHeadToHead(rules.tieBreak));
  const settled = view === 'all' ? withSettledTies(ordered, rules.settledTies ?? []) : ordered;
  return settled.map((record, index) => ({
    ...record,
    place: index + 1,
    pointAdjustment: adjustments.get(record.teamId) ?? 0,
    form: (counting.get(record.teamId) ?? []).slice(-formLength).map((match) => teamOutcome(record.teamId, match)),
  }));
}

/** Returns the tables of a season in groups or conferences, in the order in which the groups are first named. */
export function standingsByGroup(
  entries: readonly { readonly teamId: number; readonly group: string | null }[],
  matches: readonly TableMatch[],
  rules: StandingsRules,
  view: StandingsView = 'all',
): { group: string | null; rows: StandingsRow[] }[] {
  const groups = new Map<string | null, number[]>();
  for (const { teamId, group } of entries) groups.set(group, [...(groups.get(group) ?? []), teamId]);
  return [...groups].map(([group, teamIds]) => ({ group, rows: standings(teamIds, matches, rules, view) }));
}

function countingMatches(teamId: number, matches: readonly TableMatch[], view: StandingsView): PlayedMatch[] {
  const played = matches
    .filter(isPlayed)
    .filter(({ homeId, awayId }) => (view !== 'away' && homeId === teamId) || (view !== 'home' && awayId === teamId))
    .sort((first, second) => first.kickoffUtc.getTime() - second.kickoffUtc.getTime());
  return view === 'form' ? played.slice(-formLength) : played;
}

function withoutHeadToHead(tieBreak: TieBreak): TieBreak {
  return tieBreak === 'wins' ? 'wins' : 'goal-difference';
}

/** Orders settled clubs of equal points within the places that they hold together. */
function withSettledTies(ordered: readonly ClubRecord[], ties: NonNullable<StandingsRules['settledTies']>): ClubRecord[] {
  const rankOf = new Map(ties.map(({ teamId, rank }) => [teamId, rank]));
  return [...Map.groupBy(ordered, ({ points }) => points).values()].flatMap((level) => {
    const settled = level
      .filter(({ teamId }) => rankOf.has(teamId))
      .sort((first, second) => (rankOf.get(first.teamId) ?? 0) - (rankOf.get(second.teamId) ?? 0));
    return level.map((record) => (rankOf.has(record.teamId) ? (settled.shift() as ClubRecord) : record));
  });
}
