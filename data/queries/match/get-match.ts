import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { TableZone } from '#domain/tournament/table-zone.ts';
import { type ListedMatch, listedMatchColumns, listedMatchJoins } from './match-list.ts';

/** Match with all facts of its own page that are stored in one place. */
export interface MatchDetails extends ListedMatch {
  readonly seasonId: number;
  /** Earliest time of the last reading of a price that counts (see domain/odds/counted-prices.ts); null without prices. */
  readonly pricesFrom: Date | null;
  /** Last time at which any price that counts was read; null when none does. */
  readonly pricesSeenAt: Date | null;
  readonly seasonLabel: string;
  readonly extraTimeAway: number | null;
  /** State of play last reported of an awaited match; null when none was. */
  readonly lastReported: LastReported | null;
  readonly neutralVenue: boolean;
  readonly attendance: number | null;
  readonly referee: string | null;
  readonly venueName: string | null;
  readonly venueTown: string | null;
  readonly tournamentName: string;
  /** True when the name comes from a source, false when from the catalogue. */
  readonly isNamedBySource: boolean;
  readonly tournamentSlug: string;
  readonly tournamentType: 'league' | 'cup';
  readonly categorySlug: string;
  readonly genderType: 'men' | 'women';
  readonly zones: readonly TableZone[];
  readonly countryCode: string;
  readonly region: string;
  readonly statistics: StatisticsColumns | null;
}

export interface LastReported {
  readonly home: number;
  readonly away: number;
  readonly minute: number | null;
  readonly addedMinute: number | null;
}

export interface StatisticsColumns {
  readonly home_possession: number | null;
  readonly away_possession: number | null;
  readonly home_shots: number | null;
  readonly away_shots: number | null;
  readonly home_shots_on_target: number | null;
  readonly away_shots_on_target: number | null;
  readonly home_corners: number | null;
  readonly away_corners: number | null;
  readonly home_fouls: number | null;
  readonly away_fouls: number | null;
  readonly home_yellow_cards: number | null;
  readonly away_yellow_cards: number | null;
  readonly home_red_cards: number | null;
  readonly away_red_cards: number | null;
  readonly home_offsides: number | null;
  readonly away_offsides: number | null;
  readonly home_saves: number | null;
  readonly away_saves: number | null;
  readonly home_passes: number | null;
  readonly away_passes: number | null;
  readonly home_accurate_passes: number | null;
  readonly away_accurate_passes: number | null;
  readonly home_expected_goals: number | null;
  readonly away_expected_goals: number | null;
}

/**
 * Returns the match at an address, with names in the given locale; undefined when no match has this address. The ground is the match's own, otherwise the
 * home side's unless the match is on neutral ground.
 */
export async function getMatch(database: Queryable, slug: string, locale: string): Promise<MatchDetails | undefined> {
  const { rows } = await database.query<MatchDetails>({
    name: 'get-match',
    text: `select ${listedMatchColumns}, m.season_id as "seasonId", m.prices_from as "pricesFrom", m.prices_seen_at as "pricesSeenAt", s.label as "seasonLabel",
             m.extra_time_away as "extraTimeAway",
             case when (m.last_reported->>'home_goals') is not null and (m.last_reported->>'away_goals') is not null then jsonb_build_object(
               'home', m.last_reported->'home_goals', 'away', m.last_reported->'away_goals',
               'minute', m.last_reported->'minute', 'addedMinute', m.last_reported->'added_minute') end as "lastReported",
             m.neutral_venue as "neutralVenue", m.attendance, m.referee, v.name as "venueName", v.town as "venueTown",
             t.name as "tournamentName", t.field_sources ? 'name' as "isNamedBySource", t.slug as "tournamentSlug", t.type as "tournamentType", t.category_slug as "categorySlug",
             t.gender_type as "genderType", t.zones, c.code as "countryCode", c.region, to_jsonb(st) as statistics
           from matches m
           join tournaments t on t.numeric_id = m.tournament_id join countries c on c.id = t.country_id join seasons s on s.id = m.season_id
           ${listedMatchJoins('$2')}
           left join venues v on v.id = coalesce(m.venue_id, case when not m.neutral_venue then h.venue_id end)
           left join match_statistics st on st.match_id = m.id
           where m.slug = $1 and m.sport_id = ${sportIds.football}`,
    values: [slug, locale],
  });
  return rows[0];
}
