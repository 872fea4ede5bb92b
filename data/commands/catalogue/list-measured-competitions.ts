import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { MeasuredCompetition } from '#domain/tournament/importance.ts';

/** Counts of a football competition; its tier is null when the catalogue has none. */
export interface CountedCompetition extends Omit<MeasuredCompetition, 'tier'> {
  readonly id: number;
  readonly name: string;
  readonly tier: number | null;
  readonly parentId: number | null;
  /** Place in lists, chosen by hand for competitions of the catalogue. */
  readonly priority: number;
  readonly isChosenByHand: boolean;
}

/**
 * Returns the football competitions by name, each with three counts: bookmakers that quote its coming matches (on average), browsers that follow it for
 * alerts, and page views per day since a day (UTC).
 *
 * @param days number of days over which page views are averaged
 */
export async function listMeasuredCompetitions(
  database: Queryable,
  { since, days }: { readonly since: LocalDay; readonly days: number },
): Promise<readonly CountedCompetition[]> {
  const { rows } = await database.query<CountedCompetition>({
    text: `with quoted as (
             select m.tournament_id, avg((select count(*) from jsonb_object_keys(p.books)))::float8 as bookmakers
             from compared_prices p join matches m on m.id = p.match_id where p.market = $2 group by m.tournament_id
           ), opened as (
             select tournament_id, sum(pages)::float8 / $4 as pages from page_openings where day >= $3 group by tournament_id
           ), followed as (
             select subject, count(*)::int as followers from push_follows where subject like 'c%' group by subject
           )
           select t.numeric_id as id, t.name, c.region, t.type as kind, t.gender_type as gender, t.level, t.tier, t.parent_id as "parentId", t.priority,
             not t.field_sources ? 'priority' as "isChosenByHand", coalesce(quoted.bookmakers, 0) as bookmakers, coalesce(followed.followers, 0) as followers,
             coalesce(opened.pages, 0) as "pagesPerDay"
           from tournaments t join countries c on c.id = t.country_id
             left join quoted on quoted.tournament_id = t.numeric_id
             left join opened on opened.tournament_id = t.numeric_id
             left join followed on followed.subject = 'c' || t.numeric_id
           where t.sport_id = $1 order by t.name, t.numeric_id`,
    values: [sportIds.football, rulesOf('football').winnerMarket, since, days],
  });
  return rows;
}
