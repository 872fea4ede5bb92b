import type { Queryable } from '#data/database/database.ts';
import { playerMatches } from './player-matches.ts';

/** The figures of a player for one club in one season of a competition. */
export interface PlayerSeason {
  readonly season: string;
  readonly tournamentId: number;
  readonly tournamentName: string;
  readonly tournamentSlug: string;
  readonly categorySlug: string;
  readonly teamId: number;
  readonly teamSlug: string;
  readonly teamName: string;
  /** Number of matches that the player began or came into; null when no line-up of the season names him. */
  readonly matches: number | null;
  readonly starts: number | null;
  /** Minutes of those matches; null unless they are known for each. */
  readonly minutes: number | null;
  readonly goals: number;
  /** The goals among these that were penalties. */
  readonly penalties: number;
  readonly ownGoals: number;
  readonly assists: number;
  readonly yellowCards: number;
  /** Second yellow cards included. */
  readonly redCards: number;
}

/** Returns a player's seasons, the newest first, the most important competition of each first; clubs in the reader's language. */
export async function listPlayerSeasons(database: Queryable, locale: string, playerId: number): Promise<PlayerSeason[]> {
  const { rows } = await database.query<PlayerSeason>({
    name: 'list-player-seasons',
    text: `select s.label as season, t.numeric_id as "tournamentId", t.name as "tournamentName", t.slug as "tournamentSlug",
                  t.category_slug as "categorySlug", k.id as "teamId", k.slug as "teamSlug", coalesce(n.name, k.name) as "teamName",
                  case when bool_or(r.in_line_up) then (count(*) filter (where r.played))::int end as matches,
                  case when bool_or(r.in_line_up) then (count(*) filter (where r.starts))::int end as starts,
                  case when bool_or(r.in_line_up) and not bool_or(r.played and r.minutes is null)
                    then (coalesce(sum(r.minutes) filter (where r.played), 0))::int end as minutes,
                  sum(r.goals)::int as goals, sum(r.penalties)::int as penalties, sum(r.own_goals)::int as "ownGoals",
                  sum(r.assists)::int as assists, sum(r.yellow_cards)::int as "yellowCards", sum(r.red_cards)::int as "redCards"
           from (${playerMatches}) r
           join matches m on m.id = r.match_id join seasons s on s.id = m.season_id join tournaments t on t.numeric_id = m.tournament_id
           join teams k on k.id = case r.side when 'home' then m.home_team_id else m.away_team_id end
           left join team_names n on n.team_id = k.id and n.locale = $2
           where m.status in ('live', 'finished', 'abandoned', 'awarded')
           group by s.label, t.numeric_id, k.id, n.name
           order by s.label desc, t.priority, t.numeric_id, k.id`,
    values: [playerId, locale],
  });
  return rows;
}
