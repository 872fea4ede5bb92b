import type { Queryable } from '#data/database/database.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { groupsByMeetings } from '#domain/tournament/groups-by-meetings.ts';
import { isKnockOut, type Stage } from '#domain/tournament/round.ts';
import { type StandingsRow, type StandingsView, standingsByGroup } from '#domain/tournament/standings.ts';
import type { TieBreak } from '#domain/tournament/tie-breaks.ts';
import { listPointAdjustments } from './list-point-adjustments.ts';
import { listSeasonClubs, type SeasonClub } from './list-season-clubs.ts';
import { listSettledTies } from './list-settled-ties.ts';
import { listTableMatches, type SeasonTableMatch } from './list-table-matches.ts';

export interface SeasonOfTable {
  readonly seasonId: number;
  readonly tournamentType: 'league' | 'cup';
  readonly tieBreak: TieBreak;
}

/** One table of a season: of the whole league, or of a group. */
export interface SeasonTable {
  /** The name of the group; null of a whole league, and of a group whose name no source gives. */
  readonly group: string | null;
  readonly ofGroup: boolean;
  readonly rows: readonly (StandingsRow & { readonly club: SeasonClub })[];
}

interface TableReading {
  readonly locale: string;
  /** The day of the tables: rulings made later are not known yet. */
  readonly today: LocalDay;
  /** Orders the names of clubs that are level in everything. */
  compare(first: string, second: string): number;
  readonly view?: StandingsView;
  /** True to count matches under way with their present score. */
  readonly withLive?: boolean;
  /** The tables as they stood then: what kicked off at that moment or later has not been played. */
  readonly before?: Date;
}

/**
 * Returns the tables of a season: one, or one a group. Rounds in which the loser goes out count for none, so that a cup without
 * groups has no table at all.
 */
export async function getSeasonTables(database: Queryable, season: SeasonOfTable, reading: TableReading): Promise<SeasonTable[]> {
  const [clubs, allMatches, pointAdjustments, settledTies] = await Promise.all([
    listSeasonClubs(database, season.seasonId, reading.locale),
    listTableMatches(database, season.seasonId),
    listPointAdjustments(database, season.seasonId, reading.today),
    listSettledTies(database, season.seasonId, reading.today),
  ]);
  const matches = allMatches
    .filter(({ stage }) => (stage === null ? season.tournamentType === 'league' : !isKnockOut(stage as Stage)))
    .map((match) => (countsYet(match, reading) ? match : { ...match, goals: null }));
  const clubById = new Map(clubs.map((club) => [club.id, club]));
  const entries = entriesOf(season, clubs, matches, reading.compare);
  const rules = { tieBreak: season.tieBreak, pointAdjustments, settledTies };
  return inNamelessGroups(entries, matches).flatMap((ofGroups) =>
    standingsByGroup(ofGroups, matches, rules, reading.view).map(({ group, rows }) => ({
      group,
      ofGroup: group !== null || ofGroups.length < entries.length,
      rows: rows.map((row) => ({ ...row, club: clubById.get(row.teamId) as SeasonClub })),
    })),
  );
}

function countsYet({ live, kickoffUtc }: SeasonTableMatch, { withLive = false, before }: TableReading): boolean {
  return (!live || withLive) && (before === undefined || kickoffUtc < before);
}

type Entry = ReturnType<typeof entriesOf>[number];

/** Returns the clubs of a group stage whose groups no source names by who plays whom; all others together. */
function inNamelessGroups(entries: readonly Entry[], matches: readonly SeasonTableMatch[]): (readonly Entry[])[] {
  const isNameless = matches.length > 0 && matches.every(({ stage }) => stage === 'group') && entries.every(({ group }) => group === null);
  if (!isNameless) return [entries];
  const entryOf = new Map(entries.map((entry) => [entry.teamId, entry]));
  return groupsByMeetings([...entryOf.keys()], matches).map((ids) => ids.map((id) => entryOf.get(id) as Entry));
}

/** Returns the clubs of each table, ordered by group and name. A cup's tables hold only clubs that play in them. */
function entriesOf(
  season: SeasonOfTable,
  clubs: readonly SeasonClub[],
  matches: readonly SeasonTableMatch[],
  compare: TableReading['compare'],
) {
  const playing = new Set(matches.flatMap(({ homeId, awayId }) => [homeId, awayId]));
  return clubs
    .filter(({ id }) => season.tournamentType === 'league' || playing.has(id))
    .map(({ id, name, groupLabel }) => ({ teamId: id, name, group: groupLabel }))
    .sort((first, second) => compare(first.group ?? '', second.group ?? '') || compare(first.name, second.name));
}
