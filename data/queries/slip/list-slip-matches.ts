import { namedFirstSql } from '#data/catalogue/named-first-sql.ts';
import { sportNameSql } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { ForecastKinds } from '#domain/forecast/goals/headline-forecast.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { NamedFirst } from '#domain/sports/named-first.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { MatchOfBet } from '#domain/sports/sport-model.ts';
import type { ForecastOf } from '#domain/sports/sport-types.ts';

/** Match as a bet slip needs it; names are in the requested language. */
export type SlipMatch = { [Name in Sport]: SlipMatchOf<Name> }[Sport];

interface SlipMatchOf<Name extends Sport> extends SlipFixture, StoredForecasts<ForecastOf<Name>>, MatchOfBet<Name> {
  readonly sport: Name;
}

interface SlipFixture {
  /** Id by which it was requested, which may be a former one. */
  readonly requestedId: number;
  readonly id: number;
  readonly slug: string;
  readonly status: MatchStatus;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly home: SlipSide;
  readonly away: SlipSide;
  /** The side that its competition names first. */
  readonly namedFirst: NamedFirst;
  /** Providers of its fixture and its state. */
  readonly sources: readonly (string | null)[];
}

interface SlipSide {
  readonly slug: string;
  readonly name: string;
  readonly rowName: string;
  readonly shortName: string;
}

/** Forecasts of a match: all are null without a forecast; those that include prices are null without prices, too. */
interface StoredForecasts<Parameters> extends ForecastKinds<Parameters | null> {}

const side = (team: string, names: string) => `jsonb_build_object('slug', ${team}.slug, 'name', coalesce(${names}.name, ${team}.name),
  'rowName', coalesce(${names}.row_name, ${team}.row_name), 'shortName', coalesce(${names}.short_name, ${team}.short_name))`;

/** Returns the matches with the given ids, of any sport, with their forecasts; ids without a match are left out. */
export async function listSlipMatches(database: Queryable, matchIds: readonly number[], locale: string): Promise<SlipMatch[]> {
  const { rows } = await database.query<SlipMatch>({
    name: 'list-slip-matches',
    text: `select requested.id as "requestedId", ${sportNameSql('m.sport_id')} as sport, m.id, m.slug, m.status, m.kickoff_utc as "kickoffUtc",
             m.kickoff_known as "kickoffKnown", ${side('h', 'hn')} as home, ${side('a', 'an')} as away, ${namedFirstSql} as "namedFirst", array[m.fixture_source, m.state_source] as sources,
             coalesce(m.facts, '{}') as facts, f.model, f.market_informed as "marketInformed", f.blended, f.half_time_share as "halfTimeShare"
           from unnest($1::int[]) as requested(id) left join former_match_ids former on former.former_id = requested.id
           join matches m on m.id = coalesce(former.match_id, requested.id)
           join teams h on h.id = m.home_team_id left join team_names hn on hn.team_id = h.id and hn.locale = $2
           join teams a on a.id = m.away_team_id left join team_names an on an.team_id = a.id and an.locale = $2
           left join forecasts f on f.match_id = m.id`,
    values: [[...new Set(matchIds)], locale],
  });
  return rows;
}
