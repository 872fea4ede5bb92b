import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { CatalogueError } from '#data/catalogue/catalogue-error.ts';
import { conferences, divisions } from '../../domain/season/conference.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const club = z.strictObject({
  slug,
  name: z.string().min(2),
  /** The name in lists, when the whole one is too long for them. */
  row: z.string().max(18).optional(),
  short: z.string().max(12),
  /** The name of the club without its town; European clubs have none. */
  nickname: z.string().optional(),
  code: z.string().regex(/^[A-Z]{3}$/),
  /** The catalogue's slug of its country, in a competition of several. */
  country: slug.optional(),
  town: z.string(),
  arena: z.string(),
  colours: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).length(2),
  conference: z.enum(conferences).optional(),
  division: z.enum(divisions).optional(),
  /** Other names of the club in feeds. */
  aliases: z.array(z.string()),
});

const competition = z.strictObject({
  slug,
  name: z.string().min(2),
  /** The catalogue's slug of the country. */
  country: slug,
  gender: z.enum(['men', 'women']),
  priority: z.int().min(1).max(999),
  season: z.enum(['autumn-spring', 'calendar-year']),
  /** IANA zone that the days of its games are in. */
  zone: z.string(),
  quarterMinutes: z.int().min(10).max(12),
  /** Max games of a series in each round of the play-offs; the last round is the final. */
  playOffs: z.array(z.union([z.literal(1), z.literal(5), z.literal(7)])).min(1),
  feeds: z.strictObject({ 'the-odds-api': z.array(z.string()), 'api-basketball': z.array(z.string()) }),
  clubs: z.array(club),
});

const basketballCatalogue = z.strictObject({ competitions: z.array(competition) });

/** The competitions and clubs of basketball that the site has before any feed is read. */
export type BasketballCatalogue = z.infer<typeof basketballCatalogue>;
export type BasketballCompetition = BasketballCatalogue['competitions'][number];
export type BasketballClub = BasketballCompetition['clubs'][number];

/**
 * Returns the checked competitions of basketball.
 *
 * @throws CatalogueError that names the field when the file is wrong
 */
export function loadBasketballCatalogue(): BasketballCatalogue {
  const file = new URL('./basketball.json', import.meta.url);
  const result = basketballCatalogue.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new CatalogueError(`${fileURLToPath(file)}: ${issue?.path.join('.')}: ${issue?.message}`);
}
