import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';

/** The last word of its source on a match that is on. */
export interface LastWord {
  readonly matchId: number;
  /** The source whose state of play counts. */
  readonly source: string;
  /** Null of a source whose words are not kept for each match: a feed of files. */
  readonly saidAt: Date | null;
  /** The seconds after which the source is asked again; null where these are not known. */
  readonly callSeconds: number | null;
  /** The last word of which the pages say that there was none since; null where they say nothing. */
  readonly silentSince: Date | null;
}

/** Returns the last words on the matches of football that are on. */
export async function listLastWords(database: Queryable, now: Date): Promise<LastWord[]> {
  const { rows } = await database.query<LastWord>({
    name: 'list-last-words',
    text: `select m.id as "matchId", m.state_source as source, o.said_at as "saidAt", o.call_seconds as "callSeconds", m.silent_since as "silentSince"
      from matches m left join match_reports o on o.match_id = m.id and o.provider = m.state_source
      where m.sport_id = ${sportIds.football} and m.status = 'live' and m.state_source is not null
        and m.kickoff_utc between $1::timestamptz - interval '12 hours' and $1::timestamptz + interval '1 hour'`,
    values: [now],
  });
  return rows;
}
