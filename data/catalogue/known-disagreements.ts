import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { fileFeeds } from '#data/feeds/feed.ts';

/** Score, or the day of the match when the feeds differ on that. */
const scoreOrDay = z.string().regex(/^(\d+-\d+|\d{4}-\d\d-\d\d)$/);

const knownDisagreement = z.strictObject({
  tournament: z.string(),
  season: z.string(),
  home: z.string(),
  away: z.string(),
  /** UTC day of the match according to football-data. */
  day: z.iso.date(),
  part: z.enum(['full-time', 'half-time', 'day']),
  openfootball: scoreOrDay,
  footballData: scoreOrDay,
  /** Feed that agrees with what happened. When it is one of the two, its score is stored regardless of which feed is read. */
  right: z.enum([...fileFeeds, 'neither', 'unknown']),
  reason: z.string().min(10),
});

/** Match on which two feeds disagree, as reviewed by a person. */
export type KnownDisagreement = z.infer<typeof knownDisagreement>;

/** Returns the reviewed list among the rulings. */
export function loadKnownDisagreements(): KnownDisagreement[] {
  const text = readFileSync(new URL('./rulings/known-disagreements.json', import.meta.url), 'utf8');
  return z.array(knownDisagreement).parse(JSON.parse(text));
}
