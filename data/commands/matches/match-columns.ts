import type { FeedMatch } from '#data/feeds/feed.ts';
import { foldName } from '#domain/team/fold-name.ts';

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

const sourceColumns = ['fixture_source', 'state_source', 'details_source', 'events_source', 'statistics_source'];

type Column = keyof typeof matchColumns;

const roundColumns: readonly Column[] = ['stage', 'matchday', 'group_label', 'leg'];
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
const recordset = (extra: string) =>
  `jsonb_to_recordset($1) as r(${extra}, has_events boolean, has_statistics boolean, ${names.map((name) => `${name} ${matchColumns[name]}`).join(', ')})`;

/** Inserts new matches from a JSON array of rows; returns id and slug. $2 is the moment of the change, $3 the provider. */
export const insertMatchesSql = `
  insert into matches (slug, tournament_id, season_id, home_team_id, away_team_id, ${names.join(', ')}, updated_at,
    fixture_source, state_source, details_source, events_source, statistics_source)
  select r.slug, r.tournament_id, r.season_id, r.home_team_id, r.away_team_id,
    ${names.map((name) => (name === 'neutral_venue' ? 'coalesce(r.neutral_venue, false)' : `r.${name}`)).join(', ')}, $2,
    $3, $3, $3, case when r.has_events then $3 end, case when r.has_statistics then $3 end
  from ${recordset('slug text, tournament_id int, season_id int, home_team_id int, away_team_id int')}
  returning id, slug`;

/** Returns how far a match of this status has come: 0 before it, 1 in it, 2 after it. */
const progressOf = (status: string): string =>
  `case when ${status} in ('finished', 'awarded', 'abandoned') then 2 when ${status} = 'live' then 1 else 0 end`;

/** True where a provider has said nothing of the match in the last five minutes. */
const isSilent = (provider: string): string =>
  `not exists (select 1 from match_reports o where o.match_id = m.id and o.provider = ${provider} and o.said_at > $2::timestamptz - interval '5 minutes')`;

const updatedValue = (name: Column): string => {
  if (name === 'kickoff_utc') return 'case when takes_kickoff then said_kickoff_utc else m_kickoff_utc end';
  if (name === 'kickoff_known') return 'm_kickoff_known or said_kickoff_known';
  if (name.endsWith('_spellings')) return `case when m_${name} @> said_${name} then m_${name} else m_${name} || said_${name} end`;
  if (stateColumns.includes(name)) return `case when takes_state then said_${name} else m_${name} end`;
  const taken = roundColumns.includes(name) ? 'takes_fixture' : detailColumns.includes(name) ? 'takes_details' : 'takes_state';
  const own = scorePartColumns.includes(name) ? `case when fills_score then said_${name} end` : `said_${name}`;
  return `case when ${taken} then coalesce(said_${name}, m_${name}) else coalesce(m_${name}, ${own}) end`;
};

/**
 * Updates stored matches from a JSON array of rows with `id`; returns the ids of those written, with `changed` where a visitor can see it.
 * $2 is the moment, $3 the provider, $4 to $9 the providers believed more than it on each subject, in their order in precedence.ts.
 *
 * - Nobody takes a match back: who says that it is played or still to come does not speak of one that is over; nor does a fixture of one that
 *   is being played. Only that it was put off or annulled is believed later as well.
 * - A source that is believed less speaks only where the match has moved on, or where the other has been silent: five minutes while the match
 *   is played, a day and a half before. For the end of a match, too, the other must have been silent; and one that was put off does not begin
 *   by the word of a source that has not heard of it.
 * - What one source leaves out is filled in by another.
 */
export const updateMatchesSql = `
  with compared as (
    select m.id, m.fixture_source, m.state_source, m.details_source, m.events_source, m.statistics_source, r.has_events, r.has_statistics,
      ${names.map((name) => `m.${name} as m_${name}, r.${name} as said_${name}`).join(', ')},
      ${progressOf('m.status')} as stored, ${progressOf('r.status')} as said,
      coalesce(m.fixture_source = any($4::text[]), false) as fixture_outranked,
      coalesce(m.state_source = any(case when r.status = 'live' then $5::text[] else $6::text[] end), false) as state_outranked,
      coalesce(m.details_source = any($7::text[]), false) as details_outranked,
      coalesce(m.events_source = any($8::text[]), false) as events_outranked,
      coalesce(m.statistics_source = any($9::text[]), false) as statistics_outranked,
      ${isSilent('m.state_source')} as state_silent, ${isSilent('m.events_source')} as events_silent,
      exists (select 1 from match_reports o where o.match_id = m.id and o.provider = m.fixture_source
        and o.said_at < $2::timestamptz - interval '36 hours') as is_gone
    from ${recordset('id int')} join matches m on m.id = r.id
  ), judged as materialized (
    select *,
      case
        when said < stored then said_status in ('postponed', 'cancelled') and not state_outranked
        when not state_outranked then true
        when stored = 0 then (said = 1 and m_status = 'scheduled') or (said = 2 and state_silent) or is_gone
        else stored = 1 and state_silent
      end as takes_state,
      said = 2 and stored = 2 and (said_home_goals, said_away_goals) is not distinct from (m_home_goals, m_away_goals) as fills_score,
      not (said_status = 'scheduled' and stored > 0) and (not fixture_outranked or is_gone) as takes_fixture,
      not details_outranked as takes_details,
      coalesce(has_events, false) and (not events_outranked or (stored = 1 and events_silent)) as takes_events,
      coalesce(has_statistics, false) and not statistics_outranked as takes_statistics
    from compared
  ), kickoffs as (
    select *, not (m_kickoff_known and not said_kickoff_known) and (takes_fixture or (said_kickoff_known and not m_kickoff_known)) as takes_kickoff
    from judged
  ), wanted as (
    select id, ${names.map((name) => `${updatedValue(name)} as ${name}`).join(', ')},
      case when takes_fixture then $3 else fixture_source end as fixture_source,
      case when takes_state then $3 else state_source end as state_source,
      case when takes_details then $3 else details_source end as details_source,
      case when takes_events then $3 else events_source end as events_source,
      case when takes_statistics then $3 else statistics_source end as statistics_source
    from kickoffs
  ), written as (
    select w.*, (${names.map((name) => `m.${name}`).join(', ')}) is distinct from (${names.map((name) => `w.${name}`).join(', ')}) as changed
    from wanted w join matches m on m.id = w.id
  )
  update matches m set ${names.map((name) => `${name} = w.${name}`).join(', ')},
    ${sourceColumns.map((name) => `${name} = w.${name}`).join(', ')}, updated_at = case when w.changed then $2 else m.updated_at end
  from written w
  where m.id = w.id and (w.changed or (${sourceColumns.map((name) => `m.${name}`).join(', ')}) is distinct from (${sourceColumns.map((name) => `w.${name}`).join(', ')}))
  returning m.id, w.changed`;
