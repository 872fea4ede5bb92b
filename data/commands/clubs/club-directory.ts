import type { Queryable } from '#data/database/database.ts';
import { foldName } from '#domain/team/fold-name.ts';

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

  static async load(client: Queryable): Promise<ClubDirectory> {
    const directory = new ClubDirectory();
    const { rows } = await client.query<{ country: string; gender: string; key: string; id: number; slug: string }>(
      `select c.slug as country, a.gender_type as gender, a.alias_key as key, t.id, t.slug
       from team_aliases a join countries c on c.id = a.country_id join teams t on t.id = a.team_id`,
    );
    for (const row of rows) directory.#remember(row.country, row.gender, row.key, { id: row.id, slug: row.slug });
    return directory;
  }

  find(country: string, gender: string, name: string): DirectoryClub | undefined {
    return this.#clubs.get(`${country}|${gender}|${foldName(name)}`);
  }

  #remember(country: string, gender: string, key: string, club: DirectoryClub): void {
    this.#clubs.set(`${country}|${gender}|${key}`, club);
  }
}
