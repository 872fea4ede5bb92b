import { articlePath, sectionPaths } from '#app/addresses/article-paths.ts';
import { defineResource } from '#app/document/resource.ts';
import { type RssItem, rssXml } from '#app/http/rss-feed.ts';
import { readNewsTexts } from '#app/news/news-texts.server.ts';
import { newsAddress } from '#app/pages/news/news.address.ts';
import { articlesFeed } from '#app/shell/articles-feed.server.ts';
import { withWithheldNote } from '#app/shell/law/withheld-note.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { daysOfNews } from '#domain/news/days-of-news.ts';
import type { NewsFacts } from '#domain/news/news-facts.ts';
import { articlesFeedAddress } from './articles-feed.address.ts';

const newsInFeed = 30;

/** Feed of the news and of the articles of all sections in one language, the newest first; without the text pages at the root and the sign-up guide. */
export const articlesFeedResource = defineResource(articlesFeedAddress, answerArticlesFeed, { channel: 'feeds' });

async function answerArticlesFeed(site: Site): Promise<Response> {
  const { t, locale } = site.words;
  const { href, title } = articlesFeed(site);
  const pieces = site.pieces
    .filter(({ section, guide }) => section !== 'pages' && guide === undefined)
    .map((piece) => ({
      title: piece.texts[locale.tag].title,
      link: site.absolute(locale, articlePath(piece)),
      description: piece.texts[locale.tag].description,
      id: `${locale.tag}/${piece.section}/${piece.slug}`,
      publishedAt: new Date(`${piece.published}T00:00:00Z`),
    }));
  const items = [...(await newsItems(site)), ...pieces].sort((first, second) => +second.publishedAt - +first.publishedAt);
  const page = site.absolute(locale, sectionPaths.academy);
  return new Response(
    rssXml({ title, page, self: href, description: withWithheldNote(t('articles.feedDescription'), site), language: locale.tag, items }),
    {
      headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
    },
  );
}

/** Returns the newest news, each described by its first paragraph. */
async function newsItems(site: Site): Promise<RssItem[]> {
  const { locale } = site.words;
  site.page.dependOn('news', 'catalogue');
  const news = await readNewsTexts(site, { limit: newsInFeed });
  return news.map(({ slug, told, facts, publishedAt }) => ({
    title: told.headline,
    link: site.absolute(locale, newsAddress.href({ slug })),
    description: withDays(site, facts, told.paragraphs[0] ?? told.headline),
    id: `${locale.tag}/news/${slug}`,
    publishedAt,
  }));
}

/** Returns the first words of a news article after the days of its matches, since a feed gives only the date of the article. */
function withDays({ words: { t, format } }: Site, facts: NewsFacts, text: string): string {
  const days = daysOfNews(facts);
  return days === undefined ? text : `${t('news.matchesOf', { days: format.daySpan(days.from, days.to) })}. ${text}`;
}
