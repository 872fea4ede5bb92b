import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';

/** A player for the player's own page. */
export interface TennisPlayerFacts {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly shortName: string;
  /** The name that the monogram is drawn from, the same in every language. */
  readonly crestName: string;
  readonly genderType: 'men' | 'women';
  /** The three letters of a scoreboard; null for a player without a flag. */
  readonly nation: string | null;
  /** The country's code; `001` for a player without a country here. */
  readonly region: string;
}

/** Returns the player with the slug, named in the given locale; undefined when no player has it. */
export async function getTennisPlayer(database: Queryable, slug: string, locale: string): Promise<TennisPlayerFacts | undefined> {
  const { rows } = await database.query<TennisPlayerFacts>({
    name: 'get-tennis-player',
    text: `select p.id, p.slug, coalesce(n.name, p.name) as name, coalesce(n.short_name, p.short_name) as "shortName", p.name as "crestName",
             p.gender_type as "genderType", p.nation, c.region
           from teams p join countries c on c.id = p.country_id left join team_names n on n.team_id = p.id and n.locale = $2
           where p.slug = $1 and p.sport_id = ${sportIds.tennis}`,
    values: [slug, locale],
  });
  return rows[0];
}
