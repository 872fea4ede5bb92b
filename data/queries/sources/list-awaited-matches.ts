import { sportNameSql } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Sport } from '#domain/sports/sport.ts';

/** Match that must be over although no source has reported its result. */
export interface AwaitedMatch {
  readonly match: string;
  readonly sport: Sport;
  /** Tournament of the catalogue, `germany.bundesliga`, and season. */
  readonly competition: string;
  readonly season: string;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  /** Source of its present state; null for a match stored before sources were recorded. */
  readonly source: string | null;
  /** Moment of the last report on the match by a source on the network, even an unchanged one; null when none reported it. */
  readonly lastReportAt: Date | null;
  /** Score and minute last reported, `1-1 90+9`; null for a match that had not begun. */
  readonly lastReported: string | null;
}

export interface AwaitedMatches {
  readonly newest: readonly AwaitedMatch[];
  /** Number of all awaited matches. */
  readonly count: number;
}

const most = 50;

/** Returns the newest fifty awaited matches, and the number of all of them. */
export async function listAwaitedMatches(database: Queryable): Promise<AwaitedMatches> {
  const { rows } = await database.query<AwaitedMatch & { readonly count: number }>(
    `select m.slug as match, ${sportNameSql('m.sport_id')} as sport, t.id as competition, s.label as season, m.kickoff_utc as "kickoffUtc",
       m.kickoff_known as "kickoffKnown", m.state_source as source,
       (select max(o.said_at) from match_reports o where o.match_id = m.id) as "lastReportAt",
       concat_ws(' ', (m.last_reported->>'home_goals') || '-' || (m.last_reported->>'away_goals'),
         concat_ws('+', m.last_reported->>'minute', m.last_reported->>'added_minute')) as "lastReported", m.count
     from (select *, count(*) over ()::int as count from matches where status = 'awaited' order by kickoff_utc desc, id limit ${most}) m
       join tournaments t on t.numeric_id = m.tournament_id join seasons s on s.id = m.season_id
     order by m.kickoff_utc desc, m.id`,
  );
  return {
    newest: rows.map(({ count: _, lastReported, ...match }) => ({ ...match, lastReported: lastReported?.trim() || null })),
    count: rows[0]?.count ?? 0,
  };
}
