import { regionOfNationalTeam } from '#data/catalogue/national-teams.ts';
import type { ProseName } from '#domain/story/prose-name.ts';
import type { NameTables } from '#languages/prose/language-names.ts';
import type { NameEntry, NounRules } from '#languages/prose/name-entry.ts';

/**
 * Returns the noun of a name, which is the name with its forms in the language's grammar: from the editors' entry, otherwise by rule. A national team
 * goes by the name of its country.
 */
export function nounOf<Noun>(name: ProseName, rules: NounRules<Noun>, tables: NameTables): Noun {
  const isOfClub = name.of === 'club' && regionOfNationalTeam(name.slug) === undefined;
  return rules.read(entryOf(name, tables) ?? (isOfClub ? rules.entryOfUnknownClub(name.name) : rules.entryOfUnknownPlace(name.name)));
}

/**
 * Returns the noun of a name for generated texts. A name without an editor's entry has only a nominative in languages whose rules have
 * `withoutForms`; in the others its forms are made by rule, as by `nounOf`.
 */
export function nounToTell<Noun>(name: ProseName, rules: NounRules<Noun>, tables: NameTables): Noun {
  return rules.withoutForms === undefined || entryOf(name, tables) !== undefined
    ? nounOf(name, rules, tables)
    : rules.withoutForms(name.name);
}

function entryOf(name: ProseName, { clubs, competitions, countries, towns }: NameTables): NameEntry | undefined {
  switch (name.of) {
    case 'club': {
      const region = regionOfNationalTeam(name.slug);
      return region === undefined ? clubs[name.slug] : countries[region];
    }
    case 'competition': {
      const entry = competitions[name.name];
      return name.isOfSource && !isNameWithArticle(entry, name.name) ? undefined : entry;
    }
    case 'town':
      return towns[name.name];
    case 'country':
      return countries[name.name];
  }
}

/** Length of the longest article or mark that an entry has beside the name. */
const besideName = 'the '.length;

/**
 * Returns true for an entry that is only the name with its article, such as `die Premier League`; false for one that also names a country, such as `o
 * Campeonato Búlgaro`.
 */
function isNameWithArticle(entry: NameEntry | undefined, name: string): boolean {
  const text = typeof entry === 'string' ? entry.replace(/[()]/g, '') : '';
  return text.includes(name) && text.length <= name.length + besideName;
}
