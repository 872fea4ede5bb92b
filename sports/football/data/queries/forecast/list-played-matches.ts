import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { ForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import type { ObservedMatch } from '#domain/forecast/strengths/observed-match.ts';
import { cardsOfSide } from '#domain/match/cards.ts';

interface Row {
  readonly tournamentId: number;
  readonly homeId: number;
  readonly awayId: number;
  readonly kickoffDay: number;
  readonly neutral: boolean;
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly halfTimeHome: number | null;
  readonly halfTimeAway: number | null;
  readonly homeShots: number | null;
  readonly awayShots: number | null;
  readonly homeShotsOnTarget: number | null;
  readonly awayShotsOnTarget: number | null;
  readonly homeCorners: number | null;
  readonly awayCorners: number | null;
  readonly homeYellowCards: number | null;
  readonly awayYellowCards: number | null;
  readonly homeRedCards: number | null;
  readonly awayRedCards: number | null;
  readonly homeExpectedGoals: number | null;
  readonly awayExpectedGoals: number | null;
  readonly impliedHome: number | null;
  readonly impliedAway: number | null;
  readonly impliedTotals: boolean | null;
}

/**
 * Returns the matches finished on the days from `fromDay` until before `untilDay`, with the score after ninety minutes, in the order in which ratings
 * observe them. A match with extra time whose score after ninety minutes is unknown is left out, and so are matches of youth and of second teams
 * among themselves, and friendlies of clubs; those of national teams reveal much about them (decision 128).
 *
 * @param fromDay, untilDay days since 1970-01-01 UTC
 */
export async function listPlayedMatches(
  database: Queryable,
  tournaments: ForecastTournaments,
  fromDay: number,
  untilDay: number,
): Promise<ObservedMatch[]> {
  const { rows } = await database.query<Row>({
    name: 'list-played-matches',
    text: `select m.tournament_id as "tournamentId", m.home_team_id as "homeId", m.away_team_id as "awayId",
             floor(extract(epoch from m.kickoff_utc) / 86400)::int as "kickoffDay", m.neutral_venue as neutral,
             coalesce(m.full_time_home, m.home_goals) as "homeGoals", coalesce(m.full_time_away, m.away_goals) as "awayGoals",
             m.half_time_home as "halfTimeHome", m.half_time_away as "halfTimeAway",
             s.home_shots as "homeShots", s.away_shots as "awayShots",
             s.home_shots_on_target as "homeShotsOnTarget", s.away_shots_on_target as "awayShotsOnTarget",
             s.home_corners as "homeCorners", s.away_corners as "awayCorners",
             s.home_yellow_cards as "homeYellowCards", s.away_yellow_cards as "awayYellowCards",
             s.home_red_cards as "homeRedCards", s.away_red_cards as "awayRedCards",
             s.home_expected_goals as "homeExpectedGoals", s.away_expected_goals as "awayExpectedGoals",
             i.home as "impliedHome", i.away as "impliedAway", i.has_totals as "impliedTotals"
           from matches m join tournaments t on t.numeric_id = m.tournament_id join teams h on h.id = m.home_team_id left join match_statistics s on s.match_id = m.id left join implied_goals i on i.match_id = m.id
           where m.sport_id = ${sportIds.football} and m.status = 'finished' and m.kickoff_utc >= to_timestamp($1::float8 * 86400) and m.kickoff_utc < to_timestamp($2::float8 * 86400)
             and coalesce(m.full_time_home, m.home_goals) is not null and coalesce(m.full_time_away, m.away_goals) is not null
             and (m.full_time_home is not null or m.extra_time_home is null)
             and (t.level = 'senior' or t.level = 'friendly' and h.country_id = t.country_id and h.told_by is null)
           order by "kickoffDay", m.tournament_id, m.home_team_id, m.away_team_id`,
    values: [fromDay, untilDay],
  });
  return rows.map((row) => ({
    tournament: tournaments.of(row.tournamentId),
    home: row.homeId,
    away: row.awayId,
    kickoffDay: row.kickoffDay,
    neutral: row.neutral,
    goals: { home: row.homeGoals, away: row.awayGoals },
    ...(row.halfTimeHome === null || row.halfTimeAway === null ? {} : { halfTime: { home: row.halfTimeHome, away: row.halfTimeAway } }),
    ...pairOf('shots', row.homeShots, row.awayShots),
    ...pairOf('shotsOnTarget', row.homeShotsOnTarget, row.awayShotsOnTarget),
    ...pairOf('corners', row.homeCorners, row.awayCorners),
    ...pairOf('cards', cardsOfSide(row.homeYellowCards, row.homeRedCards), cardsOfSide(row.awayYellowCards, row.awayRedCards)),
    ...pairOf('expectedGoals', row.homeExpectedGoals, row.awayExpectedGoals),
    ...impliedOf(row),
  }));
}

function pairOf(name: 'shots' | 'shotsOnTarget' | 'corners' | 'cards' | 'expectedGoals', home: number | null, away: number | null) {
  return home === null || away === null ? {} : { [name]: [home, away] as const };
}

function impliedOf({ impliedHome: home, impliedAway: away, impliedTotals }: Row) {
  return home === null || away === null ? {} : { impliedGoals: { home, away, hasTotals: impliedTotals === true } };
}
