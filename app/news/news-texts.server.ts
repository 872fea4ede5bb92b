import type { NewsLink, NewsSketch } from '#app/components/articles/news-link.ts';
import type { NewsProse } from '#app/i18n/preview/create-prose.server.ts';
import { proseOf } from '#app/i18n/preview/prose-of.server.ts';
import { newsAddress } from '#app/pages/news/news.address.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { type ListedNews, listNews, type NewsFilter } from '#data/queries/news/list-news.ts';
import { listNamesBySlug } from '#data/queries/team/list-names-by-slug.ts';
import { clubsOfNews } from '#domain/news/clubs-of-news.ts';
import type { NewsFacts } from '#domain/news/news-facts.ts';

/** A news article in the page's language. */
export interface PrintedNews extends ListedNews {
  readonly told: NewsProse;
  /** The names of its clubs for readers of the language, by their addresses. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Returns news articles in the page's language, the newest first. The caller notes the topics on which the page depends: `news`, or the
 * competition, whose topic a new article has, too.
 */
export async function readNewsTexts(site: Site, filter: NewsFilter): Promise<PrintedNews[]> {
  const { db, words } = site;
  const pieces = await listNews(db, filter);
  const slugs = pieces.flatMap(({ facts }) => clubsOfNews(facts).map(({ slug }) => slug));
  const names = await listNamesBySlug(db, [...new Set(slugs)], words.locale.tag);
  const prose = proseOf(words.locale, words.format);
  return pieces.map((piece) => ({ ...piece, names, told: prose.tellNews(piece.slug, piece.facts, names) }));
}

/** Returns links to the news of a competition, of a club, or all, the newest first. */
export async function listNewsLinks(site: Site, filter: NewsFilter): Promise<NewsLink[]> {
  const pieces = await readNewsTexts(site, filter);
  return pieces.map(({ slug, told, facts, tournament, publishedAt }) => ({
    path: newsAddress.href({ slug }),
    headline: told.headline,
    competition: tournament?.name,
    publishedAt,
    sketch: sketchOf(facts),
  }));
}

/** Max bars of a drawing. */
const maxBars = 6;

function sketchOf(facts: NewsFacts): NewsSketch {
  switch (facts.kind) {
    case 'round-review':
      return { of: 'moves', clubs: facts.table.map(({ before, after }) => ({ before, after })) };
    case 'weekend-ahead':
      return { of: 'bars', shares: facts.matches.slice(0, maxBars).map(({ match }) => match.forecast?.home ?? 0) };
    case 'season-race': {
      const chances = facts.clubs.map(({ title, promotion }) => promotion ?? title).sort((one, other) => other - one);
      return { of: 'bars', shares: chances.slice(0, maxBars) };
    }
    case 'month-of-tips':
      return { of: 'curve', values: [0, ...facts.course] };
  }
}
