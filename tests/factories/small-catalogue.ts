import { countryCatalogueSchema } from '#data/catalogue/catalogue-schema.ts';
import type { Catalogue } from '#data/catalogue/load-catalogue.ts';

const club = (slug: string, name: string, town: string, aliases: string[] = []) => ({
  slug,
  name,
  short: name.slice(0, 12),
  town,
  ground: `${name.slice(0, 20)} Park`,
  aliases,
});

/** Returns three countries, four competitions and a few clubs whose names are easily confused. */
export function smallCatalogue(): Catalogue {
  const countries = [
    {
      country: { slug: 'england', code: 'ENG', region: 'GB-ENG', zone: 'Europe/London' },
      tournaments: [
        {
          slug: 'premier-league',
          name: 'Premier League',
          type: 'league',
          gender: 'men',
          tier: 1,
          priority: 1,
          season: 'autumn-spring',
          feeds: { 'football-data': ['E0'], openfootball: ['English Premier League', 'en.1'] },
        },
        { slug: 'fa-cup', name: 'FA Cup', type: 'cup', gender: 'men', priority: 30, season: 'autumn-spring' },
      ],
      clubs: [
        club('arsenal', 'Arsenal', 'London', ['Arsenal FC']),
        club('everton', 'Everton', 'Liverpool', ['Everton FC']),
        club('manchester-city', 'Manchester City', 'Manchester', ['Man City', 'Manchester City FC']),
        club('manchester-united', 'Manchester United', 'Manchester', ['Man United', 'Manchester United FC']),
      ],
    },
    {
      country: { slug: 'portugal', code: 'POR', region: 'PT', zone: 'Europe/Lisbon' },
      tournaments: [
        {
          slug: 'liga-portugal',
          name: 'Liga Portugal',
          type: 'league',
          gender: 'men',
          tier: 1,
          priority: 10,
          season: 'autumn-spring',
          tieBreak: 'head-to-head',
          feeds: { 'football-data': ['P1'] },
        },
      ],
      clubs: [club('nacional-portugal', 'Nacional', 'Funchal', ['CD Nacional']), club('porto', 'FC Porto', 'Porto', ['Porto'])],
    },
    {
      country: { slug: 'uruguay', code: 'URU', region: 'UY', zone: 'America/Montevideo' },
      tournaments: [
        {
          slug: 'primera-division',
          name: 'Primera División',
          type: 'league',
          gender: 'men',
          tier: 1,
          priority: 50,
          season: 'calendar-year',
        },
      ],
      clubs: [club('nacional-uruguay', 'Nacional', 'Montevideo', ['Club Nacional de Football']), club('penarol', 'Peñarol', 'Montevideo')],
    },
  ].map((country) => countryCatalogueSchema.parse(country));
  return {
    countries,
    formats: new Map(),
    clubNames: new Map([['de', new Map([['porto', ['FC Porto', 'Porto'] as const]])]]),
    hash: 'small',
  };
}
