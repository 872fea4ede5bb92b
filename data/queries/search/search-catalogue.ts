import type { Queryable } from '#data/database/database.ts';
import { searchKey, searchKeysOf } from '#domain/team/search-key.ts';

/** A club or competition that a search found. */
export type Found = FoundTeam | FoundTournament;

interface FoundPlace {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly code: string;
  readonly region: string;
  readonly genderType: 'men' | 'women';
}

export interface FoundTeam extends FoundPlace {
  readonly kind: 'team';
  readonly crestName: string;
  readonly colours: readonly string[];
}

export interface FoundTournament extends FoundPlace {
  readonly kind: 'tournament';
  readonly categorySlug: string;
}

/** So many spellings are weighed at most; a search that fits more is too short to be meant so. */
const mostCandidates = 120;

/**
 * Clubs and competitions by any of their names, in any spelling. Who is called exactly so comes first, then those whose name
 * in the reader's language begins so or has a word that does, then those of whom another name does, then similar ones; among
 * equals those who play in more important competitions.
 */
export async function searchCatalogue(database: Queryable, text: string, limit: number, locale: string): Promise<Found[]> {
  const key = searchKey(text);
  if (key.length < 2) return [];
  const { rows } = await database.query<FoundRow>({
    name: 'search-catalogue',
    text: searchSql,
    values: [key, limit, locale, mostCandidates],
  });
  const ranked = rows
    .map((row) => ({ row, rank: rankOf(key, row) }))
    .sort((first, second) => first.rank - second.rank)
    .slice(0, limit);
  return ranked.map(({ row }) => {
    const { id, name, slug, code, region, genderType } = row;
    const place = { id, name, slug, code, region, genderType };
    return row.kind === 'team'
      ? { kind: 'team', ...place, crestName: row.crestName, colours: row.colours }
      : { kind: 'tournament', ...place, categorySlug: row.categorySlug };
  });
}

interface FoundRow extends FoundPlace {
  readonly kind: 'team' | 'tournament';
  readonly shortName: string | null;
  /** 0 for any name that is the very same, 1 for one that begins so, 2 for one with a word that does, more for similar ones. */
  readonly distance: number;
  readonly crestName: string;
  readonly colours: readonly string[];
  readonly categorySlug: string;
}

/** How far a place is from what was typed, where the names that the reader sees count before all others. */
function rankOf(key: string, { name, shortName, distance }: FoundRow): number {
  if (distance === 0) return [name, shortName].some((shown) => shown !== null && searchKeysOf(shown).includes(key)) ? 0 : 0.5;
  const shown = [name, shortName].flatMap((text) => (text === null ? [] : searchKeysOf(text)));
  if (shown.some((term) => term.startsWith(key))) return 1;
  if (shown.some((term) => term.includes(` ${key}`))) return 1.5;
  return distance + 1;
}

/** The trigram index answers both ways of looking; the second is gone only when the first found less than asked for. */
const searchSql = `
  with literal as materialized (
    select kind, subject_id, min(case when term = $1 then 0 when starts_with(term, $1) then 1 else 2 end)::real as distance
    from search_terms where term like $1 || '%' or term like '% ' || $1 || '%'
    group by kind, subject_id order by distance, min(length(term)) limit $4
  ), similar_ones as materialized (
    select kind, subject_id, min(4 - word_similarity($1, term) - similarity($1, term) / 2)::real as distance
    from search_terms where (select count(*) from literal) < $2 and ($1 <% term or term % $1)
    group by kind, subject_id order by distance limit $4
  ), found as (
    select kind, subject_id, min(distance) as distance
    from (select * from literal union all select * from similar_ones) as either group by kind, subject_id
  )
  select found.kind, found.subject_id as id, found.distance, coalesce(n.name, team.name, t.name) as name,
         coalesce(n.short_name, team.short_name) as "shortName", coalesce(team.slug, t.slug) as slug,
         c.code, c.region, coalesce(team.gender_type, t.gender_type) as "genderType",
         team.name as "crestName", team.colours, t.category_slug as "categorySlug"
  from found
  left join tournaments t on found.kind = 'tournament' and t.numeric_id = found.subject_id
  left join teams team on found.kind = 'team' and team.id = found.subject_id
  left join team_names n on n.team_id = team.id and n.locale = $3
  join countries c on c.id = coalesce(team.country_id, t.country_id)
  left join lateral (
    select min(playing.priority) as priority
    from (select tournament_id from matches where home_team_id = team.id order by kickoff_utc desc limit 3) as latest
    join tournaments playing on playing.numeric_id = latest.tournament_id
  ) as play on true
  where t.numeric_id is null or t.current_season is not null
  order by found.distance, coalesce(t.priority, play.priority, 1000), name`;
