import type { Article } from '#data/articles/article.ts';
import type { Language } from '#domain/language/languages.ts';
import { searchKey } from '#domain/team/search-key.ts';
import { spellingMistakes } from '#domain/team/spelling-mistakes.ts';

const minLetters = 3;
/** Below its title an article has many words, of which shorter beginnings mean nothing. */
const minLettersBelowTitle = 4;

/**
 * Returns the articles that have every typed word in their title or in standfirst, description or headings, matches in titles first. If there
 * are none and `isForgiving`, returns those whose title matches with spelling mistakes.
 */
export function findArticles(
  pieces: readonly Article[],
  text: string,
  { language, isForgiving }: { readonly language: Language; readonly isForgiving: boolean },
): Article[] {
  const key = searchKey(text);
  if (key.length < minLetters) return [];
  const words = key.split(' ');
  const keyed = pieces.map((piece) => {
    const { title, standfirst, description, headings } = piece.texts[language];
    const around = [title, standfirst, description, ...headings.map((heading) => heading.text)];
    return { piece, title: searchKey(title), around: searchKey(around.join(' ')) };
  });
  const inTitle = keyed.filter(({ title }) => words.every((word) => ` ${title}`.includes(` ${word}`)));
  const around = keyed.filter(
    (one) =>
      !inTitle.includes(one) &&
      words.every((word) => ` ${one.around} `.includes(word.length < minLettersBelowTitle ? ` ${word} ` : ` ${word}`)),
  );
  const literally = [...inTitle, ...around];
  const found = literally.length > 0 || !isForgiving ? literally : keyed.filter(({ title }) => spellingMistakes(key, title) !== undefined);
  return found.map(({ piece }) => piece);
}
