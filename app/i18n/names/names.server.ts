import { regionOfNationalTeam } from '#data/catalogue/national-teams.ts';
import type { ProseName } from '#domain/story/prose-name.ts';
import type { NameEntry, NounRules } from './name-entry.ts';

/** The names that the editors of a language have written down; clubs by their slug, countries by the code of their region, the others by the catalogue's name. */
export interface NameTables {
  readonly clubs: Readonly<Record<string, NameEntry>>;
  readonly competitions: Readonly<Record<string, NameEntry>>;
  readonly countries: Readonly<Record<string, NameEntry>>;
  readonly towns: Readonly<Record<string, NameEntry>>;
}

/** Returns the noun of a name: by the editors' entry, and where there is none by rule. A national team is called by its country. */
export function nounOf<Noun>(name: ProseName, rules: NounRules<Noun>, tables: NameTables): Noun {
  if (name.of === 'club') {
    const region = regionOfNationalTeam(name.slug);
    if (region !== undefined) return rules.read(tables.countries[region] ?? rules.entryOfUnknownPlace(name.name));
    return rules.read(tables.clubs[name.slug] ?? rules.entryOfUnknownClub(name.name));
  }
  const { competitions: competition, towns: town, countries: country } = tables;
  return rules.read({ competition, town, country }[name.of][name.name] ?? rules.entryOfUnknownPlace(name.name));
}
