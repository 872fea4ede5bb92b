import type { Queryable } from '#data/database/database.ts';
import { foldName } from '#domain/team/fold-name.ts';

export interface DirectoryClub {
  readonly id: number;
  readonly slug: string;
}

/** A name of a club in a country, of men or women. */
export interface ClubName {
  readonly country: string;
  readonly gender: string;
  readonly name: string;
}

/**
 * Directory of all spellings of all clubs, in memory for one run. A spelling belongs to a country and to men's or women's clubs, so that Nacional of
 * Portugal is not confused with Nacional of Uruguay.
 */
export class ClubDirectory {
  readonly #clubs = new Map<string, DirectoryClub>();
  /** Clubs by gender and spelling; null when several clubs share it. */
  readonly #anywhere = new Map<string, DirectoryClub | null>();

  /** Folded keys (see `foldName`) of the names looked up so far: a season names each club some forty times. */
  readonly #keys = new Map<string, string>();
  readonly #countries: ReadonlySet<string>;

  constructor(countries: Iterable<string>) {
    this.#countries = new Set(countries);
  }

  static async load(client: Queryable): Promise<ClubDirectory> {
    const countries = await client.query<{ slug: string }>('select slug from countries');
    const directory = new ClubDirectory(countries.rows.map(({ slug }) => slug));
    const { rows } = await client.query<{ country: string; gender: string; key: string; id: number; slug: string }>(
      `select c.slug as country, a.gender_type as gender, a.alias_key as key, t.id, t.slug
       from team_aliases a join countries c on c.id = a.country_id join teams t on t.id = a.team_id`,
    );
    for (const { country, gender, key, ...club } of rows) directory.#remember(country, gender, key, club);
    return directory;
  }

  /** Returns true for a country of the catalogue. */
  hasCountry(country: string): boolean {
    return this.#countries.has(country);
  }

  find(country: string, gender: string, name: string): DirectoryClub | undefined {
    return this.#clubs.get(`${country}|${gender}|${directoryKey(gender, this.#keyOf(name))}`);
  }

  /** Returns the club with this name in any country; undefined when none or several have it. */
  findAnywhere(gender: string, name: string): DirectoryClub | undefined {
    return this.#anywhere.get(`${gender}|${directoryKey(gender, this.#keyOf(name))}`) ?? undefined;
  }

  add({ country, gender, name }: ClubName, club: DirectoryClub): void {
    this.#remember(country, gender, foldName(name), club);
  }

  #keyOf(name: string): string {
    const known = this.#keys.get(name);
    if (known !== undefined) return known;
    const key = foldName(name);
    this.#keys.set(name, key);
    return key;
  }

  #remember(country: string, gender: string, folded: string, { id, slug }: DirectoryClub): void {
    const club = { id, slug };
    const key = directoryKey(gender, folded);
    this.#clubs.set(`${country}|${gender}|${key}`, club);
    const known = this.#anywhere.get(`${gender}|${key}`);
    this.#anywhere.set(`${gender}|${key}`, known === undefined || known?.id === id ? club : null);
  }
}

/**
 * Returns a folded name in which two parts are made alike that sources write differently. The word for women is left out ("Arsenal W", "Arsenal Women"),
 * since clubs are separated by gender anyway. The mark of a second team is always `b` ("Sparta Praha II", "Sparta Praha B").
 */
function directoryKey(gender: string, folded: string): string {
  const key = folded.replace(/ (?:ii|2)$/, ' b');
  return gender === 'women'
    ? key.replace(/ (?:w|women|wfc|frauen|femenino|femenina|femminile|feminine|feminino|ladies|dames|lfc)$/, '')
    : key;
}
