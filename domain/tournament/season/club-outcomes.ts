import { isTableStage, type SeasonFormat } from '../season-format.ts';
import type { TableZone } from '../table-zone.ts';
import { type DecidedClub, decidedInTables } from './decided.ts';
import { placesOnward } from './places-onward.ts';
import type { SeasonFacts } from './season-facts.ts';
import { seasonTables } from './season-tables.ts';
import type { StageTable } from './stages/stage-table.ts';

/** The outcomes of a table that pages report for a club, the best first. */
export const outcomes = ['champion', 'promoted', 'through', 'out', 'relegated'] as const;
export type Outcome = (typeof outcomes)[number];

/** A club's outcome in one table, certain for all possible results of the remaining matches. */
export interface ClubOutcome extends Pick<DecidedClub, 'stage' | 'table' | 'group' | 'teamId'> {
  readonly outcome: Outcome;
}

/**
 * Returns the certain outcomes of the clubs of a season; none when clubs are missing in a table.
 *
 * @param tables the season's present tables, matches under way counted
 * @param zonesOf the zones of a table that hold for certain
 */
export function clubOutcomes(
  format: SeasonFormat,
  facts: SeasonFacts,
  tables: readonly StageTable[],
  zonesOf: (table: StageTable) => readonly TableZone[],
): ClubOutcome[] {
  const isLive = facts.matches.some((match) => match.isLive === true);
  const over = facts.matches.map((match) => (match.isLive === true ? { ...match, goals: null } : match));
  const settled = isLive ? seasonTables(format, { ...facts, matches: over }).tables : tables;
  if (!settled.every((table) => hasAllClubs(format, table))) return [];
  const zoned = settled.map((table) => ({ ...table, zones: zonesOf(table) }));
  return decidedInTables(format, zoned, facts).flatMap((club) => {
    const outcome = outcomeOf(format, club);
    const { stage, table, group, teamId } = club;
    return outcome === undefined ? [] : [{ stage, table, group, teamId, outcome }];
  });
}

/** Returns false for a table in which clubs are missing, since they might take any place. */
function hasAllClubs({ stages }: SeasonFormat, { stage, table, rows }: StageTable): boolean {
  const format = stages
    .filter(isTableStage)
    .find(({ id }) => id === stage)
    ?.tables.find(({ id }) => id === table);
  const clubs = format?.participants.from === 'places' ? format.participants.places.length : format?.clubs;
  return clubs === undefined || rows.length === clubs;
}

const outcomeOfZone: Readonly<Record<string, Outcome | undefined>> = {
  promotion: 'promoted',
  relegation: 'relegated',
  'championship-round': 'through',
  'round-of-16': 'through',
  'round-of-32': 'through',
  'knock-out-play-off': 'through',
  out: 'out',
};

function outcomeOf(format: SeasonFormat, club: DecidedClub): Outcome | undefined {
  if (club.isChampion) return 'champion';
  const outcome = club.zone === null ? undefined : outcomeOfZone[club.zone];
  if (outcome !== undefined || club.goesTo !== 'out') return outcome;
  /* Where the best play on in a knock-out, the others are out; where the last do, they are safe. */
  return placesOnward(format, club).some(({ isKnockOut, places }) => isKnockOut && places.includes(1)) ? 'out' : undefined;
}
