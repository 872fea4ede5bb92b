import type { EnteredRuling } from '#data/queries/rulings/list-entered-rulings.ts';
import { textTable } from './text-table.ts';

/** Returns the lines of the rulings that were entered on this site, the newest first. */
export function describeRulings(rulings: readonly EnteredRuling[]): string[] {
  if (rulings.length === 0) return ['No ruling has been entered here; those of the catalogue are in data/catalogue/rulings.'];
  return textTable(rulings, [
    { head: 'ruling', cell: ({ name }) => name },
    { head: 'competition', cell: ({ competition, season }) => `${competition} ${season}` },
    { head: 'club or match', cell: ({ subject }) => subject },
    { head: 'decision', cell: ({ ruling }) => ruling },
    { head: 'day', cell: ({ decidedOn }) => decidedOn ?? 'unknown' },
    { head: 'reason', cell: ({ reason }) => reason ?? '' },
    { head: 'source', cell: ({ evidence, accordingTo }) => accordingTo?.join(' and ') ?? evidence ?? 'none' },
    {
      head: 'also in the catalogue',
      cell: ({ pointsOfCatalogue }) => (pointsOfCatalogue === null ? '' : `${pointsOfCatalogue > 0 ? '+' : ''}${pointsOfCatalogue}`),
    },
  ]);
}
