import { countryCatalogueSchema } from '#data/catalogue/catalogue-schema.ts';
import { loadCourtCatalogue } from '#data/catalogue/sports/court-catalogue.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { storeCourtCatalogue } from '#data/commands/court/store-court-catalogue.ts';
import type { Database } from '#data/database/database.ts';
import type { CourtBatch, CourtMatch, CourtMatchOf, CourtQuote, CourtSide } from '#data/feeds/court-feed.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import type { IngestReport } from '#jobs/ingest-batches.ts';
import { ingestCourtFeed } from '#jobs/ingest-court-feed.ts';
import { smallCatalogue } from './small-catalogue.ts';

const places = [
  ['international', 'INT', '001', 'Europe/Zurich'],
  ['italy', 'ITA', 'IT', 'Europe/Rome'],
  ['spain', 'ESP', 'ES', 'Europe/Madrid'],
  ['usa', 'USA', 'US', 'America/New_York'],
] as const;

/** Stores the competitions and clubs of tennis and basketball of a few countries, beside the football of the small catalogue. */
export async function storeCourtWorld(database: Database, now: Date): Promise<void> {
  const catalogue = smallCatalogue();
  const countries = places.map(([slug, code, region, zone]) =>
    countryCatalogueSchema.parse({ country: { slug, code, region, zone }, tournaments: [], clubs: [] }),
  );
  await storeCatalogue(database, { ...catalogue, countries: [...catalogue.countries, ...countries] }, now);
  await storeCourtCatalogue(database, loadCourtCatalogue(), now);
}

/** Returns a player by given name and surname, whose address is made of both. */
export function aPlayer(given: string, surname: string, more: Partial<CourtSide> = {}): CourtSide {
  return {
    slug: `${given}-${surname}`.toLowerCase(),
    name: `${given} ${surname}`,
    rowName: `${given.charAt(0)}. ${surname}`,
    shortName: surname,
    ...more,
  };
}

/** Returns a club of basketball by its whole name and its short one. */
export function aClub(name: string, shortName: string): CourtSide {
  return { slug: name.toLowerCase().replaceAll(' ', '-'), name, rowName: name, shortName };
}

/** A first round match of Wimbledon, Ada Moss against Eva Thorn, on 3 July 2023 at 11:00 UTC. */
export function aTennisMatch(more: Partial<CourtMatchOf<'tennis'>> = {}): CourtMatchOf<'tennis'> {
  return {
    sport: 'tennis',
    tournamentId: 'tennis.wimbledon',
    season: '2023',
    round: { stage: 'round-1' },
    sides: [aPlayer('Ada', 'Moss'), aPlayer('Eva', 'Thorn')],
    kickoff: { known: true, utc: new Date('2023-07-03T11:00:00Z') },
    status: 'scheduled',
    facts: { tour: 'atp', series: 'grand-slam', court: 'outdoor', surface: 'grass', bestOf: 5, ranks: [20, 90] },
    quotes: [],
    ...more,
  };
}

/** A game of the NBA, the Nuggets at home to the Bucks, in the evening of 1 January 2023 in Denver: 02:00 UTC of the day after. */
export function aBasketballGame(more: Partial<CourtMatchOf<'basketball'>> = {}): CourtMatchOf<'basketball'> {
  return {
    sport: 'basketball',
    tournamentId: 'basketball.nba',
    season: '2022-23',
    sides: [aClub('Denver Nuggets', 'Nuggets'), aClub('Milwaukee Bucks', 'Bucks')],
    kickoff: { known: true, utc: new Date('2023-01-02T02:00:00Z') },
    status: 'scheduled',
    facts: { stage: 'regular', venue: 'home' },
    quotes: [],
    ...more,
  };
}

/** A quote of one bookmaker. */
export function aCourtQuote<Name extends CourtSport>(
  market: CourtQuote<Name>['market'],
  bookmaker: string,
  prices: CourtQuote['prices'],
  more: Partial<CourtQuote<Name>> = {},
): CourtQuote<Name> {
  return { bookmaker, market, line: 0, phase: 'moving', quotedAt: new Date('2023-01-01T12:00:00Z'), prices, ...more };
}

/** Stores matches of tennis and basketball by the door that every feed uses, as one batch. */
export async function ingestCourt(
  database: Database,
  now: Date,
  matches: readonly CourtMatch[],
  provider = 'tennis-data',
): Promise<IngestReport> {
  async function* batches(): AsyncGenerator<CourtBatch> {
    yield { source: 'hand.csv', rows: matches.length, matches, problems: [], progress: { done: 1, total: 1 } };
  }
  return ingestCourtFeed(database, { name: provider }, batches(), { now });
}
