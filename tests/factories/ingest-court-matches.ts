import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { loadCourtCatalogue } from '#data/catalogue/sports/court-catalogue.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { storeCourtCatalogue } from '#data/commands/court/store-court-catalogue.ts';
import type { Database } from '#data/database/database.ts';
import type { CourtBatch, CourtMatch, CourtMatchOf } from '#data/feeds/court-feed.ts';
import { ingestCourtFeed } from '#jobs/ingest-court-feed.ts';

/** Stores the countries and the competitions of tennis and basketball. */
export async function storeCourtCatalogues(database: Database, now: Date): Promise<void> {
  const catalogue = loadCatalogue();
  const countries = catalogue.countries.map((country) => ({ ...country, tournaments: [], clubs: [] }));
  await storeCatalogue(database, { ...catalogue, countries }, now);
  await storeCourtCatalogue(database, loadCourtCatalogue(), now);
}

/** Stores matches of tennis or basketball by the door that every feed uses, as one batch. */
export async function ingestCourtMatches(database: Database, now: Date, matches: readonly CourtMatch[]): Promise<void> {
  async function* batches(): AsyncGenerator<CourtBatch> {
    yield { source: 'hand.csv', rows: matches.length, matches, problems: [], progress: { done: 1, total: 1 } };
  }
  await ingestCourtFeed(database, { name: 'nba-odds', isSimulated: false }, batches(), { now });
}

/** Returns a game of the NBA's season 2021-22 in the hall of the club that is named first, by the slugs of the catalogue. */
export function nbaGame(
  home: string,
  away: string,
  startedAt: string,
  more: Partial<CourtMatchOf<'basketball'>> = {},
): CourtMatchOf<'basketball'> {
  const clubs = loadCourtCatalogue().basketball.competitions.flatMap((competition) => competition.clubs);
  const side = (slug: string) => {
    const club = clubs.find((known) => known.slug === slug);
    if (club === undefined) throw new Error(`no club ${slug}`);
    return { slug, name: club.name, rowName: club.row ?? club.name, shortName: club.short };
  };
  return {
    sport: 'basketball',
    tournamentId: 'basketball.nba',
    season: '2021-22',
    sides: [side(home), side(away)],
    kickoff: { known: true, utc: new Date(startedAt) },
    status: 'scheduled',
    facts: { stage: 'regular', venue: 'home' },
    quotes: [],
    ...more,
  };
}
