import type { Site } from '#app/site/site-context.server.ts';
import type { Article } from '#data/articles/article.ts';
import { listComingMatchesBetween, listPastMatchesBetween } from '#data/queries/search/list-matches-between.ts';
import { type Found, type FoundTeam, searchCatalogue } from '#data/queries/search/search-catalogue.ts';
import { listComingTeamMatches, listPastTeamMatches, type TeamMatch } from '#data/queries/team/list-team-matches.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { findArticles } from './find-articles.ts';
import { findPair } from './find-pair.server.ts';
import { leaveOutOpinions } from './leave-out-opinions.ts';

/** Everything found for a typed text. */
export interface Finding {
  /** The text that was searched. */
  readonly text: string;
  /** True when two clubs were typed: their matches are what the visitor looks for. */
  readonly isPair: boolean;
  /** True when articles have the very words, and clubs and competitions are only similar: the visitor looks for articles. */
  readonly isWritten: boolean;
  readonly found: readonly Found[];
  readonly coming: readonly TeamMatch[];
  readonly past: readonly TeamMatch[];
  readonly pieces: readonly Article[];
}

/** Max number of results of each kind. */
interface Most {
  readonly found: number;
  readonly coming: number;
  readonly past: number;
}

/** Max number of clubs of one name whose matches are listed. */
const maxClubsWithMatches = 3;

/**
 * Returns clubs, competitions, matches of clubs or between two, and articles of the site, for a typed text. When nothing has such a name,
 * searches again without the words for predictions, tips and odds.
 */
export async function find(site: Site, text: string, most: Most): Promise<Finding> {
  const finding = await findText(site, text, most);
  const names = leaveOutOpinions(text);
  const isCalledSo = finding.isPair || finding.pieces.length > 0 || finding.found.some(({ fit }) => fit !== 'similar');
  return isCalledSo || names === text || names === '' ? finding : findText(site, names, most);
}

async function findText(site: Site, text: string, most: Most): Promise<Finding> {
  const { tag } = site.words.locale;
  const found = await searchCatalogue(site.db, text, most.found, tag);
  site.page.dependOn('catalogue');
  const pieces = findArticles(site.pieces, text, { language: tag, isForgiving: found.length === 0 });
  const isWritten = pieces.length > 0 && found.every(({ fit }) => fit === 'similar');
  const pair = found.some(({ fit }) => fit === 'named') ? undefined : await findPair(site.db, text, tag);
  const isNamed = pair !== undefined && [...pair.home, ...pair.away].every(({ fit }) => fit === 'named');
  if (pair !== undefined && (isNamed || found.length === 0)) {
    const requested = [tag, pair.home.map(({ id }) => id), pair.away.map(({ id }) => id), site.clock.now()] as const;
    const [coming, past] = await Promise.all([
      listComingMatchesBetween(site.db, ...requested, most.coming),
      listPastMatchesBetween(site.db, ...requested, most.past),
    ]);
    const foremost = [pair.home[0], pair.away[0]].filter((club) => club !== undefined);
    const others = found.filter(({ kind, id }) => !foremost.some((club) => kind === 'team' && club.id === id));
    return { text, isPair: true, isWritten: false, found: [...foremost, ...others], coming, past, pieces };
  }
  const clubs = isWritten ? [] : clubsMeant(found);
  return { text, isPair: false, isWritten, found, ...(await matchesOf(site, clubs, most)), pieces };
}

/** Returns the best matching football clubs with the typed name; if the name only begins so or is similar, the best one alone. */
function clubsMeant(found: readonly Found[]): FoundTeam[] {
  const clubs = found.filter((one): one is FoundTeam => one.kind === 'team' && one.sport === firstSport);
  const named = clubs.filter(({ fit }) => fit === 'named');
  return named.length > 0 ? named.slice(0, maxClubsWithMatches) : clubs.slice(0, 1);
}

async function matchesOf(
  { db, clock, words }: Site,
  clubs: readonly FoundTeam[],
  most: Most,
): Promise<{ readonly coming: TeamMatch[]; readonly past: TeamMatch[] }> {
  const now = clock.now();
  const ofClubs = await Promise.all(
    clubs.map(async ({ id }) => ({
      coming: most.coming === 0 ? [] : await listComingTeamMatches(db, words.locale.tag, id, now, most.coming),
      past: most.past === 0 ? [] : await listPastTeamMatches(db, words.locale.tag, id, now, most.past),
    })),
  );
  const coming = ofClubs.flatMap((club) => club.coming).sort((first, second) => Number(first.kickoffUtc) - Number(second.kickoffUtc));
  const past = ofClubs.flatMap((club) => club.past).sort((first, second) => Number(second.kickoffUtc) - Number(first.kickoffUtc));
  return { coming: eachOnce(coming).slice(0, most.coming), past: eachOnce(past).slice(0, most.past) };
}

/** Returns each match once: a match of two clubs with similar names is found by both. */
function eachOnce(matches: readonly TeamMatch[]): TeamMatch[] {
  return [...new Map(matches.map((match) => [match.id, match])).values()];
}
