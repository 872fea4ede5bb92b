import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import { foldName } from '#domain/team/fold-name.ts';
import type { Competition } from './competitions.ts';

/**
 * Returns a function that returns the key of a club: its slug if the catalogue knows the spelling in that country, else the folded name.
 * Within a country a name means the same club in all divisions.
 */
export function createClubKeys(catalogue: Catalogue): (competition: Competition, name: string) => string {
  const slugs = new Map<string, string>();
  /* A spelling that two clubs share belongs to the one whose full name it is, if there is one. */
  for (const isNameOf of [true, false]) {
    for (const { country, clubs } of catalogue.countries) {
      for (const { slug, gender, name, short, row, aliases } of clubs) {
        for (const spelling of isNameOf ? [name] : [short, row ?? name, ...aliases]) {
          const key = `${country.slug}|${gender}|${foldName(spelling)}`;
          if (!slugs.has(key)) slugs.set(key, slug);
        }
      }
    }
  }
  return ({ country, gender }, name) => {
    const folded = foldName(name);
    return `${country}|${gender}|${slugs.get(`${country}|${gender}|${folded}`) ?? `unknown ${folded}`}`;
  };
}
