import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { fileFeeds } from '#data/feeds/feed.ts';

/** A score, or the day of the match where that is what they tell differently. */
const scoreOrDay = z.string().regex(/^(\d+-\d+|\d{4}-\d\d-\d\d)$/);

const knownDisagreement = z.strictObject({
  tournament: z.string(),
  season: z.string(),
  home: z.string(),
  away: z.string(),
  /** The day of the match in UTC, as football-data has it. */
  day: z.iso.date(),
  part: z.enum(['full-time', 'half-time', 'day']),
  openfootball: scoreOrDay,
  footballData: scoreOrDay,
  /** The feed that agrees with what happened. Where it is one of the two, its score is stored whichever feed is read. */
  right: z.enum([...fileFeeds, 'neither', 'unknown']),
  reason: z.string().min(10),
});

/** A match on which two feeds disagree, reviewed by a person. */
export type KnownDisagreement = z.infer<typeof knownDisagreement>;

/** Reads the reviewed list among the rulings. */
export function loadKnownDisagreements(): KnownDisagreement[] {
  const text = readFileSync(new URL('./rulings/known-disagreements.json', import.meta.url), 'utf8');
  return z.array(knownDisagreement).parse(JSON.parse(text));
}
