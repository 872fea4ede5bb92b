import type { FeedMatch } from '#data/feeds/feed.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { filledValue, rowsSql, updateMatchesSql } from './weigh-words.ts';

/** The columns of a match that a feed may set, with their types, in the order in which rows are written. */
export const matchColumns = {
  kickoff_utc: 'timestamptz',
  kickoff_known: 'boolean',
  stage: 'text',
  matchday: 'smallint',
  group_label: 'text',
  leg: 'smallint',
  status: 'text',
  period: 'text',
  minute: 'smallint',
  added_minute: 'smallint',
  home_goals: 'smallint',
  away_goals: 'smallint',
  half_time_home: 'smallint',
  half_time_away: 'smallint',
  full_time_home: 'smallint',
  full_time_away: 'smallint',
  extra_time_home: 'smallint',
  extra_time_away: 'smallint',
  penalties_home: 'smallint',
  penalties_away: 'smallint',
  neutral_venue: 'boolean',
  attendance: 'integer',
  referee: 'text',
  venue_id: 'integer',
  home_spellings: 'text[]',
  away_spellings: 'text[]',
} as const;

type Column = keyof typeof matchColumns;

const stateColumns: readonly Column[] = ['status', 'period', 'minute', 'added_minute', 'home_goals', 'away_goals'];
/** The parts of a score: in these a source without a value leaves the value of another. */
const scorePartColumns: readonly Column[] = [
  'half_time_home',
  'half_time_away',
  'full_time_home',
  'full_time_away',
  'extra_time_home',
  'extra_time_away',
  'penalties_home',
  'penalties_away',
];
/** The columns that a provider's word on a match is noted with. */
export const reportColumns: readonly Column[] = ['kickoff_utc', ...stateColumns, ...scorePartColumns];
const detailColumns: readonly Column[] = ['neutral_venue', 'attendance', 'referee', 'venue_id'];

export type MatchRow = Record<Column | 'has_events' | 'has_statistics', string | number | boolean | null | readonly string[]>;

export function toMatchRow(match: FeedMatch, kickoffUtc: Date, venueId: number | null): MatchRow {
  const { score, round, live } = match;
  return {
    kickoff_utc: kickoffUtc.toISOString(),
    kickoff_known: match.kickoff.known,
    stage: round?.stage ?? null,
    matchday: round?.matchday ?? null,
    group_label: round?.group ?? null,
    leg: round?.leg ?? null,
    status: match.status,
    period: live?.period ?? null,
    minute: live?.minute ?? null,
    added_minute: live?.addedMinute ?? null,
    home_goals: score?.current.home ?? null,
    away_goals: score?.current.away ?? null,
    half_time_home: score?.halfTime?.home ?? null,
    half_time_away: score?.halfTime?.away ?? null,
    full_time_home: score?.fullTime?.home ?? null,
    full_time_away: score?.fullTime?.away ?? null,
    extra_time_home: score?.extraTime?.home ?? null,
    extra_time_away: score?.extraTime?.away ?? null,
    penalties_home: score?.penalties?.home ?? null,
    penalties_away: score?.penalties?.away ?? null,
    neutral_venue: match.neutralVenue ?? null,
    attendance: match.attendance ?? null,
    referee: match.referee ?? null,
    venue_id: venueId,
    home_spellings: [foldName(match.home.name)],
    away_spellings: [foldName(match.away.name)],
    has_events: match.events !== undefined,
    has_statistics: match.statistics !== undefined,
  };
}

const names = Object.keys(matchColumns) as Column[];

/** Inserts new matches from a JSON array of rows; returns id and slug. $2 is the moment of the change, $3 the provider. */
export const insertMatchesSql = `
  insert into matches (slug, tournament_id, season_id, home_team_id, away_team_id, ${names.join(', ')}, updated_at,
    fixture_source, state_source, details_source, events_source, statistics_source)
  select r.slug, r.tournament_id, r.season_id, r.home_team_id, r.away_team_id,
    ${names.map((name) => (name === 'neutral_venue' ? 'coalesce(r.neutral_venue, false)' : `r.${name}`)).join(', ')}, $2,
    $3, $3, $3, case when r.has_events then $3 end, case when r.has_statistics then $3 end
  from ${rowsSql(matchColumns, 'slug text, tournament_id int, season_id int, home_team_id int, away_team_id int')}
  returning id, slug`;

const valuesOf = (of: readonly Column[], value: (name: Column) => string) => Object.fromEntries(of.map((name) => [name, value(name)]));

const columnsOf = (whose: 'said' | 'm') =>
  stateColumns
    .slice(1)
    .map((name) => `${whose}_${name}`)
    .join(', ');

/** Updates stored matches of football. */
export const updateFootballSql = updateMatchesSql(
  matchColumns,
  {
    ...valuesOf(stateColumns, (name) => `case when takes_state then said_${name} else m_${name} end`),
    ...valuesOf(scorePartColumns, (name) => filledValue(name, 'takes_state', `case when fills_score then said_${name} end`)),
    ...valuesOf(detailColumns, (name) => filledValue(name, 'takes_details')),
    ...valuesOf(
      ['home_spellings', 'away_spellings'],
      (name) => `case when m_${name} @> said_${name} then m_${name} else m_${name} || said_${name} end`,
    ),
  },
  `(${columnsOf('said')}) is distinct from (${columnsOf('m')})`,
);
