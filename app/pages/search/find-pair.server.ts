import type { Database } from '#data/database/database.ts';
import { type FoundTeam, searchCatalogue } from '#data/queries/search/search-catalogue.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { searchKey } from '#domain/team/search-key.ts';

/** The clubs that either name of "home away" may mean. */
export interface ClubPair {
  readonly home: readonly FoundTeam[];
  readonly away: readonly FoundTeam[];
}

const maxClubs = 3;
const maxWords = 8;
/** Words that readers of our languages write between two clubs; other signs are not part of a search key. */
const between = new Set(['v', 'vs', 'x']);

/** Returns the football clubs of a text that names two of them, with or without a word between; undefined for any other text. */
export async function findPair(database: Database, text: string, locale: string): Promise<ClubPair | undefined> {
  const splits = splitsOf(searchKey(text).split(' '));
  const pairs = await Promise.all(
    splits.map(async ([home, away]) => {
      const [ofHome, ofAway] = await Promise.all([clubsCalled(database, home, locale), clubsCalled(database, away, locale)]);
      return { home: ofHome, away: ofAway.filter(({ id }) => !ofHome.some((other) => other.id === id)) };
    }),
  );
  const found = pairs.filter(({ home, away }) => home.length > 0 && away.length > 0);
  return found.find((pair) => [...pair.home, ...pair.away].every(({ fit }) => fit === 'named')) ?? found[0];
}

/** Returns the ways to split the words into two names: at a word such as `vs` between them, otherwise at every space. */
function splitsOf(words: readonly string[]): [string, string][] {
  if (words.length > maxWords) return [];
  const parted = words.findIndex((word, index) => index > 0 && index < words.length - 1 && between.has(word));
  if (parted !== -1) return [[words.slice(0, parted).join(' '), words.slice(parted + 1).join(' ')]];
  return words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
}

/** Returns the best matching clubs: those that the name fits as well as it fits the first. */
async function clubsCalled(database: Database, name: string, locale: string): Promise<FoundTeam[]> {
  const found = (await searchCatalogue(database, name, maxClubs, locale)).filter(
    (one): one is FoundTeam => one.kind === 'team' && one.sport === firstSport,
  );
  return found.filter(({ fit }) => fit === found[0]?.fit);
}
