import type { Queryable } from '#data/database/database.ts';
import type { ForecastKinds } from '#domain/forecast/goals/headline-forecast.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';

/** A match of a season with its forecast, for news; clubs by the catalogue's names. */
export interface SeasonMatch {
  readonly id: number;
  readonly slug: string;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly status: MatchStatus;
  readonly neutralVenue: boolean;
  readonly homeId: number;
  readonly homeSlug: string;
  readonly homeName: string;
  readonly homeTown: string | null;
  readonly awayId: number;
  readonly awaySlug: string;
  readonly awayName: string;
  readonly awayTown: string | null;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  /** The forecast from before kick-off; null when none is stored. */
  readonly forecast: ForecastKinds | null;
  /** True when it has a tip that was not withdrawn and not computed afterwards. */
  readonly isTipped: boolean;
}

/** Returns the matches of a season that begin in [from, to), in order, the cancelled ones left out. */
export async function listSeasonMatches(database: Queryable, seasonId: number, from: Date, to: Date): Promise<SeasonMatch[]> {
  const { rows } = await database.query<SeasonMatch>({
    name: 'list-season-matches',
    text: `select m.id, m.slug, m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", m.status, m.neutral_venue as "neutralVenue",
             h.id as "homeId", h.slug as "homeSlug", h.name as "homeName", h.town as "homeTown",
             a.id as "awayId", a.slug as "awaySlug", a.name as "awayName", a.town as "awayTown",
             m.home_goals as "homeGoals", m.away_goals as "awayGoals",
             case when f.match_id is not null then jsonb_build_object('model', f.model, 'marketInformed', f.market_informed, 'blended', f.blended) end as forecast,
             exists (select from tips t where t.match_id = m.id and t.origin <> 'reconstructed'
               and not exists (select from tip_withdrawals w where w.tip_sequence = t.sequence)) as "isTipped"
           from matches m join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
           left join forecasts f on f.match_id = m.id
           where m.season_id = $1 and m.kickoff_utc >= $2 and m.kickoff_utc < $3 and m.status <> 'cancelled'
           order by m.kickoff_utc, m.id`,
    values: [seasonId, from, to],
  });
  return rows;
}
