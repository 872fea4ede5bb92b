import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';

/** Match for which a source has another result than the stored one. */
export interface Disagreement {
  readonly match: string;
  /** Source of the stored result, and that result, `2-1`. */
  readonly source: string;
  readonly result: string;
  readonly otherSource: string;
  readonly otherResult: string;
  readonly saidAt: Date;
  /** True for football, whose result an operator can choose. */
  readonly isFootball: boolean;
}

/** Returns the newest disagreements, at most fifty, about matches that are over and were not decided off the pitch. */
export async function listDisagreements(database: Queryable): Promise<Disagreement[]> {
  const { rows } = await database.query<Disagreement>(
    `select m.slug as match, m.state_source as source, m.home_goals || '-' || m.away_goals as result, o.provider as "otherSource",
       (o.report->>'home_goals') || '-' || (o.report->>'away_goals') as "otherResult", o.said_at as "saidAt",
       m.sport_id = ${sportIds.football} as "isFootball"
     from match_reports o join matches m on m.id = o.match_id
     where m.status in ('finished', 'awarded', 'abandoned') and o.provider <> m.state_source
       and o.report->>'status' in ('finished', 'awarded', 'abandoned')
       and (o.report->>'home_goals', o.report->>'away_goals') is distinct from (m.home_goals::text, m.away_goals::text)
       and not exists (select 1 from match_rulings r where r.match_id = m.id)
     order by o.said_at desc, m.slug, o.provider limit 50`,
  );
  return rows;
}
