import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { BasketballSeasonClub } from './list-basketball-games.ts';

/** A basketball club for its own page. */
export interface BasketballClubFacts extends BasketballSeasonClub {
  readonly town: string | null;
  readonly countryRegion: string;
  /** Its newest season; null before its first game. */
  readonly season: {
    readonly id: number;
    readonly label: string;
    readonly tournamentId: number;
    readonly tournament: string;
    readonly tournamentSlug: string;
  } | null;
}

/** Returns the club with the slug, named in the given locale; undefined when no club has it. */
export async function getBasketballClub(database: Queryable, slug: string, locale: string): Promise<BasketballClubFacts | undefined> {
  const { rows } = await database.query<BasketballClubFacts>({
    name: 'get-basketball-club',
    text: `select t.id, t.slug, coalesce(n.name, t.name) as name, coalesce(n.row_name, t.row_name) as "rowName",
             coalesce(n.short_name, t.short_name) as "shortName", t.colours, t.name as "crestName", t.town, c.region as "countryRegion",
             (select jsonb_build_object('id', s.id, 'label', s.label, 'tournamentId', l.numeric_id, 'tournament', l.name, 'tournamentSlug', l.slug)
              from matches m join seasons s on s.id = m.season_id join tournaments l on l.numeric_id = m.tournament_id
              where m.sport_id = t.sport_id and (m.home_team_id = t.id or m.away_team_id = t.id)
              order by m.kickoff_utc desc, m.id limit 1) as season
           from teams t join countries c on c.id = t.country_id left join team_names n on n.team_id = t.id and n.locale = $2
           where t.slug = $1 and t.sport_id = ${sportIds.basketball}`,
    values: [slug, locale],
  });
  return rows[0];
}
