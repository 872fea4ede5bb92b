import type { Queryable } from '#data/database/database.ts';

/** Match as a pick shows it, with names in the requested language: `homeName` and `awayName` for rows, the full names for sentences. */
export interface PickedMatch {
  readonly id: number;
  readonly slug: string;
  readonly homeId: number;
  readonly homeName: string;
  readonly homeFullName: string;
  readonly awayId: number;
  readonly awayName: string;
  readonly awayFullName: string;
  /** Mean number of goals in a match of the competition. */
  readonly leagueGoals: number;
  readonly competition: { readonly id: string; readonly code: string; readonly region: string; readonly name: string };
}

/** Returns the matches with a forecast among the given ids, by id. */
export async function listPickedMatches(
  database: Queryable,
  ids: readonly number[],
  locale: string,
): Promise<ReadonlyMap<number, PickedMatch>> {
  if (ids.length === 0) return new Map();
  const { rows } = await database.query<PickedMatch>({
    name: 'list-picked-matches',
    text: `select m.id, m.slug, h.id as "homeId", coalesce(hn.row_name, h.row_name) as "homeName", coalesce(hn.name, h.name) as "homeFullName",
             a.id as "awayId", coalesce(an.row_name, a.row_name) as "awayName", coalesce(an.name, a.name) as "awayFullName",
             (f.grounds->>'leagueGoalsPerMatch')::float8 as "leagueGoals",
             jsonb_build_object('id', t.id, 'code', c.code, 'region', c.region, 'name', t.name) as competition
           from matches m join forecasts f on f.match_id = m.id join tournaments t on t.numeric_id = m.tournament_id join countries c on c.id = t.country_id
             join teams h on h.id = m.home_team_id left join team_names hn on hn.team_id = h.id and hn.locale = $2
             join teams a on a.id = m.away_team_id left join team_names an on an.team_id = a.id and an.locale = $2
           where m.id = any($1)`,
    values: [[...new Set(ids)], locale],
  });
  return new Map(rows.map((match) => [match.id, match]));
}
