import type { Queryable } from '#data/database/database.ts';

/** Match whose price has moved; names are in the requested language. */
export interface MovedMatch {
  readonly id: number;
  readonly slug: string;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  /** Last time at which any price that counts (see domain/odds/counted-prices.ts) was read; null when none does. */
  readonly pricesSeenAt: Date | null;
  readonly homeName: string;
  readonly awayName: string;
  readonly tournamentName: string;
}

/** Returns the names, addresses and kick-offs of some matches, and the times at which their prices were last read. */
export async function listMovedMatches(database: Queryable, matchIds: readonly number[], locale: string): Promise<MovedMatch[]> {
  if (matchIds.length === 0) return [];
  const { rows } = await database.query<MovedMatch>({
    name: 'list-moved-matches',
    text: `select m.id, m.slug, m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", m.prices_seen_at as "pricesSeenAt",
             coalesce(hn.row_name, h.row_name) as "homeName", coalesce(an.row_name, a.row_name) as "awayName", t.name as "tournamentName"
           from matches m join tournaments t on t.numeric_id = m.tournament_id
           join teams h on h.id = m.home_team_id left join team_names hn on hn.team_id = h.id and hn.locale = $2
           join teams a on a.id = m.away_team_id left join team_names an on an.team_id = a.id and an.locale = $2
           where m.id = any($1)`,
    values: [[...new Set(matchIds)], locale],
  });
  return rows;
}
