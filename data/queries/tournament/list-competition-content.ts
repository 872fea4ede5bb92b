import type { Queryable } from '#data/database/database.ts';
import type { CompetitionContent } from '#domain/tournament/worth-indexing.ts';

/**
 * SQL of the number of readers of the competition `t`: the browsers that follow it for alerts, plus its page views per day in the four weeks that are
 * stored.
 */
const readers = `((select count(*) from push_follows f where f.subject = 'c' || t.numeric_id)
             + (select coalesce(sum(o.pages), 0) / 28 from page_openings o where o.tournament_id = t.numeric_id))::int`;

/**
 * Returns what the site has of competitions besides fixtures and results, and the number of their readers, by the competition's number. Without `ids` all
 * competitions are included.
 */
export async function listCompetitionContent(
  database: Queryable,
  ids?: readonly number[],
): Promise<ReadonlyMap<number, CompetitionContent>> {
  const { rows } = await database.query<CompetitionContent & { readonly id: number }>({
    name: 'list-competition-content',
    text: `select t.numeric_id as id, not t.field_sources ? 'name' as "isOfCatalogue",
             exists (select from matches m where m.season_id = s.id and m.best_home_odds is not null) as "hasOdds",
             exists (select from told_standings o where o.season_id = s.id and o.place is not null) as "hasTable", ${readers} as readers
           from tournaments t left join seasons s on s.tournament_id = t.numeric_id and s.label = t.current_season
           where $1::int[] is null or t.numeric_id = any($1)`,
    values: [ids ?? null],
  });
  return new Map(rows.map(({ id, ...content }) => [id, content]));
}
