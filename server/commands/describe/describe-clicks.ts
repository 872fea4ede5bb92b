import type { CountedLink } from '#data/queries/links/list-link-clicks.ts';
import { affiliateBookmaker } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { textTable } from './text-table.ts';

/** Returns the clicks of a span of days for a terminal: a line for each link, and their sum. */
export function describeClicks(
  dataset: string,
  { from, to }: { readonly from: LocalDay | undefined; readonly to: LocalDay | undefined },
  counted: readonly CountedLink[],
): string[] {
  const span = `${from === undefined ? 'from the beginning' : `from ${from}`} ${to === undefined ? 'until now' : `to ${to}`}`;
  if (counted.length === 0) return [`no link to a bookmaker was followed ${span} (${dataset})`];
  const sum = { bookmaker: 'all', sport: '', placement: '', clicks: counted.reduce((clicks, one) => clicks + one.clicks, 0) };
  return [
    `links to bookmakers that were followed ${span} (${dataset})`,
    ...textTable(
      [...counted, sum],
      [
        { head: 'bookmaker', cell: ({ bookmaker }) => affiliateBookmaker(bookmaker)?.name ?? bookmaker },
        { head: 'sport', cell: ({ sport }) => sport },
        { head: 'placement', cell: ({ placement }) => placement },
        { head: 'clicks', cell: ({ clicks }) => String(clicks) },
      ],
    ),
  ];
}
