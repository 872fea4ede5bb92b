import type { Queryable } from '#data/database/database.ts';
import { isOfMatch } from '#data/queries/prediction/get-prediction-of-match.ts';
import type { ForecastKinds } from '#domain/forecast/goals/headline-forecast.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { PredictedEnd } from '#domain/prediction/prediction.ts';
import { maxMoveMs } from '#domain/prediction/settle-prediction.ts';

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
  /** The prediction on record, which pages show in place of the present one (`getPredictionOfMatch`); null when there is none. */
  readonly frozen: PredictedEnd | null;
  /** True when it has a tip that was not withdrawn and not computed afterwards. */
  readonly isTipped: boolean;
}

const frozenMembers = [
  ['result', 'p.result'],
  ['homeChance', 'p.home_chance'],
  ['drawChance', 'p.draw_chance'],
  ['awayChance', 'p.away_chance'],
  ['homeScore', 'p.home_score'],
  ['awayScore', 'p.away_score'],
  ['overChance', 'p.over_chance'],
  ['bothScoreChance', 'p.both_score_chance'],
  ['basis', 'p.basis'],
]
  .map(([name, column]) => `'${name}', ${column}`)
  .join(', ');

/** Returns the matches of a season that begin in [from, to), in order, the cancelled ones left out. */
export async function listSeasonMatches(database: Queryable, seasonId: number, from: Date, to: Date): Promise<SeasonMatch[]> {
  const { rows } = await database.query<SeasonMatch>({
    name: 'list-season-matches',
    text: `select m.id, m.slug, m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", m.status, m.neutral_venue as "neutralVenue",
             h.id as "homeId", h.slug as "homeSlug", h.name as "homeName", h.town as "homeTown",
             a.id as "awayId", a.slug as "awaySlug", a.name as "awayName", a.town as "awayTown",
             m.home_goals as "homeGoals", m.away_goals as "awayGoals",
             case when f.match_id is not null then jsonb_build_object('model', f.model, 'marketInformed', f.market_informed, 'blended', f.blended) end as forecast,
             frozen.prediction as frozen,
             exists (select from tips t where t.match_id = m.id and t.origin <> 'reconstructed'
               and not exists (select from tip_withdrawals w where w.tip_sequence = t.sequence)) as "isTipped"
           from matches m join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
           left join forecasts f on f.match_id = m.id
           left join lateral (
             select jsonb_build_object(${frozenMembers}) as prediction from predictions p
             where ${isOfMatch('$4')}
             order by p.kickoff_utc desc limit 1
           ) frozen on true
           where m.season_id = $1 and m.kickoff_utc >= $2 and m.kickoff_utc < $3 and m.status <> 'cancelled'
           order by m.kickoff_utc, m.id`,
    values: [seasonId, from, to, maxMoveMs / 1_000],
  });
  return rows;
}
