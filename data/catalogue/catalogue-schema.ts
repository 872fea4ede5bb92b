import { z } from 'zod';
import { fileFeeds } from '#data/feeds/feed.ts';
import { networkOnlySources } from '#data/sources/network-only-sources.ts';
import { tieBreaks } from '#domain/tournament/tie-breaks.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/);

const zoneKinds = [
  'champions-league',
  'champions-league-qualifying',
  'europa-league',
  'conference-league',
  'libertadores',
  'sudamericana',
  'continental',
  'round-of-16',
  'round-of-32',
  'knock-out-play-off',
  'out',
  'promotion',
  'promotion-play-off',
  'championship-round',
  'relegation-play-off',
  'relegation',
] as const;

const seasonLabel = z.string().regex(/^\d{4}(-\d{2})?$/);

/** Places of a table that lead somewhere, counted from 1, both ends included; see `domain/tournament/table-zone.ts`. */
export const tableZone = z.strictObject({
  from: z.int().min(1),
  to: z.int().min(1),
  kind: z.enum(zoneKinds),
  inGroups: z.literal(true).optional(),
  since: seasonLabel.optional(),
  until: seasonLabel.optional(),
  /** Reference to the document of the zone; `npm run ruling -- unsourced` lists the zones without one. */
  source: z.string().min(3).optional(),
});

const tournament = z.strictObject({
  slug,
  name: z.string().min(2),
  type: z.enum(['league', 'cup']),
  gender: z.enum(['men', 'women']),
  tier: z.int().min(1).max(9).optional(),
  priority: z.int().min(1).max(999),
  season: z.enum(['autumn-spring', 'calendar-year']),
  /** Finals to which qualifiers lead: the year of one of them, and the number of years between two. A season has the year of its finals. */
  finals: z.strictObject({ year: z.int(), every: z.int().min(1) }).optional(),
  tieBreak: z.enum(tieBreaks).default('goal-difference'),
  /** Last season in which away goals decided two-legged ties. */
  awayGoalsUntil: seasonLabel.optional(),
  zones: z.array(tableZone).default([]),
  feeds: z.partialRecord(z.enum([...fileFeeds, ...networkOnlySources]), z.array(z.string())).optional(),
  clubs: z.array(slug).default([]),
  /** Members of conferences or zones among these clubs, by the name of the conference or zone. */
  groups: z.record(z.string().min(1), z.array(slug)).optional(),
});

const club = z.strictObject({
  slug,
  name: z.string().min(2),
  row: z.string().max(18).optional(),
  short: z.string().max(12),
  gender: z.enum(['men', 'women']).default('men'),
  /** Another country in whose leagues it plays, and in which it is found by the same names: Switzerland for Vaduz of Liechtenstein. */
  playsIn: slug.optional(),
  town: z.string().optional(),
  ground: z.string().optional(),
  colours: z.array(colour).max(3).default([]),
  aliases: z.array(z.string()).default([]),
});

/** Schema of one country's competitions and clubs, in its file in this folder. */
export const countryCatalogueSchema = z.strictObject({
  country: z.strictObject({ slug, code: z.string().length(3), region: z.string(), zone: z.string() }),
  tournaments: z.array(tournament),
  clubs: z.array(club),
});

export type CountryCatalogue = z.infer<typeof countryCatalogueSchema>;
