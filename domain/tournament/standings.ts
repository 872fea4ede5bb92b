import type { TableMatch } from './club-record.ts';
import { customaryFormat } from './season/customary-format.ts';
import { type StandingsRow, type StandingsView, standingsRows, standingsRowsOf } from './season/rows-of-view.ts';
import { seasonTables } from './season/season-tables.ts';
import type { TieBreak } from './tie-breaks.ts';

export interface StandingsRules {
  readonly tieBreak: TieBreak;
  /** Points given (positive) or taken (negative) by rulings; several of one club add up. They count in the whole table only. */
  readonly pointAdjustments?: readonly { readonly teamId: number; readonly points: number }[];
  /** The clubs level on points whose order a play-off or a lot has settled, rank 1 before 2; in the whole table only. */
  readonly settledTies?: readonly { readonly teamId: number; readonly rank: number }[];
}

/**
 * Returns the table of a season that is one list of matches: a row for each club, first place first. Only matches between two of the clubs
 * count.
 *
 * @param teamIds the clubs of the table, in the order for those that are level in everything
 * @param matches the season's matches, played or awaited, in any order
 */
export function standings(
  teamIds: readonly number[],
  matches: readonly TableMatch[],
  { tieBreak, pointAdjustments = [], settledTies = [] }: StandingsRules,
  view: StandingsView = 'all',
): StandingsRow[] {
  const adjustments = pointAdjustments.map((ruling) => ({ ...ruling, decidedAt: null }));
  const format = customaryFormat({ tournamentType: 'league', tieBreak }, { matches });
  const [table] = seasonTables(format, { clubs: teamIds, matches, adjustments, settledTies }).tables;
  if (table === undefined) return [];
  return view === 'all' ? standingsRows(table) : standingsRowsOf(table, view);
}
