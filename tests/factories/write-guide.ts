import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GuideWords } from '#data/articles/guide.ts';
import { languages } from '#domain/language/languages.ts';
import { writeArticle } from './write-article.ts';

/** Returns the words beside the text of a guide in a language; its tag begins every sentence. */
export function guideWords(language: string): GuideWords {
  return {
    steps: [1, 2, 3, 4, 5, 6].map((number) => ({ title: `${language} step ${number}`, text: `${language} text of step ${number}` })),
  };
}

/** Writes a whole sign-up guide into a folder of content, in every language. */
export function writeGuide(content: string, slug: string): void {
  writeArticle(content, 'special', slug, { topic: 'guide', body: 'What it is.\n\n## What it costs\n\nSee the [tips](/tips).' });
  for (const language of languages) {
    writeFileSync(join(content, 'special', slug, `${language}.json`), JSON.stringify(guideWords(language)));
  }
}
