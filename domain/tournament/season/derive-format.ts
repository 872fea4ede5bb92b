import { isKnockOut, type Stage } from '../round.ts';

/** The format of a season, derived from the reported rounds of its matches. */
export type DerivedFormat = 'league' | 'league-and-knock-out' | 'groups' | 'groups-and-knock-out' | 'knock-out';

/** The facts from which the format of a season is derived. */
export interface FormatEvidence {
  readonly type: 'league' | 'cup';
  /** The stages of its matches, each once; null for matches whose round no source reports. */
  readonly stages: readonly (Stage | null)[];
  /** The number of its tables in a source. */
  readonly tables: number;
}

/* Matches that a league calls play-offs may be a part of its split, with a table of its own. */
const ofLeague: ReadonlySet<Stage> = new Set(['play-off', 'promotion-play-off', 'relegation-play-off', 'qualifying-play-off']);
const ofGroups: ReadonlySet<Stage> = new Set(['group']);

/**
 * Returns the format of a season for which the catalogue has none: a table, tables of groups, rounds in which the loser goes out, or such
 * rounds after tables. It names the parts of the season, never the consequences of a place in them.
 */
export function deriveFormat({ type, stages, tables }: FormatEvidence): DerivedFormat {
  const told = stages.filter((stage) => stage !== null);
  const inTables = told.filter((stage) => !isKnockOut(stage));
  const hasBracket = told.some((stage) => isKnockOut(stage) && (type === 'cup' || !ofLeague.has(stage)));
  const isWithoutRounds = told.length === 0 && type === 'league';
  if (inTables.length === 0 && tables === 0 && !isWithoutRounds) return hasBracket || type === 'cup' ? 'knock-out' : 'league';
  const isOfGroups = tables > 1 || (inTables.length > 0 && inTables.every((stage) => ofGroups.has(stage)));
  if (isOfGroups) return hasBracket ? 'groups-and-knock-out' : 'groups';
  return hasBracket ? 'league-and-knock-out' : 'league';
}

/** Returns true when a season of this format has tables. */
export function hasTables(format: DerivedFormat): boolean {
  return format !== 'knock-out';
}

/** Returns true when a season of this format has rounds in which the loser goes out. */
export function hasKnockOut(format: DerivedFormat): boolean {
  return format.endsWith('knock-out');
}
