import type { Queryable } from '#data/database/database.ts';
import type { BookmakerLink } from '#domain/offer/bookmaker-link.ts';
import type { LocalDay } from '#domain/time/local-day.ts';

/** Number of times that a link was followed on a day (UTC). */
export interface LinkClicks {
  readonly day: LocalDay;
  readonly link: BookmakerLink;
  readonly clicks: number;
}

/** Adds clicks to the stored counts. When it fails, none is added. Each day and link may appear in the list once. */
export async function recordLinkClicks(database: Queryable, counted: readonly LinkClicks[]): Promise<void> {
  if (counted.length === 0) return;
  await database.query({
    name: 'record-link-clicks',
    text: `insert into link_clicks (day, bookmaker, sport, placement, clicks)
           select c.day, c.bookmaker, c.sport, c.placement, c.clicks
           from unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::int[]) as c(day, bookmaker, sport, placement, clicks)
           order by c.day, c.bookmaker, c.sport, c.placement
           on conflict (day, bookmaker, sport, placement) do update set clicks = link_clicks.clicks + excluded.clicks`,
    values: [
      counted.map(({ day }) => day),
      counted.map(({ link }) => link.bookmaker),
      counted.map(({ link }) => link.sport ?? ''),
      counted.map(({ link }) => link.placement ?? ''),
      counted.map(({ clicks }) => clicks),
    ],
  });
}
