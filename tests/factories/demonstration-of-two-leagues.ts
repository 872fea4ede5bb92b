import { countryCatalogueSchema } from '#data/catalogue/catalogue-schema.ts';
import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import { toDemonstrationCatalogue } from '#sports/football/demonstration/catalogue/to-demonstration-catalogue.ts';
import { createDemonstrationFeed, type DemonstrationFeed } from '#sports/football/demonstration/feed/demonstration-feed.ts';

const slugs = (league: string) => Array.from({ length: 10 }, (_, index) => `${league}-${index}`);
const tournament = (slug: string, clubs: readonly string[], more: object) => ({
  slug,
  name: `The ${slug}`,
  gender: 'men',
  priority: 10,
  season: 'autumn-spring',
  clubs,
  ...more,
});

/** Returns a catalogue so small that its whole demonstration is stored in a moment: two leagues of ten clubs, and a cup of all. */
export function catalogueOfTwoLeagues(): Catalogue {
  const [upper, lower] = [slugs('upper'), slugs('lower')];
  const germany = countryCatalogueSchema.parse({
    country: { slug: 'germany', code: 'GER', region: 'DE', zone: 'Europe/Berlin' },
    tournaments: [
      tournament('upper', upper, { type: 'league', tier: 1 }),
      tournament('lower', lower, { type: 'league', tier: 2 }),
      tournament('pokal', [...upper, ...lower], { type: 'cup' }),
    ],
    clubs: [...upper, ...lower].map((slug) => ({
      slug,
      name: `Club ${slug}`,
      short: slug,
      town: `Town ${slug}`,
      ground: `Ground ${slug}`,
    })),
  });
  return { countries: [germany], formats: new Map(), clubNames: new Map(), hash: 'two leagues' };
}

/** Returns the demonstration of that catalogue, the same at every call. */
export function demonstrationOfTwoLeagues(): DemonstrationFeed {
  return createDemonstrationFeed(toDemonstrationCatalogue(catalogueOfTwoLeagues()), 7);
}
