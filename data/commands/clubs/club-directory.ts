import type { Queryable } from '#data/database/database.ts';
import { foldName, toSlug } from '#domain/team/fold-name.ts';
import { searchKeysOf } from '#domain/team/search-key.ts';

export interface DirectoryClub {
  readonly id: number;
  readonly slug: string;
}

/**
 * The directory of every spelling by which a club is known, held in memory for one run. A spelling counts within a country and for men's or
 * women's sides, so Nacional of Portugal and Nacional of Uruguay stay apart.
 */
export class ClubDirectory {
  readonly #clubs = new Map<string, DirectoryClub>();
  readonly #slugs = new Set<string>();

  static async load(client: Queryable): Promise<ClubDirectory> {
    const directory = new ClubDirectory();
    const { rows } = await client.query<{ country: string; gender: string; key: string; id: number; slug: string }>(
      `select c.slug as country, a.gender_type as gender, a.alias_key as key, t.id, t.slug
       from team_aliases a join countries c on c.id = a.country_id join teams t on t.id = a.team_id`,
    );
    for (const row of rows) directory.#remember(row.country, row.gender, row.key, { id: row.id, slug: row.slug });
    const former = await client.query<{ slug: string }>('select slug from former_team_slugs');
    for (const { slug } of former.rows) directory.#slugs.add(slug);
    return directory;
  }

  find(country: string, gender: string, name: string): DirectoryClub | undefined {
    return this.#clubs.get(`${country}|${gender}|${foldName(name)}`);
  }

  /** Creates a club of an unknown name, so that its matches are not lost until a person identifies it. */
  async add(client: Queryable, country: string, gender: string, name: string, now: Date): Promise<DirectoryClub> {
    const slug = this.#freeSlug(name, country, gender);
    const { rows } = await client.query<{ id: number }>(
      `insert into teams (sport_id, country_id, slug, gender_type, name, row_name, short_name, colours, created_at, updated_at)
       select 1, c.id, $2, $3, $4, $4, $4, '{}', $5, $5 from countries c where c.slug = $1 returning id`,
      [country, slug, gender, name, now],
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new Error(`no country "${country}" for the club "${name}"`);
    await client.query(
      `insert into team_aliases (country_id, gender_type, alias_key, alias, team_id)
       select c.id, $2, $3, $4, $5 from countries c where c.slug = $1`,
      [country, gender, foldName(name), name, id],
    );
    await client.query(`insert into search_terms (kind, subject_id, term) select 'team', $1, unnest($2::text[]) on conflict do nothing`, [
      id,
      searchKeysOf(name),
    ]);
    const club = { id, slug };
    this.#remember(country, gender, foldName(name), club);
    return club;
  }

  #remember(country: string, gender: string, key: string, club: DirectoryClub): void {
    this.#clubs.set(`${country}|${gender}|${key}`, club);
    this.#slugs.add(club.slug);
  }

  #freeSlug(name: string, country: string, gender: string): string {
    const base = gender === 'women' ? `${toSlug(name)}-women` : toSlug(name);
    const wishes = [base, `${base}-${country}`];
    for (let number = 2; ; number += 1) {
      const wish = wishes.shift() ?? `${base}-${country}-${number}`;
      if (!this.#slugs.has(wish)) return wish;
    }
  }
}
