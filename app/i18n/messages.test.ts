import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language/languages.ts';
import { languagePacks } from '#languages/languages.ts';

type Tree = { readonly [key: string]: string | Tree };

const folder = fileURLToPath(new URL('../../languages/', import.meta.url));
const flat = (tree: Tree, at = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [[at + key, value]] : flat(value, `${at}${key}.`)));
const messagesOf = (tag: string) => new Map(flat(JSON.parse(readFileSync(join(folder, tag, 'messages.json'), 'utf8')) as Tree));
const english = messagesOf('en');

/** Returns the names of a compiled message's arguments, and the kind of each: 1 select, 2 plural. */
function argumentsOf(message: unknown): string[] {
  if (typeof message !== 'object' || message === null) return [];
  if (!Array.isArray(message)) return Object.values(message).flatMap(argumentsOf);
  const [name, kind, ...rest] = message as unknown[];
  const isArgument = typeof name === 'string' && (message.length === 1 || (typeof kind === 'number' && kind > 0));
  const inside = (isArgument ? rest : message).flatMap(argumentsOf);
  return isArgument ? [`${name}`, ...inside] : inside;
}
const placeholders = (text: string) => [...new Set(argumentsOf(compile(text)).filter((name) => !/^\d/.test(name)))].sort();

it('has a file for each language and none besides', () => {
  const files = globSync('*/messages.json', { cwd: folder }).map(dirname);
  expect(files.sort()).toEqual([...languages].sort());
});

it('tells placeholders from words', () => {
  expect(placeholders('{count, plural, one {# match} other {# matches}} of {name}')).toEqual(['count', 'name']);
  expect(placeholders('No data available')).toEqual([]);
});

describe.each(languages.filter((tag) => tag !== 'en'))('%s', async (tag) => {
  const messages = messagesOf(tag);
  const { sameAsEnglish } = (await languagePacks[tag].checks()).checks;

  it('has the keys of English', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('has the placeholders of English in every message', () => {
    const differing = [...english].filter(([key, text]) => placeholders(messages.get(key) ?? '').join() !== placeholders(text).join());
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('is nowhere left in English, except where that is meant', () => {
    const twins = [...english].filter(([key, text]) => /\p{L}/u.test(text) && messages.get(key) === text).map(([key]) => key);
    expect(twins.filter((key) => !sameAsEnglish.includes(key))).toEqual([]);
  });

  it('lists no twin that is none', () => {
    expect(sameAsEnglish.filter((key) => messages.get(key) !== english.get(key))).toEqual([]);
  });
});
