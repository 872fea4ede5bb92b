import { type Retention, statePeriods } from '#domain/retention/retention.ts';
import type { Article, ArticleText } from './article.ts';

/** Returns the articles with the periods of the settings in the privacy policy, which names them as `%voterDays%`. */
export function withPeriods(articles: readonly Article[], retention: Retention): readonly Article[] {
  return articles.map((article) => {
    if (article.section !== 'pages' || article.slug !== 'privacy-policy') return article;
    const texts = Object.entries(article.texts).map(([language, text]): [string, ArticleText] => [
      language,
      { ...text, html: statePeriods(text.html, retention) },
    ]);
    return { ...article, texts: Object.fromEntries(texts) as Article['texts'] };
  });
}
