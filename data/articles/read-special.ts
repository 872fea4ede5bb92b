import { join } from 'node:path';
import { type Language, languages } from '#domain/language/languages.ts';
import { type ArticleText, ContentError } from './article.ts';
import { readContentJson } from './read-content-file.ts';
import { historyParts, quizKeySchema, type Special, specialWordsSchema, storyParts } from './special.ts';

/** Returns the quiz and facts of a special, after checking that its text has all its parts. Throws a ContentError when a part is missing. */
export function readSpecial(folder: string, place: string, texts: Readonly<Record<Language, ArticleText>>): Special {
  const { correct } = readContentJson(folder, join(place, 'quiz.json'), quizKeySchema);
  const words = Object.fromEntries(
    languages.map((language) => {
      checkParts(texts[language].headings, join(place, `${language}.md`));
      return [language, readContentJson(folder, join(place, `${language}.json`), specialWordsSchema)];
    }),
  );
  return { correct, words: words as Special['words'] };
}

/**
 * Throws a ContentError unless a text has exactly the parts of a special: the page inserts other content between them, so it must be able to tell them
 * apart.
 */
function checkParts(headings: ArticleText['headings'], file: string): void {
  const wanted = storyParts.length + historyParts;
  if (headings.length !== wanted) throw new ContentError(`${file}: headings: ${headings.length} where ${wanted} are wanted`);
  for (let number = 1; number <= historyParts; number += 1) {
    const text = headings[storyParts.length + number - 1]?.text;
    if (text?.startsWith(`${number}. `) !== true) throw new ContentError(`${file}: headings: "${text}" does not begin with "${number}. "`);
  }
}
