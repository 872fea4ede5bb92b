import type { Queryable } from '#data/database/database.ts';

/** The review of the broadcast rights of a country. */
export interface BroadcastReview {
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly country: string;
  /** Number of rights that end on the day or later. */
  readonly rights: number;
  /** Day on which the page of the one that has waited longest was last checked, `2026-11-21`. */
  readonly reviewedOn: string;
}

/** Returns the countries with broadcast rights that last until `day` or beyond, the one that has waited longest for a review first. */
export async function listBroadcastReviews(database: Queryable, day: string): Promise<BroadcastReview[]> {
  const { rows } = await database.query<BroadcastReview>(
    `select country, count(*)::int as rights, min(reviewed_on)::text as "reviewedOn" from broadcasts where to_day >= $1
     group by country order by min(reviewed_on), country`,
    [day],
  );
  return rows;
}
