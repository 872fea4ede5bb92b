import type { Queryable } from '#data/database/database.ts';
import type { Goals } from '#domain/match/match-score.ts';

/** Match of a season's table, with its score during and after play. Cancelled matches are left out. */
export interface SeasonTableMatch {
  readonly homeId: number;
  readonly awayId: number;
  readonly kickoffUtc: Date;
  readonly stage: string | null;
  readonly groupLabel: string | null;
  readonly part: string | null;
  readonly live: boolean;
  readonly abandoned: boolean;
  /** Null unless the match is in play, finished or awarded with a score. */
  readonly goals: Goals | null;
}

interface Row extends Omit<SeasonTableMatch, 'goals'> {
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
}

/** Returns the matches of a season, the oldest first, without cancelled ones. */
export async function listTableMatches(database: Queryable, seasonId: number): Promise<SeasonTableMatch[]> {
  const { rows } = await database.query<Row>({
    name: 'list-table-matches',
    text: `select home_team_id as "homeId", away_team_id as "awayId", kickoff_utc as "kickoffUtc", stage, group_label as "groupLabel", part,
             status = 'live' as live, status = 'abandoned' as abandoned,
             case when status in ('live', 'finished', 'awarded') then home_goals end as "homeGoals",
             case when status in ('live', 'finished', 'awarded') then away_goals end as "awayGoals"
           from matches where season_id = $1 and status <> 'cancelled' order by kickoff_utc, id`,
    values: [seasonId],
  });
  return rows.map(({ homeGoals, awayGoals, ...match }) => ({
    ...match,
    goals: homeGoals === null || awayGoals === null ? null : { home: homeGoals, away: awayGoals },
  }));
}
