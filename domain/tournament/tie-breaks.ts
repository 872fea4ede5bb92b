import { type ClubRecord, isPlayed, recordOf, type TableMatch } from './club-record.ts';

/**
 * The rules that separate clubs of equal points. `goal-difference`: difference, then goals scored (England, Germany). `head-to-head`:
 * points, then difference of the matches among them, then as before (Spain, Italy, Portugal, Greece). `wins`: matches won, then as before
 * (Brazil). `difference-then-head-to-head`: difference, then points, difference, goals and away goals of the matches among those still
 * level, then goals scored (France).
 */
export const tieBreaks = ['goal-difference', 'head-to-head', 'wins', 'difference-then-head-to-head'] as const;
export type TieBreak = (typeof tieBreaks)[number];

type Criterion = (record: ClubRecord) => number;

const byGoals: readonly Criterion[] = [({ goalDifference }) => goalDifference, ({ goalsFor }) => goalsFor];

/**
 * Returns clubs in the order of a table. Head-to-head counts only once the clubs concerned have played all matches among them, as the
 * leagues' rules say; until then the goal difference of the whole table decides.
 *
 * @param matches the season's matches, played or awaited
 */
export function orderClubs(records: readonly ClubRecord[], matches: readonly TableMatch[], tieBreak: TieBreak): ClubRecord[] {
  const level = new Map<number, ClubRecord[]>();
  for (const record of records) level.set(record.points, [...(level.get(record.points) ?? []), record]);
  return [...level]
    .sort(([first], [second]) => second - first)
    .flatMap(([, tied]) => (tied.length === 1 ? tied : partClubs(tied, matches, tieBreak)));
}

function partClubs(tied: readonly ClubRecord[], matches: readonly TableMatch[], tieBreak: TieBreak): ClubRecord[] {
  switch (tieBreak) {
    case 'wins':
      return sortBy(tied, [({ won }) => won, ...byGoals]);
    case 'goal-difference':
      return sortBy(tied, byGoals);
    case 'head-to-head':
      return sortBy(tied, [...byMeetings(tied, matches).slice(0, 2), ...byGoals]);
    case 'difference-then-head-to-head': {
      const level = Map.groupBy(tied, ({ goalDifference }) => goalDifference);
      return [...level]
        .sort(([first], [second]) => second - first)
        .flatMap(([, still]) => sortBy(still, [...byMeetings(still, matches), ({ goalsFor }) => goalsFor]));
    }
  }
}

/** Points, difference, goals and away goals of the matches among level clubs; nothing until these have all been played. */
function byMeetings(tied: readonly ClubRecord[], matches: readonly TableMatch[]): readonly Criterion[] {
  const ids = new Set(tied.map(({ teamId }) => teamId));
  const mutual = matches.filter(({ homeId, awayId }) => ids.has(homeId) && ids.has(awayId));
  if (!allMeetingsPlayed(ids, mutual, matches)) return [];
  const meetings = mutual.filter(isPlayed);
  const among = new Map(
    [...ids].map((teamId) => [
      teamId,
      recordOf(
        teamId,
        meetings.filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId),
      ),
    ]),
  );
  const amongThem =
    (criterion: Criterion): Criterion =>
    ({ teamId }) =>
      criterion(among.get(teamId) as ClubRecord);
  const awayGoals: Criterion = ({ teamId }) => meetings.reduce((sum, { awayId, goals }) => sum + (awayId === teamId ? goals.away : 0), 0);
  return [amongThem(({ points }) => points), ...byGoals.map(amongThem), awayGoals];
}

/** Returns true when every pair has met as often as pairs of this season customarily do, and no match between them is awaited. */
function allMeetingsPlayed(ids: ReadonlySet<number>, mutual: readonly TableMatch[], matches: readonly TableMatch[]): boolean {
  if (!mutual.every(isPlayed)) return false;
  const pairs = (ids.size * (ids.size - 1)) / 2;
  const meetings = [...meetingsByPair(mutual).values()];
  return meetings.length === pairs && Math.min(...meetings) >= customaryMeetings(matches);
}

/** Returns the number of times that most pairs of clubs meet in the season: twice in a league, once in a group of a tournament. */
function customaryMeetings(matches: readonly TableMatch[]): number {
  const pairsByMeetings = new Map<number, number>();
  for (const meetings of meetingsByPair(matches).values()) pairsByMeetings.set(meetings, (pairsByMeetings.get(meetings) ?? 0) + 1);
  const [most] = [...pairsByMeetings].sort((first, second) => second[1] - first[1] || second[0] - first[0]);
  return most?.[0] ?? 1;
}

function meetingsByPair(matches: readonly TableMatch[]): Map<string, number> {
  const meetings = new Map<string, number>();
  for (const { homeId, awayId } of matches) {
    const pair = homeId < awayId ? `${homeId} ${awayId}` : `${awayId} ${homeId}`;
    meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
  }
  return meetings;
}

/** Highest first by the first criterion that differs; level clubs keep their order. */
function sortBy(records: readonly ClubRecord[], criteria: readonly Criterion[]): ClubRecord[] {
  return [...records].sort((first, second) => {
    for (const criterion of criteria) {
      const difference = criterion(second) - criterion(first);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}
