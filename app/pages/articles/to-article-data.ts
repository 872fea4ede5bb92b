import type { Words } from '#app/i18n/words.tsx';
import type { Piece } from '#data/articles/piece.ts';
import { topicKey } from './topic-key.ts';

/** A piece in schema.org's words: an article, or a plain page. */
export function toArticleData(
  { section, topic, published, updated, texts }: Piece,
  { words: { locale, t }, address, siteName }: { words: Words; address: string; siteName: string },
): Record<string, unknown> {
  const { title, description, words } = texts[locale.tag];
  const publisher = { '@type': 'Organization', name: siteName };
  const common = { '@context': 'https://schema.org', description, inLanguage: locale.tag, datePublished: published, dateModified: updated };
  if (section === 'pages') return { ...common, '@type': 'WebPage', name: title, url: address, publisher };
  return {
    ...common,
    '@type': 'Article',
    headline: title,
    mainEntityOfPage: address,
    articleSection: [t(`articles.section-${section}`), t(topicKey(topic))],
    wordCount: words,
    author: publisher,
    publisher,
  };
}
