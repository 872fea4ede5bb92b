import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import { foldName } from '#domain/team/fold-name.ts';

/**
 * Numbers the clubs of a season. Each name in its tables is a club. Another spelling is one of these if the catalogue gives both the same
 * club, or if it only abbreviates a name; otherwise it is a new club.
 */
export class ClubNumbers {
  readonly #slugs: ReadonlyMap<string, string>;
  readonly #numbers = new Map<string, number>();
  readonly #names: string[] = [];
  readonly #country: string;

  /**
   * @param country the country of the competition; `international` for clubs of all
   * @param names the clubs of the tables
   */
  constructor(catalogue: Catalogue, country: string, names: Iterable<string>) {
    this.#country = country;
    this.#slugs = slugsOf(catalogue, country);
    for (const name of names) this.#add(name);
  }

  numberOf(name: string): number {
    return this.#known(name) ?? this.#abbreviated(name) ?? this.#add(name);
  }

  /** Returns the number of a club whose name in the tables may have fewer or more words; undefined when no club or several fit. */
  find(name: string): number | undefined {
    const known = this.#known(name);
    if (known !== undefined) return known;
    const words = wordsOf(name);
    const meant = this.#names.filter((other) => {
      const theirs = wordsOf(other);
      return theirs.every((word) => words.includes(word)) || words.every((word) => theirs.includes(word));
    });
    return meant.length === 1 ? this.#known(meant[0] as string) : undefined;
  }

  /** Returns the number of a club by its slug in the catalogue. */
  findSlug(slug: string): number | undefined {
    return this.#numbers.get(`/${this.#country}/${slug}`);
  }

  nameOf(number: number): string {
    return this.#names[number - 1] ?? String(number);
  }

  get numbers(): number[] {
    return this.#names.map((_, index) => index + 1);
  }

  #known(name: string): number | undefined {
    const folded = foldName(name);
    return this.#numbers.get(folded) ?? this.#numbers.get(`/${this.#slugs.get(folded)}`);
  }

  /**
   * Returns the number of the one club whose name differs only by abbreviated words ("Din. Bucuresti" is "Dinamo Bucuresti"); undefined
   * when no club or several fit.
   */
  #abbreviated(name: string): number | undefined {
    const meant = this.#names.filter((other) => /\p{L}\./u.test(name + other) && haveEqualBeginnings(wordsOf(name), wordsOf(other)));
    return meant.length === 1 ? this.#known(meant[0] as string) : undefined;
  }

  #add(name: string): number {
    const folded = foldName(name);
    const known = this.#numbers.get(folded);
    if (known !== undefined) return known;
    this.#names.push(name);
    const number = this.#names.length;
    this.#numbers.set(folded, number);
    const slug = this.#slugs.get(folded);
    if (slug !== undefined && !this.#numbers.has(`/${slug}`)) this.#numbers.set(`/${slug}`, number);
    return number;
  }
}

function haveEqualBeginnings(words: readonly string[], others: readonly string[]): boolean {
  return words.length === others.length && words.every((word, index) => isBeginning(word, others[index] ?? ''));
}

function isBeginning(word: string, other: string): boolean {
  return word.startsWith(other) || other.startsWith(word);
}

function wordsOf(name: string): string[] {
  return foldName(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Returns the catalogue's clubs by each of their names. */
function slugsOf({ countries }: Catalogue, country: string): Map<string, string> {
  const slugs = new Map<string, string>();
  for (const { country: home, clubs } of countries) {
    for (const { slug, name, row = name, short, aliases, gender, playsIn } of clubs) {
      if (gender === 'women' || (country !== 'international' && home.slug !== country && playsIn !== country)) continue;
      for (const text of [name, row, short, ...aliases]) {
        const key = foldName(text);
        if (!slugs.has(key)) slugs.set(key, `${home.slug}/${slug}`);
      }
    }
  }
  return slugs;
}
