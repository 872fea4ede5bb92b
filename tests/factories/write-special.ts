import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpecialWords } from '#data/articles/special.ts';
import { languages } from '#domain/language/languages.ts';
import { writeArticle } from './write-article.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const story = ['Before', 'Foretold', 'Played', ...numbers(8).map((number) => `${number}. Chapter`)];

/** The text of a whole special: a sentence under each of its headings. */
const specialBody = story.map((heading) => `## ${heading}\n\nOf ${heading} the [tips](/tips) know.`).join('\n\n');

/** Returns the words beside the text of a special in a language; its tag begins every sentence. */
export function specialWords(language: string): SpecialWords {
  return {
    keyFacts: numbers(10).map((number) => ({ title: `${language} fact ${number}`, text: `${language} text of fact ${number}` })),
    quiz: numbers(5).map((number) => ({
      question: `${language} question ${number}`,
      options: numbers(4).map((option) => `${language} option ${number}.${option}`),
      explanation: `${language} explanation ${number}`,
    })),
    players: {},
  };
}

/** The right option of each question, from 0. */
export const rightOptions = [2, 0, 3, 1, 2];

/** Writes a whole special into a folder of content, in every language. */
export function writeSpecial(content: string, slug: string): void {
  writeArticle(content, 'special', slug, { topic: 'special', body: specialBody });
  const folder = join(content, 'special', slug);
  writeFileSync(join(folder, 'quiz.json'), JSON.stringify({ correct: rightOptions }));
  for (const language of languages) writeFileSync(join(folder, `${language}.json`), JSON.stringify(specialWords(language)));
}
