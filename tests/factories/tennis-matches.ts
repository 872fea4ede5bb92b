import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { loadTwoSidedCatalogue } from '#data/catalogue/sports/catalogues-of-sports.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { Database } from '#data/database/database.ts';
import type { MatchSide, TwoSidedBatch, TwoSidedMatchOf } from '#data/feeds/two-sided-feed.ts';
import type { Pair } from '#domain/sports/pair.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { ingestTwoSidedFeed } from '#jobs/ingest-two-sided-feed.ts';
import { storeTwoSidedMatches } from './store-two-sided-matches.ts';

const side = (given: string, surname: string, country: string, nation: string): MatchSide => ({
  slug: `${given}-${surname}`.toLowerCase(),
  name: `${given} ${surname}`,
  rowName: `${given[0]}. ${surname}`,
  shortName: surname,
  country,
  nation,
});

/** Players by surname. */
export const tennisPlayers = {
  alcaraz: side('Carlos', 'Alcaraz', 'spain', 'ESP'),
  djokovic: side('Novak', 'Djokovic', 'serbia', 'SRB'),
  medvedev: side('Daniil', 'Medvedev', 'international', 'RUS'),
  sinner: side('Jannik', 'Sinner', 'italy', 'ITA'),
} as const;

type TennisMatch = TwoSidedMatchOf<'tennis'>;

/** Returns a match of Wimbledon 2023 between two players in the order of their slugs, with the other members changed as given. */
export function tennisMatch(sides: Pair<MatchSide>, day: string, more: Partial<TennisMatch> = {}): TennisMatch {
  return {
    sport: 'tennis',
    tournamentId: 'tennis.wimbledon',
    season: day.slice(0, 4),
    sides,
    kickoff: { known: false, day: day as LocalDay },
    status: 'scheduled',
    facts: { tour: 'atp', series: 'grand-slam', court: 'outdoor', surface: 'grass', bestOf: 5, ranks: [1, 2] },
    quotes: [],
    ...more,
  };
}

/** Stores the competitions of tennis and some matches, as every feed does. */
export async function storeTennis(db: Database, now: Date, matches: readonly TennisMatch[]): Promise<void> {
  const catalogue = loadCatalogue();
  const countries = catalogue.countries.map((country) => ({ ...country, tournaments: [], clubs: [] }));
  await storeCatalogue(db, { ...catalogue, countries }, now);
  await storeTwoSidedMatches(db, loadTwoSidedCatalogue(), now);
  async function* batches(): AsyncGenerator<TwoSidedBatch> {
    yield { source: 'hand.csv', rows: matches.length, matches, problems: [], progress: { done: 1, total: 1 } };
  }
  await ingestTwoSidedFeed(db, { name: 'tennis-data' }, batches(), { now });
}
