import { combineSeeds, hashText } from '#domain/chance/random.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { feminineFamilyName } from './feminine-family-name.ts';
import { namesOfAfrica } from './names/africa.ts';
import { namesOfAsiaAndOceania } from './names/asia-and-oceania.ts';
import { namesOfBritishIsles } from './names/british-isles.ts';
import { namesOfCentralEurope } from './names/central-europe.ts';
import { namesOfEasternEurope } from './names/eastern-europe.ts';
import { type NamesOfCountry, namesOf } from './names/names-of-country.ts';
import { namesOfNorthAmerica } from './names/north-america.ts';
import { namesOfNorthernEurope } from './names/northern-europe.ts';
import { namesOfSouthAmerica } from './names/south-america.ts';
import { namesOfSouthEasternEurope } from './names/south-eastern-europe.ts';
import { namesOfSouthernEurope } from './names/southern-europe.ts';
import { namesOfWesternEurope } from './names/western-europe.ts';
import { isNameOfRealPlayer } from './real-names.ts';

/** The names of each country, by the catalogue's slug or one like it. */
export const namesByCountry: Readonly<Record<string, NamesOfCountry>> = {
  ...namesOfAfrica,
  ...namesOfAsiaAndOceania,
  ...namesOfBritishIsles,
  ...namesOfCentralEurope,
  ...namesOfEasternEurope,
  ...namesOfNorthAmerica,
  ...namesOfNorthernEurope,
  ...namesOfSouthAmerica,
  ...namesOfSouthEasternEurope,
  ...namesOfSouthernEurope,
  ...namesOfWesternEurope,
};

export type Gender = 'men' | 'women';

/** The name of an invented person. The given name comes first in every country, as tours and most sources write it. */
export interface InventedName {
  readonly given: string;
  readonly family: string;
}

export interface Unnamed {
  /** The id from which the name follows: the same person always has the same name. */
  readonly id: string;
  readonly country: string;
  readonly gender: Gender;
}

/** Returns a name in full: `Jakub Dvořák`. */
export function fullName({ given, family }: InventedName): string {
  return `${given} ${family}`;
}

interface Lists {
  readonly given: HashedNames;
  readonly family: HashedNames;
}

interface HashedNames {
  readonly names: readonly string[];
  readonly hashes: Uint32Array;
}

const maxAttempts = 200;

/** Names people, no two of them alike in letters without accents. The same people in the same order have the same names. */
export class InventedNames {
  readonly #lists = new Map<string, Lists>();
  readonly #taken = new Set<string>();

  /**
   * Returns a name for a person, never that of a real player.
   *
   * @param isFree returns true for a name that may be given
   */
  nameOf({ id, country, gender }: Unnamed, isFree: (name: InventedName) => boolean = () => true): InventedName {
    const lists = this.#listsOf(country, gender);
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const seed = combineSeeds(hashText(id), attempt);
      const name = { given: drawn(lists.given, combineSeeds(seed, 'given')), family: drawn(lists.family, combineSeeds(seed, 'family')) };
      const folded = foldName(fullName(name));
      if (this.#taken.has(folded) || !isFree(name) || isNameOfRealPlayer(folded)) continue;
      this.#taken.add(folded);
      return name;
    }
    throw new RangeError(`the ${gender}'s names of ${country} are too few for ${id}`);
  }

  #listsOf(country: string, gender: Gender): Lists {
    const key = `${country} ${gender}`;
    let lists = this.#lists.get(key);
    if (lists === undefined) {
      lists = listsOf(country, gender);
      this.#lists.set(key, lists);
    }
    return lists;
  }
}

function listsOf(country: string, gender: Gender): Lists {
  const names = namesByCountry[country];
  const given = names?.[gender];
  if (names === undefined || given === undefined) throw new RangeError(`no ${gender}'s names of ${country} are known`);
  const { family, feminine } = names;
  const families = namesOf(family);
  return {
    given: hashed(namesOf(given)),
    family: hashed(gender === 'women' && feminine !== undefined ? families.map((name) => feminineFamilyName(name, feminine)) : families),
  };
}

function hashed(list: readonly string[]): HashedNames {
  const names = [...new Set(list)];
  return { names, hashes: Uint32Array.from(names, hashText) };
}

/**
 * Returns the name that comes first in the order of a seed (rendezvous hashing, Thaler and Ravishankar, 1998): when a list grows, only
 * those who get one of the new names change theirs.
 */
function drawn({ names, hashes }: HashedNames, seed: number): string {
  let [best, highest] = [0, -1];
  for (let index = 0; index < hashes.length; index += 1) {
    const height = combineSeeds(seed, hashes[index] as number);
    if (height <= highest) continue;
    best = index;
    highest = height;
  }
  return names[best] as string;
}
