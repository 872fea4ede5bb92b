import type { Words } from '#app/i18n/words/create-words.ts';
import type { Article } from '#data/articles/article.ts';

interface Published {
  readonly words: Words;
  readonly address: string;
  readonly siteName: string;
  /** The absolute address of its share picture. */
  readonly picture: string;
  /** The names of its section and topic, if any. */
  readonly within: readonly string[];
}

/** Returns an article as schema.org data: an `Article`, or a plain `WebPage`. */
export function toArticleData(
  { section, published, updated, texts }: Article,
  { words: { locale }, address, siteName, picture, within }: Published,
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
    image: picture,
    articleSection: within,
    wordCount: words,
    author: publisher,
    publisher,
  };
}
