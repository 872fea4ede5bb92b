import { isKnockOut, type Stage } from '../round.ts';

/** The course of a season as the rounds of its matches tell it. */
export type ToldFormat = 'league' | 'league-and-knock-out' | 'groups' | 'groups-and-knock-out' | 'knock-out';

/** The facts from which the course of a season is read. */
export interface ToldCourse {
  readonly type: 'league' | 'cup';
  /** The stages of its matches, each once; null of a match whose round nobody tells. */
  readonly stages: readonly (Stage | null)[];
  /** The number of tables that a source has of it. */
  readonly tables: number;
}

/* Matches that a league calls play-offs may be a part of its split, with a table of its own. */
const ofLeague: ReadonlySet<Stage> = new Set(['play-off', 'promotion-play-off', 'relegation-play-off', 'qualifying-play-off']);
const ofGroups: ReadonlySet<Stage> = new Set(['group']);

/**
 * Returns the course of a season of which the catalogue has no format: a table, tables of groups, rounds in which the loser goes out, or these after those.
 * It says which parts there are, never what a place in them leads to.
 */
export function toldFormat({ type, stages, tables }: ToldCourse): ToldFormat {
  const told = stages.filter((stage) => stage !== null);
  const inTables = told.filter((stage) => !isKnockOut(stage));
  const hasBracket = told.some((stage) => isKnockOut(stage) && (type === 'cup' || !ofLeague.has(stage)));
  const isWithoutRounds = told.length === 0 && type === 'league';
  if (inTables.length === 0 && tables === 0 && !isWithoutRounds) return hasBracket || type === 'cup' ? 'knock-out' : 'league';
  const isOfGroups = tables > 1 || (inTables.length > 0 && inTables.every((stage) => ofGroups.has(stage)));
  if (isOfGroups) return hasBracket ? 'groups-and-knock-out' : 'groups';
  return hasBracket ? 'league-and-knock-out' : 'league';
}

/** Returns true where a season has tables by its told course. */
export function hasTables(format: ToldFormat): boolean {
  return format !== 'knock-out';
}

/** Returns true where a season has rounds in which the loser goes out by its told course. */
export function hasKnockOut(format: ToldFormat): boolean {
  return format.endsWith('knock-out');
}
