import type { Language } from '#domain/language/languages.ts';
import type { TournamentToTell } from '#sports/tennis/domain/tennis-story.ts';
import czech from './tennis-tournaments/cs.json' with { type: 'json' };
import german from './tennis-tournaments/de.json' with { type: 'json' };
import greek from './tennis-tournaments/el.json' with { type: 'json' };
import english from './tennis-tournaments/en.json' with { type: 'json' };
import spanish from './tennis-tournaments/es.json' with { type: 'json' };
import italian from './tennis-tournaments/it.json' with { type: 'json' };
import brazilianPortuguese from './tennis-tournaments/pt-BR.json' with { type: 'json' };

/** By address: the name, and the name as a place, `at the US Open`, `ve Wimbledonu`. A women's tournament shares the entry of the men’s. */
type Entries = Readonly<Record<string, readonly string[]>>;

const tournaments: Readonly<Record<Language, Entries>> = {
  en: english,
  cs: czech,
  de: german,
  es: spanish,
  el: greek,
  it: italian,
  'pt-BR': brazilianPortuguese,
};

/** Returns the place of a tournament without an entry: a town, by the catalogue's name. */
const placeOf: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `in ${name}`,
  cs: (name) => `na turnaji ${name}`,
  de: (name) => `in ${name}`,
  es: (name) => `en ${name}`,
  el: (name) => `στο τουρνουά ${name}`,
  it: (name) => `a ${name}`,
  'pt-BR': (name) => `em ${name}`,
};

function entryOf(language: Language, slug: string): readonly string[] | undefined {
  return tournaments[language][slug] ?? tournaments[language][slug.replace(/-women$/, '')];
}

/** Returns the name of a tournament for readers of a language, `Γουίμπλεντον`; the catalogue’s name when there is no other. */
export function tennisTournamentName(language: Language, { slug, name }: TournamentToTell): string {
  return entryOf(language, slug)?.[0] ?? name;
}

/** Returns the tournament as the place of a match: `at the US Open`, `στο Γουίμπλεντον`. */
export function atTennisTournament(language: Language, { slug, name }: TournamentToTell): string {
  return entryOf(language, slug)?.[1] ?? placeOf[language](name);
}

/** Returns true for a tournament that an editor has entered; the place of others is made by rule. */
export function isTennisTournamentWrittenDown(language: Language, { slug }: Pick<TournamentToTell, 'slug'>): boolean {
  return entryOf(language, slug) !== undefined;
}
