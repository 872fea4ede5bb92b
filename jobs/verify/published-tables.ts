import { readFileSync } from 'node:fs';
import { z } from 'zod';

const publishedTable = z.strictObject({
  tournament: z.string(),
  season: z.string(),
  /** The rows, the first place first: the club's slug in the catalogue, points, goal difference. */
  rows: z.array(z.tuple([z.string(), z.int(), z.int()])).min(2),
});

/** A final table as the league published it. */
export type PublishedTable = z.infer<typeof publishedTable>;

/** Reads the final tables beside this file, which were written down from the leagues' own, never from the site's. */
export function loadPublishedTables(): PublishedTable[] {
  const text = readFileSync(new URL('./published-tables.json', import.meta.url), 'utf8');
  return z.array(publishedTable).parse(JSON.parse(text));
}
