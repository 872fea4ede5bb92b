import { groupsByMeetings } from '../groups-by-meetings.ts';
import { groupsByOpponents } from '../groups-by-opponents.ts';
import type { Participants, TableFormat, TableStage } from '../season-format.ts';
import { matchesAmong } from './pair-meetings.ts';
import type { NamedGroup, SeasonFacts, SeasonMatch } from './season-facts.ts';
import { bestOfPlaces } from './stages/best-of-places.ts';
import type { StageTable } from './stages/stage-table.ts';
import { type DrawnTable, mayBeOf } from './stages/take-stage-matches.ts';
import { whereClubsPlay } from './stages/where-clubs-play.ts';

/** Min clubs of a group: a match of two clubs that are in no table does not make one. */
const smallestGroup = 3;

/* The most that a play-off brings a guest, and a season that is far enough on to tell guests from clubs of the league. */
const maxOfGuest = 4;
const minOfClub = 16;

/**
 * Returns the tables of a stage with their clubs; none while the clubs are not known: the places are not decided and no club has a match of
 * the stage.
 *
 * @param matches those that no earlier stage holds, in the order of their kick-offs
 */
export function drawUpTables(
  stage: TableStage,
  tables: readonly StageTable[],
  matches: readonly SeasonMatch[],
  facts: Pick<SeasonFacts, 'clubs' | 'groups'>,
): readonly DrawnTable[] {
  const candidates = matches.filter((match) => mayBeOf(stage, match));
  const byPlaces = stage.tables.filter(({ participants }) => participants.from === 'places');
  const places = byPlaces.map(({ participants }) => clubsOfPlaces(participants, tables));
  const groups = whereClubsPlay(places, candidates);
  const isDecided = byPlaces.every(({ participants }) => isComplete(participants, tables));
  const hasBegun = groups.some((clubs) => matchesAmong(clubs, candidates).length > 0);
  const placed = new Set(groups.flat());
  const others = facts.clubs.filter((club) => !placed.has(club));
  const tablesOf = (format: TableFormat): DrawnTable[] => {
    switch (format.participants.from) {
      case 'all':
        return [{ format, group: null, clubs: withoutGuests(facts.clubs, candidates, format.clubs) }];
      case 'places': {
        const clubs = groups[byPlaces.indexOf(format)] ?? [];
        return clubs.length > 0 && (isDecided || hasBegun) ? [{ format, group: null, clubs }] : [];
      }
      case 'draw':
        return drawnGroups(stage, format, facts.groups ?? [], others, candidates);
    }
  };
  return stage.tables.flatMap(tablesOf);
}

/**
 * Returns the clubs of a season without guests of play-offs and clubs that were struck out: those with few matches while the others have
 * many. When there are more clubs than `size`, also those beyond that number with less than half of the median number of matches.
 */
function withoutGuests(clubs: readonly number[], matches: readonly SeasonMatch[], size: number | undefined): readonly number[] {
  const countOf = new Map(clubs.map((club) => [club, 0]));
  for (const club of matches.flatMap(({ homeId, awayId }) => [homeId, awayId])) {
    if (countOf.has(club)) countOf.set(club, (countOf.get(club) ?? 0) + 1);
  }
  const byCount = [...countOf].sort(([, first], [, second]) => second - first);
  const median = byCount[Math.floor(byCount.length / 2)]?.[1] ?? 0;
  const guests = byCount.filter(
    ([, count], index) => (count <= maxOfGuest && median >= minOfClub) || (size !== undefined && index >= size && count * 2 < median),
  );
  const left = new Set(guests.map(([club]) => club));
  return clubs.filter((club) => !left.has(club));
}

/** Returns the clubs of places, in their order; none when a table of the stage does not exist yet. */
export function clubsOfPlaces(participants: Participants, tables: readonly StageTable[]): readonly number[] {
  if (participants.from !== 'places') return [];
  if (participants.best !== undefined) return bestOfPlaces(participants, tables).through;
  return sourcesOf(participants, tables).flatMap(({ rows }) =>
    participants.places.flatMap((place) => rows.filter((row) => row.place === place).map(({ teamId }) => teamId)),
  );
}

function isComplete(participants: Participants, tables: readonly StageTable[]): boolean {
  if (participants.from !== 'places') return true;
  const sources = sourcesOf(participants, tables);
  return sources.length > 0 && sources.every((table) => table.isComplete);
}

function sourcesOf({ stage, table }: Extract<Participants, { from: 'places' }>, tables: readonly StageTable[]): StageTable[] {
  return tables.filter((other) => other.stage === stage && (table === undefined || other.table === table || other.group === table));
}

/** Returns the groups that the source names, or those of clubs that meet each other. */
function drawnGroups(
  stage: TableStage,
  format: TableFormat,
  named: readonly NamedGroup[],
  clubs: readonly number[],
  candidates: readonly SeasonMatch[],
): DrawnTable[] {
  const only = format.participants.from === 'draw' ? format.participants.group : undefined;
  const ofStage = named.filter((group) => group.stage === stage.id);
  const own = (ofStage.length > 0 ? ofStage : named.filter((group) => group.stage === undefined)).filter(
    ({ name }) => only === undefined || name === only,
  );
  if (own.length > 0) return own.map((group) => ({ format, group: group.name, clubs: group.clubs }));
  if (only !== undefined) return [];
  const groups =
    format.meetings === undefined
      ? groupsByOpponents(withoutGuests(clubs, candidates, undefined), candidates)
      : groupsByMeetings(clubs, candidates);
  return groups
    .filter(({ length }) => (format.clubs === undefined ? length >= smallestGroup : length === format.clubs))
    .map((group) => ({ format, group: null, clubs: group }));
}
