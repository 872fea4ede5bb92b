import type { Language } from '#domain/language/languages.ts';
import czech from '#languages/cs/names/tennis-tournaments.json' with { type: 'json' };
import german from '#languages/de/names/tennis-tournaments.json' with { type: 'json' };
import greek from '#languages/el/names/tennis-tournaments.json' with { type: 'json' };
import english from '#languages/en/names/tennis-tournaments.json' with { type: 'json' };
import spanish from '#languages/es/names/tennis-tournaments.json' with { type: 'json' };
import italian from '#languages/it/names/tennis-tournaments.json' with { type: 'json' };
import brazilianPortuguese from '#languages/pt-BR/names/tennis-tournaments.json' with { type: 'json' };
import type { TournamentToTell } from '#sports/tennis/domain/tennis-story.ts';

/** By address: the name, and where one plays there, `at the US Open`, `ve Wimbledonu`. A tournament of women shares the entry of the men’s. */
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

/** Returns where one plays whose name readers say as the catalogue does: a town. */
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

/** Returns a tournament as readers of a language call it; the catalogue’s name where they call it so: `Γουίμπλεντον`. */
export function tennisTournamentName(language: Language, { slug, name }: TournamentToTell): string {
  return entryOf(language, slug)?.[0] ?? name;
}

/** Returns the tournament as the place of a match: `at the US Open`, `στο Γουίμπλεντον`. */
export function atTennisTournament(language: Language, { slug, name }: TournamentToTell): string {
  return entryOf(language, slug)?.[1] ?? placeOf[language](name);
}

/** Returns true for a tournament that an editor has written down; the place of others is made by rule. */
export function isTennisTournamentWrittenDown(language: Language, { slug }: Pick<TournamentToTell, 'slug'>): boolean {
  return entryOf(language, slug) !== undefined;
}
