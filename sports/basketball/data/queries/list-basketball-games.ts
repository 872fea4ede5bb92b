import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { Pair } from '#domain/sports/pair.ts';
import type { BasketballStage } from '../../domain/basketball-game.ts';

/** A game that was played to its end, for tables, form and meetings. */
export interface BasketballResult {
  readonly id: number;
  readonly slug: string;
  readonly homeId: number;
  readonly awayId: number;
  readonly points: Pair<number>;
  readonly stage: BasketballStage;
  readonly kickoffUtc: Date;
}

/** A club of a season, in the requested language. */
export interface BasketballSeasonClub {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly rowName: string;
  readonly shortName: string;
  readonly colours: readonly string[];
  /** The name that the monogram is drawn from, the same in every language. */
  readonly crestName: string;
}

/** Returns the finished games of a season, in the order of their tip-offs. */
export async function listBasketballResults(database: Queryable, seasonId: number): Promise<BasketballResult[]> {
  const { rows } = await database.query<BasketballResult>({
    name: 'list-basketball-results',
    text: `select id, slug, home_team_id as "homeId", away_team_id as "awayId", play->'total' as points, facts->>'stage' as stage,
             kickoff_utc as "kickoffUtc"
           from matches where season_id = $1 and sport_id = ${sportIds.basketball} and status in ('finished', 'awarded') and play is not null
           order by kickoff_utc, id`,
    values: [seasonId],
  });
  return rows;
}

/** A game of play-in or play-offs, played or to come. */
export interface ListedPlayOffGame extends Omit<BasketballResult, 'points'> {
  readonly status: MatchStatus;
  /** The points so far or at the end, home side first; null before the game. */
  readonly total: Pair<number> | null;
}

/** Returns the games of a season's play-in and play-offs that were not called off, in the order of their tip-offs. */
export async function listPlayOffGames(database: Queryable, seasonId: number): Promise<ListedPlayOffGame[]> {
  const { rows } = await database.query<ListedPlayOffGame>({
    name: 'list-play-off-games',
    text: `select id, slug, home_team_id as "homeId", away_team_id as "awayId", play->'total' as total, facts->>'stage' as stage,
             kickoff_utc as "kickoffUtc", status
           from matches
           where season_id = $1 and sport_id = ${sportIds.basketball} and facts->>'stage' in ('play-in', 'playoffs')
             and status not in ('cancelled', 'abandoned')
           order by kickoff_utc, id`,
    values: [seasonId],
  });
  return rows;
}

/** Returns the clubs that have a game in a season, by their names. */
export async function listBasketballClubs(database: Queryable, seasonId: number, locale: string): Promise<BasketballSeasonClub[]> {
  const { rows } = await database.query<BasketballSeasonClub>({
    name: 'list-basketball-clubs',
    text: `select t.id, t.slug, coalesce(n.name, t.name) as name, coalesce(n.row_name, t.row_name) as "rowName",
             coalesce(n.short_name, t.short_name) as "shortName", t.colours, t.name as "crestName"
           from teams t left join team_names n on n.team_id = t.id and n.locale = $2
           where t.id in (select home_team_id from matches where season_id = $1 union select away_team_id from matches where season_id = $1)
           order by t.name`,
    values: [seasonId, locale],
  });
  return rows;
}
