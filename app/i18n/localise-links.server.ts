import type { Words } from '#app/i18n/words/create-words.ts';
import type { ArticleText } from '#data/articles/article.ts';

const localised = new WeakMap<Words, WeakMap<ArticleText, string>>();

/** Returns an article's HTML with its internal links leading to the language of the page; made once for each article and `words`. */
export function localiseLinks(text: ArticleText, words: Words): string {
  const ofPlace = localised.get(words) ?? new WeakMap<ArticleText, string>();
  localised.set(words, ofPlace);
  const held = ofPlace.get(text);
  if (held !== undefined) return held;
  const html = text.html.replace(
    /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)"/g,
    (_, before: string, path: string) => `${before}${words.href(path)}"`,
  );
  ofPlace.set(text, html);
  return html;
}
