import { notFound } from '#app/addresses/answers.ts';
import { articlePath, isStandaloneArticle, type StandaloneArticle } from '#app/addresses/article-paths.ts';
import { illustratedArticles, linksToSection } from '#app/components/articles/illustrated-articles.ts';
import { toListedArticle } from '#app/components/articles/listed-article.ts';
import { toArticleData } from '#app/components/articles/to-article-data.ts';
import { topicKey } from '#app/components/matches/topic-key.ts';
import type { Visit } from '#app/document/page.ts';
import { localiseLinks } from '#app/i18n/localise-links.server.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import { articleCard } from '#app/share-cards/title-card.ts';
import { articlesFeed } from '#app/shell/articles-feed.server.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { ArticleBeside, ArticleView } from './article-view.ts';
import { toSectionView } from './section-view.ts';

/** Returns the article, or the page at the root, of the visit's path. */
export function loadArticle(site: Site, _values: unknown, { path }: Pick<Visit, 'path'>): ArticleView {
  const piece = site.pieces.filter(isStandaloneArticle).find((known) => articlePath(known) === path);
  if (piece === undefined) throw notFound();
  const { words } = site;
  const text = piece.texts[words.locale.tag];
  const shared = { subject: { of: 'piece', section: piece.section, slug: piece.slug }, card: articleCard(piece, site) } as const;
  const head = describePage(site, { title: text.title, description: text.description, path, shared });
  const address = site.absolute(words.locale, path);
  return {
    ...toListedArticle(piece, words),
    section: piece.section,
    topic: piece.topic,
    updated: piece.updated as LocalDay,
    html: localiseLinks(text, words),
    headings: text.headings,
    address,
    related: illustratedArticles(
      piece.related.map((slug) => `${piece.section}/${slug}` as const),
      site.pieces,
      words,
    ),
    beside: besideOf(piece, site),
    structured: toArticleData(piece, {
      words,
      address,
      siteName: site.name,
      picture: head.picture.address,
      within: sectionAndTopic(piece, words),
    }),
    head:
      piece.section === 'pages'
        ? head
        : { ...head, article: { publishedOn: piece.published, updatedOn: piece.updated }, feeds: [articlesFeed(site)] },
  };
}

function sectionAndTopic({ section, topic }: StandaloneArticle, { t }: Words): string[] {
  return section === 'pages' ? [] : [t(`articles.section-${section}`), t(topicKey(topic))];
}

function besideOf({ section }: StandaloneArticle, { pieces, words }: Site): ArticleBeside {
  if (section === 'pages') return { kind: 'pages', pages: linksToSection('pages', pieces, words) };
  const { topics } = toSectionView(section, pieces, words);
  return { kind: 'topics', section, topics: topics.map(({ topic, pieces: ofTopic }) => ({ topic, pieces: ofTopic.length })) };
}
