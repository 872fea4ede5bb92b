import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { TableZone } from '#domain/tournament/table-zone.ts';

export interface TournamentPageFacts {
  readonly numericId: number;
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly type: 'league' | 'cup';
  readonly genderType: 'men' | 'women';
  /** Last season in which away goals decided two-legged ties; null when they never did, as far as is known. */
  readonly awayGoalsUntil: string | null;
  readonly zones: readonly TableZone[];
  readonly countrySlug: string;
  readonly countryCode: string;
  readonly countryRegion: string;
  readonly zone: string;
  /** True for a competition added by a source: its format follows from rounds and tables. */
  readonly isGrown: boolean;
  /** Competition of which it is a part, such as the division of a regional group. */
  readonly parent: { readonly name: string; readonly category: string; readonly tournament: string } | null;
  /** Providers whose list of competitions includes it or a part of it. */
  readonly listedBy: readonly string[];
  /** All seasons, the newest first. */
  readonly seasons: readonly { readonly id: number; readonly label: string }[];
}

/** Returns a competition by its address, with its seasons; undefined when no competition has it. */
export async function getTournament(database: Queryable, category: string, slug: string): Promise<TournamentPageFacts | undefined> {
  const { rows } = await database.query<TournamentPageFacts>({
    name: 'get-tournament',
    text: `select t.numeric_id as "numericId", t.id, t.name, t.slug, t.type, t.gender_type as "genderType",
                  t.away_goals_until as "awayGoalsUntil", t.zones,
                  c.slug as "countrySlug", c.code as "countryCode", c.region as "countryRegion", c.zone, t.field_sources ? 'name' as "isGrown",
                  (select jsonb_build_object('name', p.name, 'category', p.category_slug, 'tournament', p.slug)
                   from tournaments p where p.numeric_id = t.parent_id) as parent,
                  array(select distinct n.provider from competition_numbers n
                        where n.last_told_at is not null and n.tournament_id in (select own.numeric_id from tournaments own
                          where own.numeric_id = t.numeric_id or own.parent_id = t.numeric_id) order by 1) as "listedBy",
                  coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'label', s.label) order by s.label desc)
                            from seasons s where s.tournament_id = t.numeric_id), '[]') as seasons
           from tournaments t join countries c on c.id = t.country_id
           where t.category_slug = $1 and t.slug = $2 and t.sport_id = ${sportIds.football}`,
    values: [category, slug],
  });
  return rows[0];
}
