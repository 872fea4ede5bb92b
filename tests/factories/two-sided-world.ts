import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { loadTwoSidedCatalogue } from '#data/catalogue/sports/catalogues-of-sports.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { Database } from '#data/database/database.ts';
import type { MatchSide, TwoSidedBatch, TwoSidedMatch, TwoSidedMatchOf, TwoSidedQuote } from '#data/feeds/two-sided-feed.ts';
import type { Kickoff } from '#domain/match/kickoff.ts';
import type { AnyMarket, BetOf } from '#domain/sports/sport-types.ts';
import { parseLocalDay } from '#domain/time/local-day.ts';
import type { IngestedFeed, IngestReport } from '#jobs/ingest-batches.ts';
import { ingestTwoSidedFeed } from '#jobs/ingest-two-sided-feed.ts';
import { smallCatalogue } from './small-catalogue.ts';
import { storeTwoSidedMatches } from './store-two-sided-matches.ts';

/** Stores the competitions and clubs of tennis and basketball, beside the football of the small catalogue. */
export async function storeTwoSidedWorld(database: Database, now: Date): Promise<void> {
  const small = smallCatalogue();
  const known = new Set(small.countries.map(({ country }) => country.slug));
  const others = loadCatalogue().countries.filter(({ country }) => !known.has(country.slug));
  const countries = [...small.countries, ...others.map((other) => ({ ...other, tournaments: [], clubs: [] }))];
  await storeCatalogue(database, { ...small, countries }, now);
  await storeTwoSidedMatches(database, loadTwoSidedCatalogue(), now);
}

/** Returns a player by given name and surname, from which the slug is made. */
export function aPlayer(given: string, surname: string, more: Partial<MatchSide> = {}): MatchSide {
  return {
    slug: `${given}-${surname}`.toLowerCase(),
    name: `${given} ${surname}`,
    rowName: `${given.charAt(0)}. ${surname}`,
    shortName: surname,
    ...more,
  };
}

/** Returns a basketball club by its full and its short name. */
export function aClub(name: string, shortName: string): MatchSide {
  return { slug: name.toLowerCase().replaceAll(' ', '-'), name, rowName: name, shortName };
}

/** Returns a first round match of Wimbledon, Ada Moss against Eva Thorn, on 3 July 2023 at 11:00 UTC. */
export function aTennisMatch(more: Partial<TwoSidedMatchOf<'tennis'>> = {}): TwoSidedMatchOf<'tennis'> {
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

/** Returns a game of the NBA, the Nuggets at home to the Bucks, in the evening of 1 January 2023 in Denver: 02:00 UTC of the day after. */
export function aBasketballGame(more: Partial<TwoSidedMatchOf<'basketball'>> = {}): TwoSidedMatchOf<'basketball'> {
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

type SportOf<Market extends AnyMarket> = Market extends BetOf<'tennis'>['market'] ? 'tennis' : 'basketball';

/** Returns a quote of one bookmaker. */
export function aTwoSidedQuote<Market extends AnyMarket>(
  market: Market,
  bookmaker: string,
  prices: TwoSidedQuote['prices'],
  more: Partial<TwoSidedQuote> = {},
): TwoSidedQuote<SportOf<Market>> {
  const quote = { bookmaker, market, line: 0, phase: 'moving', quotedAt: new Date('2023-01-01T12:00:00Z'), prices, ...more };
  return quote as TwoSidedQuote<SportOf<Market>>;
}

/** Returns the kick-off of a match whose hour is not known. */
export function onDay(day: string): Kickoff {
  const read = parseLocalDay(day);
  if (read === undefined) throw new RangeError(`"${day}" is no day`);
  return { known: false, day: read };
}

/** Stores matches of tennis and basketball as every feed does, as one batch of a feed or of the answer to a call of a source. */
export async function ingestTwoSided(
  database: Database,
  now: Date,
  matches: readonly TwoSidedMatch[],
  provider: string | IngestedFeed = 'tennis-data',
): Promise<IngestReport> {
  async function* batches(): AsyncGenerator<TwoSidedBatch> {
    yield { source: 'hand.csv', rows: matches.length, matches, problems: [], progress: { done: 1, total: 1 } };
  }
  return ingestTwoSidedFeed(database, typeof provider === 'string' ? { name: provider } : provider, batches(), { now });
}
