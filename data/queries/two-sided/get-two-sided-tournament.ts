import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';

/** Facts of the page of a competition of tennis or basketball. */
export interface TwoSidedTournament {
  readonly numericId: number;
  readonly name: string;
  readonly slug: string;
  readonly genderType: 'men' | 'women';
  readonly countryCode: string;
  readonly countryRegion: string;
  /** Seasons with a match, the newest first. */
  readonly seasons: readonly { readonly id: number; readonly label: string }[];
}

/** Returns a competition of a sport by its slug; undefined when none has it. */
export async function getTwoSidedTournament(
  database: Queryable,
  sport: TwoSidedSport,
  slug: string,
): Promise<TwoSidedTournament | undefined> {
  const { rows } = await database.query<TwoSidedTournament>({
    name: 'get-court-tournament',
    text: `select t.numeric_id as "numericId", t.name, t.slug, t.gender_type as "genderType", c.code as "countryCode", c.region as "countryRegion",
             coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'label', s.label) order by s.label desc) from seasons s
                       where s.tournament_id = t.numeric_id and exists (select from matches m where m.season_id = s.id)), '[]') as seasons
           from tournaments t join countries c on c.id = t.country_id where t.sport_id = $1 and t.slug = $2`,
    values: [sportIds[sport], slug],
  });
  return rows[0];
}
