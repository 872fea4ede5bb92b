import type { Queryable } from '#data/database/database.ts';
import { queryJson } from '#data/database/query-json.ts';
import { playerMatches } from './player-matches.ts';

/** A match of a player's club in a season, with his part in it; nothing when no line-up or event names him. */
export interface SeasonMatch {
  readonly id: number;
  readonly kickoffUtc: Date;
  readonly matchday: number | null;
  readonly played: boolean;
  readonly minutes: number | null;
  readonly goals: number;
  readonly penalties: number;
  readonly assists: number;
  readonly yellowCards: number;
  readonly redCards: number;
  /** The minutes of the goals, added time in the last minute of its half. */
  readonly goalMinutes: readonly number[];
}

interface SeasonOfClubs {
  readonly season: string;
  readonly tournamentId: number;
  readonly teamIds: readonly number[];
}

/** Returns the matches that have begun of a player's clubs in a season of a competition, oldest first, including those without him. */
export function listSeasonOfPlayer(
  database: Queryable,
  playerId: number,
  { season, tournamentId, teamIds }: SeasonOfClubs,
): Promise<SeasonMatch[]> {
  return queryJson<SeasonMatch>(
    database,
    {
      name: 'list-season-of-player',
      text: `select m.id, m.kickoff_utc as "kickoffUtc", m.matchday, coalesce(r.played, false) as played, r.minutes,
                    coalesce(r.goals, 0) as goals, coalesce(r.penalties, 0) as penalties, coalesce(r.assists, 0) as assists,
                    coalesce(r.yellow_cards, 0) as "yellowCards", coalesce(r.red_cards, 0) as "redCards",
                    coalesce((select jsonb_agg(e.minute order by e.sequence) from match_events e
                      where e.match_id = m.id and e.player_id = $1 and e.kind in ('goal', 'penalty-goal')), '[]') as "goalMinutes"
             from matches m join seasons s on s.id = m.season_id left join (${playerMatches}) r on r.match_id = m.id
             where s.tournament_id = $2 and s.label = $3 and (m.home_team_id = any($4) or m.away_team_id = any($4))
               and m.status in ('live', 'finished', 'abandoned', 'awarded')
             order by m.kickoff_utc, m.id`,
      values: [playerId, tournamentId, season, teamIds],
    },
    ['kickoffUtc'],
  );
}
