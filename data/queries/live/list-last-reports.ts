import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';

/** Last report of its source on a match in play. */
export interface LastReport {
  readonly matchId: number;
  /** Source whose state of play is used. */
  readonly source: string;
  /** Null for a source whose reports are not stored for each match: a feed of files. */
  readonly saidAt: Date | null;
  /** Seconds between two calls of the source; null when unknown. */
  readonly callSeconds: number | null;
  /** Time of the last report, since which the match is shown as silent; null when it is not. */
  readonly silentSince: Date | null;
}

/** Returns the last report on each football match in play. */
export async function listLastReports(database: Queryable, now: Date): Promise<LastReport[]> {
  const { rows } = await database.query<LastReport>({
    name: 'list-last-reports',
    text: `select m.id as "matchId", m.state_source as source, o.said_at as "saidAt", o.call_seconds as "callSeconds", m.silent_since as "silentSince"
      from matches m left join match_reports o on o.match_id = m.id and o.provider = m.state_source
      where m.sport_id = ${sportIds.football} and m.status = 'live' and m.state_source is not null
        and m.kickoff_utc between $1::timestamptz - interval '12 hours' and $1::timestamptz + interval '1 hour'`,
    values: [now],
  });
  return rows;
}
