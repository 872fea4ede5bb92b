import type { AddressOf } from '#app/addresses/address.ts';
import { notFound } from '#app/addresses/answers.ts';
import { listNewsLinks, readNewsTexts } from '#app/news/news-texts.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { daysOfNews } from '#domain/news/days-of-news.ts';
import type { NewsSpan } from '#domain/news/due-news.ts';
import { tournamentAddress } from '#sports/football/app/pages/tournament/tournament.address.ts';
import { newsAddress } from './news.address.ts';
import type { NewsView } from './news-view.ts';

const moreShown = 6;

/** Returns a news article, and links to others of its competition; throws 404 for an unknown one. */
export async function loadNews(site: Site, { slug }: AddressOf<typeof newsAddress>): Promise<NewsView> {
  site.page.dependOn('news', 'catalogue');
  const [piece] = await readNewsTexts(site, { slug, limit: 1 });
  if (piece === undefined) throw notFound();
  const { facts, told, tournament, tournamentId, publishedAt, names } = piece;
  const path = newsAddress.href({ slug });
  const more = await listNewsLinks(site, { tournamentId: tournamentId ?? undefined, limit: moreShown + 1 });
  const address = site.absolute(site.words.locale, path);
  const days = daysOfNews(facts);
  return {
    kind: facts.kind,
    path,
    headline: told.headline,
    paragraphs: told.paragraphs,
    publishedAt,
    days,
    competition:
      tournament === null
        ? undefined
        : { name: tournament.name, path: tournamentAddress.href({ category: tournament.categorySlug, tournament: tournament.slug }) },
    facts,
    names,
    more: more.filter((link) => link.path !== path).slice(0, moreShown),
    address,
    structured: toNewsArticle(site, { headline: told.headline, text: told.paragraphs.join(' '), publishedAt, days, address }),
  };
}

interface Article {
  readonly headline: string;
  readonly text: string;
  readonly publishedAt: Date;
  readonly days: NewsSpan | undefined;
  readonly address: string;
}

/** Returns a news article as schema.org's NewsArticle. */
function toNewsArticle({ words, name }: Site, { headline, text, publishedAt, days, address }: Article): Record<string, unknown> {
  const publisher = { '@type': 'Organization', name };
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline,
    articleBody: text,
    inLanguage: words.locale.tag,
    datePublished: publishedAt.toISOString(),
    dateModified: publishedAt.toISOString(),
    ...(days && { temporalCoverage: `${days.from}/${days.to}` }),
    mainEntityOfPage: address,
    articleSection: words.t('news.title'),
    author: publisher,
    publisher,
  };
}
