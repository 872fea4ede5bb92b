import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/language/languages.ts';
import { languagePacks } from '#languages/languages.ts';
import { createTranslate } from './words/translate.ts';

type Tree = { readonly [key: string]: string | Tree };

const flat = (tree: Tree, at = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [[at + key, value]] : flat(value, `${at}${key}.`)));

const words = Object.fromEntries(
  await Promise.all(languages.map(async (tag) => [tag, (await languagePacks[tag].checks()).checks.countedWords])),
) as Readonly<Record<Language, string>>;

const counts = [0, 1, 2, 5, 21];

/** A whole number and the word after it; what follows a Czech preposition is in another case. */
const counted = /(?<![\d.,–]|\bze?\s)\b(\d+) (\p{L}+)/gu;

/** Returns the index of the form that follows a count: papers write zero as a plural, in Portuguese too. */
function formBeside(language: Language, count: number): number {
  if (count === 1) return 0;
  return language === 'cs' && (count === 0 || count > 4) ? 2 : 1;
}

/** Returns the counts that are followed by a wrong form of a known word: `1 goals`. */
function faultsIn(text: string, language: Language): string[] {
  const known = words[language].split('|').map((forms) =>
    forms
      .trim()
      .split(/\s+/)
      .map((form) => form.toLowerCase().split('/')),
  );
  return [...text.matchAll(counted)].flatMap(([said, count, word = '']) => {
    const found = known.filter((forms) => forms.flat().includes(word.toLowerCase()));
    const fits = found.some((forms) => forms.length === 1 || forms[formBeside(language, Number(count))]?.includes(word.toLowerCase()));
    return found.length === 0 || fits ? [] : [said];
  });
}

/** Returns the values of a message's placeholders: the count for those that are counted, and for its figure. */
const valuesOf = (text: string, count: number) =>
  Object.fromEntries(
    [...text.matchAll(/\{(\w+)(, plural)?[,}]/g)].map(([, name = '', plural]) => [name, plural || name === 'number' ? count : '…']),
  );

describe.each(languages)('what is counted in %s', (language) => {
  const file = new URL(`../../languages/${language}/messages.json`, import.meta.url);
  const messages = flat(JSON.parse(readFileSync(file, 'utf8')) as Tree).filter(
    // Of units there are always hundredths.
    ([key, text]) => text.includes(', plural,') && key !== 'tips.sumUnits',
  );
  const t = createTranslate(Object.fromEntries(messages.map(([key, text]) => [key, compile(text)])), language);
  const said = messages.flatMap(([key, text]) => counts.map((count) => t(key as Parameters<typeof t>[0], valuesOf(text, count))));

  it('stands in the form that its number asks for', () => {
    expect(said.flatMap((text) => faultsIn(text, language).map((fault) => `${fault}: ${text}`))).toEqual([]);
  });

  it('is known to the test by every word', () => {
    const known = new Set(words[language].toLowerCase().match(/[^\s|/]+/g));
    const unknown = said.flatMap((text) => [...text.matchAll(counted)].map(([, , word = '']) => word.toLowerCase()));
    expect([...new Set(unknown.filter((word) => !known.has(word)))]).toEqual([]);
  });
});

it.each([
  ['en', '1 goals'],
  ['en', '0 match'],
  ['cs', '2 zápasů dnes'],
  ['cs', '5 zápasy'],
  ['pt-BR', '0 gol'],
  ['pt-BR', '0 jogo'],
  ['es', '21 gol'],
] as const)('in %s “%s” is a fault', (language, text) => {
  expect(faultsIn(text, language)).toHaveLength(1);
});
