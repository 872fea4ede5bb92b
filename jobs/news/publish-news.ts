import { type NewsToStore, storeNews } from '#data/commands/news/store-news.ts';
import type { Database } from '#data/database/database.ts';
import { listNews } from '#data/queries/news/list-news.ts';
import { chooseEdition } from '#domain/news/choose-news-stories.ts';
import { monthToReview, weekendToTell, weeksToReview } from '#domain/news/due-news.ts';
import type { NewsEdition } from '#domain/news/news-facts.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { listKnownNews } from '#sports/football/data/queries/news/list-known-news.ts';
import { listReportedSeasons, type ReportedSeason } from '#sports/football/data/queries/news/list-reported-seasons.ts';
import { monthOfTips } from './month-of-tips.ts';
import { seasonRace } from './season-race.ts';
import { weekReview } from './week-review.ts';
import { weekendAhead } from './weekend-ahead.ts';

/** Max priority in the catalogue of the leagues that news is written about. */
const reportedPriority = 30;
/** Number of earlier articles by which headlines and texts are chosen. */
const earlierRead = 100;

/**
 * An article that may be due: its address, and the function that writes it, which returns undefined when the article is not due yet or
 * never will be. An article without news is left out as well.
 */
interface Candidate {
  readonly slug: string;
  readonly tournamentId: number | null;
  make(): Promise<Pick<NewsToStore, 'facts' | 'clubs'> | undefined>;
}

/** Writes the news that is due and not written yet. Returns the number of articles written. */
export async function publishNews(database: Database, now: Date): Promise<number> {
  const seasons = await listReportedSeasons(database, reportedPriority);
  const candidates = [...seasons.flatMap((season) => candidatesOf(database, season, now)), monthCandidate(database, now)];
  const known = await listKnownNews(
    database,
    candidates.map(({ slug }) => slug),
  );
  // Lists show the articles of one moment in the order in which they were written, above those of the moment before.
  const written: NewsEdition[] = [];
  let earlier: NewsEdition[] | undefined;
  for (const { slug, tournamentId, make } of candidates.filter((candidate) => !known.has(candidate.slug))) {
    const made = await make();
    if (made === undefined) continue;
    earlier ??= (await listNews(database, { limit: earlierRead })).flatMap(({ facts }) => facts.edition ?? []);
    const neighbours = [written.at(-1), earlier[0]].flatMap((edition) => edition?.headline ?? []);
    const edition = chooseEdition(made.facts, [...written.toReversed(), ...earlier], neighbours);
    if (edition === undefined) continue;
    await storeNews(database, { slug, tournamentId, ...made, facts: { ...made.facts, edition } }, now);
    written.push(edition);
  }
  return written.length;
}

function candidatesOf(database: Database, season: ReportedSeason, now: Date): Candidate[] {
  const { tournamentId, zone } = season;
  const name = `${season.categorySlug}-${season.slug}`;
  const weekend = weekendToTell(now, zone);
  const month = localDayOf(now, zone).slice(0, 7);
  return [
    ...weeksToReview(now, zone).map((week) => ({
      slug: `${name}-review-${week.to}`,
      tournamentId,
      make: () => weekReview(database, season, week, now),
    })),
    ...(weekend === undefined
      ? []
      : [{ slug: `${name}-weekend-${weekend.from}`, tournamentId, make: () => weekendAhead(database, season, weekend, now) }]),
    { slug: `${name}-race-${month}`, tournamentId, make: () => seasonRace(database, season, now) },
  ];
}

function monthCandidate(database: Database, now: Date): Candidate {
  const { month, year, from, to } = monthToReview(now);
  return {
    slug: `tips-${year}-${String(month).padStart(2, '0')}`,
    tournamentId: null,
    make: () => monthOfTips(database, { month, year, from, to }, now),
  };
}
