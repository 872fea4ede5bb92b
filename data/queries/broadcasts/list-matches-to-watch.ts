import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { chosenMatchJoins, type ListedMatch } from '#data/queries/match/match-list.ts';

/** Match in the list of football on TV, with its competition. */
export interface MatchToWatch
  extends Pick<
    ListedMatch,
    | 'id'
    | 'slug'
    | 'tournamentId'
    | 'kickoffUtc'
    | 'kickoffKnown'
    | 'status'
    | 'period'
    | 'minute'
    | 'addedMinute'
    | 'homeGoals'
    | 'awayGoals'
    | 'extraTimeHome'
    | 'penaltiesHome'
    | 'penaltiesAway'
    | 'homeName'
    | 'homeShortName'
    | 'awayName'
    | 'awayShortName'
  > {
  readonly tournamentName: string;
  readonly tournamentSlug: string;
  readonly categorySlug: string;
  readonly code: string;
}

/**
 * Returns up to `limit` matches of some football competitions that begin in [from, to), the important competitions first. They are selected before the
 * clubs are joined, so that a long day costs no more than its visible part.
 */
export async function listMatchesToWatch(
  database: Queryable,
  { from, to, tournamentIds, limit, locale }: { from: Date; to: Date; tournamentIds: readonly number[]; limit: number; locale: string },
): Promise<MatchToWatch[]> {
  const { rows } = await database.query<MatchToWatch>({
    name: 'list-matches-to-watch',
    text: `with chosen as (
             select m.id, t.priority, t.name, t.slug, t.category_slug, c.code
             from matches m join tournaments t on t.numeric_id = m.tournament_id join countries c on c.id = t.country_id
             where m.sport_id = ${sportIds.football} and m.kickoff_utc >= $2 and m.kickoff_utc < $3 and m.tournament_id = any($4)
             order by t.priority, t.numeric_id, m.kickoff_utc, m.id limit $5
           )
           select m.id, m.slug, m.tournament_id as "tournamentId", m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown",
             m.status, m.period, m.minute, m.added_minute as "addedMinute", m.home_goals as "homeGoals", m.away_goals as "awayGoals",
             m.extra_time_home as "extraTimeHome", m.penalties_home as "penaltiesHome", m.penalties_away as "penaltiesAway",
             coalesce(hn.name, h.name) as "homeName", coalesce(hn.short_name, h.short_name) as "homeShortName",
             coalesce(an.name, a.name) as "awayName", coalesce(an.short_name, a.short_name) as "awayShortName",
             chosen.name as "tournamentName", chosen.slug as "tournamentSlug", chosen.category_slug as "categorySlug", chosen.code
           from chosen join matches m on m.id = chosen.id ${chosenMatchJoins('$1')}
           order by chosen.priority, m.tournament_id, m.kickoff_utc, m.id`,
    values: [locale, from, to, tournamentIds, limit],
  });
  return rows;
}
