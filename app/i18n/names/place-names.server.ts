import type { Language } from '#domain/language/languages.ts';
import { remembered } from '../remembered.ts';
import { brazilianPortugueseNouns } from './brazilian-portuguese-noun.ts';
import { czechNouns } from './czech-noun.ts';
import { englishNouns } from './english-noun.ts';
import { germanNouns } from './german-noun.ts';
import { greekNouns } from './greek-noun.ts';
import czechGrounds from './grounds/cs.json' with { type: 'json' };
import germanGrounds from './grounds/de.json' with { type: 'json' };
import greekGrounds from './grounds/el.json' with { type: 'json' };
import englishGrounds from './grounds/en.json' with { type: 'json' };
import spanishGrounds from './grounds/es.json' with { type: 'json' };
import italianGrounds from './grounds/it.json' with { type: 'json' };
import brazilianGrounds from './grounds/pt-BR.json' with { type: 'json' };
import { italianNouns } from './italian-noun.ts';
import type { NameEntry } from './name-entry.ts';
import { spanishNouns } from './spanish-noun.ts';
import czechTowns from './towns/cs.json' with { type: 'json' };
import germanTowns from './towns/de.json' with { type: 'json' };
import greekTowns from './towns/el.json' with { type: 'json' };
import englishTowns from './towns/en.json' with { type: 'json' };
import spanishTowns from './towns/es.json' with { type: 'json' };
import italianTowns from './towns/it.json' with { type: 'json' };
import brazilianTowns from './towns/pt-BR.json' with { type: 'json' };

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

/** The name from an editor's entry for use on its own, without an article; Italian signposts have one: `Il Cairo`, `L’Aia`. */
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

/** Returns a name of the catalogue with typographic apostrophes; the catalogue has straight ones. */
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

/** Returns a ground and its town on one line, `San Siro, Milano`; a name that both share is given once. Empty when neither is known. */
export function groundAndTown(
  language: Language,
  { ground, town }: { readonly ground: string | null; readonly town: string | null },
): string {
  const names = [ground && groundName(language, ground), town && townName(language, town)];
  return [...new Set(names)].filter((name) => name !== null && name !== '').join(', ');
}
