import type { Queryable } from '#data/database/database.ts';
import type { LocalDay } from '#domain/time/local-day.ts';

/** Number of times that a link was followed within a span of days. Sport and placement are empty when the link has none. */
export interface CountedLink {
  readonly bookmaker: string;
  readonly sport: string;
  readonly placement: string;
  readonly clicks: number;
}

/** Returns the links that were followed from one day to another (UTC, both included; unbounded without them), the most followed first. */
export async function listLinkClicks(
  database: Queryable,
  { from, to }: { readonly from?: LocalDay | undefined; readonly to?: LocalDay | undefined },
): Promise<readonly CountedLink[]> {
  const { rows } = await database.query<CountedLink>({
    name: 'list-link-clicks',
    text: `select bookmaker, sport, placement, sum(clicks)::int as clicks from link_clicks
           where ($1::date is null or day >= $1) and ($2::date is null or day <= $2)
           group by bookmaker, sport, placement
           order by clicks desc, bookmaker, sport, placement`,
    values: [from ?? null, to ?? null],
  });
  return rows;
}
