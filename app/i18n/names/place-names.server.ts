import type { Language } from '#domain/language/languages.ts';
import czechGrounds from '#languages/cs/names/grounds.json' with { type: 'json' };
import czechTowns from '#languages/cs/names/towns.json' with { type: 'json' };
import { czechNouns } from '#languages/cs/prose/nouns/nouns.ts';
import germanGrounds from '#languages/de/names/grounds.json' with { type: 'json' };
import germanTowns from '#languages/de/names/towns.json' with { type: 'json' };
import { germanNouns } from '#languages/de/prose/nouns/nouns.ts';
import greekGrounds from '#languages/el/names/grounds.json' with { type: 'json' };
import greekTowns from '#languages/el/names/towns.json' with { type: 'json' };
import { greekNouns } from '#languages/el/prose/nouns/nouns.ts';
import englishGrounds from '#languages/en/names/grounds.json' with { type: 'json' };
import englishTowns from '#languages/en/names/towns.json' with { type: 'json' };
import { englishNouns } from '#languages/en/prose/nouns/nouns.ts';
import spanishGrounds from '#languages/es/names/grounds.json' with { type: 'json' };
import spanishTowns from '#languages/es/names/towns.json' with { type: 'json' };
import { spanishNouns } from '#languages/es/prose/nouns/nouns.ts';
import italianGrounds from '#languages/it/names/grounds.json' with { type: 'json' };
import italianTowns from '#languages/it/names/towns.json' with { type: 'json' };
import { italianNouns } from '#languages/it/prose/nouns/nouns.ts';
import type { NameEntry } from '#languages/prose/name-entry.ts';
import brazilianGrounds from '#languages/pt-BR/names/grounds.json' with { type: 'json' };
import brazilianTowns from '#languages/pt-BR/names/towns.json' with { type: 'json' };
import { brazilianPortugueseNouns } from '#languages/pt-BR/prose/nouns/nouns.ts';
import { remembered } from '../remembered.ts';

const towns: Readonly<Record<Language, Readonly<Record<string, NameEntry>>>> = {
  en: englishTowns,
  cs: czechTowns,
  de: germanTowns,
  es: spanishTowns,
  el: greekTowns,
  it: italianTowns,
  'pt-BR': brazilianTowns,
};
const grounds: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: englishGrounds,
  cs: czechGrounds,
  de: germanGrounds,
  es: spanishGrounds,
  el: greekGrounds,
  it: italianGrounds,
  'pt-BR': brazilianGrounds,
};

/** The name of an editor's entry as it stands by itself, without an article; Italian signposts have one: `Il Cairo`, `L’Aia`. */
const standingAlone: Readonly<Record<Language, (entry: NameEntry) => string>> = {
  en: (entry) => englishNouns.read(entry).bare,
  cs: (entry) => czechNouns.read(entry).nom,
  de: (entry) => germanNouns.read(entry).bare,
  es: (entry) => spanishNouns.read(entry).bare,
  el: (entry) => greekNouns.read(entry).bare,
  it: (entry) =>
    italianNouns
      .read(entry)
      .toString()
      .replace(/^./, (letter) => letter.toUpperCase()),
  'pt-BR': (entry) => brazilianPortugueseNouns.read(entry).bare,
};

/** A name of the catalogue, which writes apostrophes as keyboards do. */
const typeset = (name: string) => name.replaceAll("'", '’');

const townsShown = new Map<string, string>();

/** Returns a town, given by its name in the catalogue, as readers of a language write it. */
export function townName(language: Language, town: string): string {
  const entry = towns[language][town];
  if (entry === undefined) return typeset(town);
  return remembered(townsShown, `${language} ${town}`, () => standingAlone[language](entry));
}

/** Returns a ground, given by its name in the catalogue, as readers of a language write it. */
export function groundName(language: Language, ground: string): string {
  return grounds[language][ground] ?? typeset(ground);
}

/** Returns a ground and its town in a line, `San Siro, Milano`; what both are called is said once. Empty where neither is known. */
export function groundAndTown(
  language: Language,
  { ground, town }: { readonly ground: string | null; readonly town: string | null },
): string {
  const names = [ground && groundName(language, ground), town && townName(language, town)];
  return [...new Set(names)].filter((name) => name !== null && name !== '').join(', ');
}
