import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { LocalDay } from '#domain/time/local-day.ts';

/**
 * Adds the number of times that paths were opened on a day (UTC) to the counts of the football competitions to which they belong. `/{country}/{league}`
 * and the paths below it belong to a competition, `/{slug}` to the competition of a match. Other paths are not counted.
 *
 * @param opened counts by path, without the prefix of a language
 */
export async function recordPageOpenings(database: Queryable, day: LocalDay, opened: ReadonlyMap<string, number>): Promise<void> {
  if (opened.size === 0) return;
  await database.query({
    name: 'record-page-openings',
    text: `with opened as (
             select * from unnest($2::text[], $3::int[]) as o(path, pages)
           ), counted as (
             select t.numeric_id as id, o.pages from opened o
               join tournaments t on t.category_slug = split_part(o.path, '/', 2) and t.slug = split_part(o.path, '/', 3) and t.sport_id = $4
             union all
             select m.tournament_id, o.pages from opened o join matches m on m.slug = substr(o.path, 2) where m.sport_id = $4
           )
           insert into page_openings (day, tournament_id, pages)
           select $1, id, sum(pages) from counted group by id order by id
           on conflict (tournament_id, day) do update set pages = page_openings.pages + excluded.pages`,
    values: [day, [...opened.keys()], [...opened.values()], sportIds.football],
  });
}
