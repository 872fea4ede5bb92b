import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { NameEntry } from '#languages/prose/name-entry.ts';
import { greekNouns } from '../prose/nouns/nouns.ts';

const entriesOf = (kind: string) =>
  Object.entries(JSON.parse(readFileSync(new URL(`./${kind}.json`, import.meta.url), 'utf8')) as Record<string, NameEntry>);

/** The names that Greek papers write in roman letters in the middle of a Greek sentence. */
const romanInGreek = /\b(?:FCSB|MLS)\b/g;

describe.each(['clubs', 'competitions', 'countries', 'towns'])('Greek %s', (kind) => {
  it('can all be bent', () => {
    for (const [, entry] of entriesOf(kind)) expect(greekNouns.read(entry).gen).toMatch(/^(?:του|της|των) /);
  });

  it('are in Greek letters', () => {
    const roman = entriesOf(kind).filter(([, entry]) => /\p{Script=Latin}/u.test([entry].flat().join().replace(romanInGreek, '')));
    expect(roman).toEqual([]);
  });
});

it('grounds are in Greek letters', () => {
  expect(entriesOf('grounds').filter(([, name]) => /\p{Script=Latin}/u.test(String(name)))).toEqual([]);
});

it.each(['greece', 'cyprus'])('every ground of %s has a Greek name', (country) => {
  const file = new URL(`../../../data/catalogue/countries/${country}.json`, import.meta.url);
  const { clubs } = JSON.parse(readFileSync(file, 'utf8')) as { clubs: readonly { ground?: string }[] };
  const named = new Set(entriesOf('grounds').map(([ground]) => ground));
  expect(clubs.flatMap(({ ground }) => (ground === undefined || named.has(ground) ? [] : [ground]))).toEqual([]);
});
