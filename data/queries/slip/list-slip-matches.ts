import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { ScoreParameters } from '#domain/forecast/score-grid.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';

/** A match as a bet slip needs it; names are those of the requested language. */
export interface SlipMatch {
  /** The number by which it was requested; one that it once had leads to it as well. */
  readonly requestedId: number;
  readonly id: number;
  readonly slug: string;
  readonly status: MatchStatus;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly homeName: string;
  readonly awayName: string;
  /** The providers by whose word its kick-off and its state stand. */
  readonly sources: readonly (string | null)[];
  /** Null where there is no forecast, the others also where the prices for them are missing. */
  readonly model: ScoreParameters | null;
  readonly marketInformed: ScoreParameters | null;
  readonly blended: ScoreParameters | null;
  readonly halfTimeShare: number | null;
}

/** Returns the matches of football of some numbers with their forecasts; numbers that lead to none are left out. */
export async function listSlipMatches(database: Queryable, matchIds: readonly number[], locale: string): Promise<SlipMatch[]> {
  const { rows } = await database.query<SlipMatch>({
    name: 'list-slip-matches',
    text: `select requested.id as "requestedId", m.id, m.slug, m.status, m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown",
             coalesce(hn.row_name, h.row_name) as "homeName", coalesce(an.row_name, a.row_name) as "awayName",
             array[m.fixture_source, m.state_source] as sources, f.model, f.market_informed as "marketInformed", f.blended, f.half_time_share as "halfTimeShare"
           from unnest($1::int[]) as requested(id) left join former_match_ids former on former.former_id = requested.id
           join matches m on m.id = coalesce(former.match_id, requested.id) and m.sport_id = ${sportIds.football}
           join teams h on h.id = m.home_team_id left join team_names hn on hn.team_id = h.id and hn.locale = $2
           join teams a on a.id = m.away_team_id left join team_names an on an.team_id = a.id and an.locale = $2
           left join forecasts f on f.match_id = m.id`,
    values: [[...new Set(matchIds)], locale],
  });
  return rows;
}
