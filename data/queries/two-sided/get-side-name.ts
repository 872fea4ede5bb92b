import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';

interface SideName {
  readonly id: number;
  readonly name: string;
  /** Name from which the monogram is drawn, the same in every language. */
  readonly crestName: string;
  readonly colours: readonly string[];
}

/** Returns the player or club of a sport at an address, named in the given locale; undefined when none has this address. */
export async function getSideName(database: Queryable, sport: TwoSidedSport, slug: string, locale: string): Promise<SideName | undefined> {
  const { rows } = await database.query<SideName>({
    name: 'get-court-side-name',
    text: `select t.id, coalesce(n.name, t.name) as name, t.name as "crestName", t.colours from teams t left join team_names n on n.team_id = t.id and n.locale = $3
           where t.sport_id = $1 and t.slug = $2`,
    values: [sportIds[sport], slug, locale],
  });
  return rows[0];
}
