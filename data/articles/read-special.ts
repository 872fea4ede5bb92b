import { join } from 'node:path';
import { type Language, languages } from '#domain/language/languages.ts';
import { ContentError, type PieceText } from './piece.ts';
import { readContentJson } from './read-content-file.ts';
import { historyParts, quizKeySchema, type Special, specialWordsSchema, storyParts } from './special.ts';

/** Reads what a special holds beyond its text, and checks that the text has its parts. Throws a ContentError for what is not whole. */
export function readSpecial(folder: string, place: string, texts: Readonly<Record<Language, PieceText>>): Special {
  const { correct } = readContentJson(folder, join(place, 'quiz.json'), quizKeySchema);
  const words = Object.fromEntries(
    languages.map((language) => {
      checkParts(texts[language].headings, join(place, `${language}.md`));
      return [language, readContentJson(folder, join(place, `${language}.json`), specialWordsSchema)];
    }),
  );
  return { correct, words: words as Special['words'] };
}

/** The page puts other things between the parts, so that it has to know which is which. */
function checkParts(headings: PieceText['headings'], file: string): void {
  const wanted = storyParts.length + historyParts;
  if (headings.length !== wanted) throw new ContentError(`${file}: headings: ${headings.length} where ${wanted} are wanted`);
  for (let number = 1; number <= historyParts; number += 1) {
    const text = headings[storyParts.length + number - 1]?.text;
    if (text?.startsWith(`${number}. `) !== true) throw new ContentError(`${file}: headings: "${text}" does not begin with "${number}. "`);
  }
}
