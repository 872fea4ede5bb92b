import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rightOptions, specialWords, writeSpecial } from '#tests/factories/write-special.ts';
import { readArticles } from './read-articles.ts';

let content: string;
const file = (name: string) => join(content, 'special', 'a-final', name);
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'));
  writeSpecial(content, 'a-final');
});
afterEach(() => rmSync(content, { recursive: true }));

const written = (name: string) => readFileSync(file(name), 'utf8');

/** Overwrites members of one language's texts. */
function change(language: string, changed: Record<string, unknown>): void {
  writeFileSync(file(`${language}.json`), JSON.stringify({ ...specialWords(language), ...changed }));
}

describe('reading a special', () => {
  it('gives its facts, its quiz and the right options with the text', () => {
    const [piece] = readArticles(content);
    expect(piece?.special?.correct).toEqual(rightOptions);
    expect(piece?.special?.words.el.keyFacts[9]).toEqual({ title: 'el fact 10', text: 'el text of fact 10' });
    expect(piece?.special?.words['pt-BR'].quiz[4]?.options).toHaveLength(4);
    expect(piece?.texts.cs.headings.map(({ text }) => text)).toEqual([
      ...['Before', 'Foretold', 'Played'],
      ...['1. Chapter', '2. Chapter', '3. Chapter', '4. Chapter', '5. Chapter', '6. Chapter', '7. Chapter', '8. Chapter'],
    ]);
  });

  const wrong: readonly (readonly [string, () => void, RegExp])[] = [
    ['a language’s words are missing', () => rmSync(file('it.json')), /special\/a-final\/it\.json cannot be read/],
    ['a language’s text is missing', () => rmSync(file('de.md')), /special\/a-final\/de\.md cannot be read/],
    ['the right options are missing', () => rmSync(file('quiz.json')), /special\/a-final\/quiz\.json cannot be read/],
    ['there are nine facts', () => change('cs', { keyFacts: specialWords('cs').keyFacts.slice(1) }), /a-final\/cs\.json: keyFacts: /],
    [
      'there are six questions',
      () => change('es', { quiz: [...specialWords('es').quiz, ...specialWords('es').quiz.slice(4)] }),
      /es\.json: quiz: /,
    ],
    [
      'an option is missing',
      () =>
        change('el', {
          quiz: specialWords('el').quiz.map((question, at) => (at === 3 ? { ...question, options: question.options.slice(1) } : question)),
        }),
      /a-final\/el\.json: quiz\.3\.options: /,
    ],
    [
      'two options are the same',
      () => change('el', { quiz: specialWords('el').quiz.map((question) => ({ ...question, options: ['a1', 'b1', 'a1', 'c1'] })) }),
      /a-final\/el\.json: quiz\.0\.options: two options are the same/,
    ],
    [
      'an explanation is missing',
      () => change('it', { quiz: specialWords('it').quiz.map(({ question, options }) => ({ question, options })) }),
      /a-final\/it\.json: quiz\.0\.explanation: /,
    ],
    ['a field is unknown', () => change('de', { author: 'nobody' }), /a-final\/de\.json: .*author/],
    ['a right option is none of the four', () => writeFileSync(file('quiz.json'), '{"correct":[0,1,2,3,4]}'), /quiz\.json: correct\.4: /],
    ['a right option is missing', () => writeFileSync(file('quiz.json'), '{"correct":[0,1,2,3]}'), /quiz\.json: correct: /],
    [
      'a chapter is missing',
      () => writeFileSync(file('el.md'), written('el.md').replace('## 8. Chapter', '')),
      /el\.md: headings: 10 where 11/,
    ],
    [
      'a chapter has another number',
      () => writeFileSync(file('el.md'), written('el.md').replace('## 4. Chapter', '## 5. Chapter')),
      /a-final\/el\.md: headings: "5\. Chapter" does not begin with "4\. "/,
    ],
  ];
  it.each(wrong)('fails when %s, and names file and field', (_, spoil, message) => {
    expect(readArticles(content)).toHaveLength(1);
    spoil();
    expect(() => readArticles(content)).toThrow(message);
  });
});
