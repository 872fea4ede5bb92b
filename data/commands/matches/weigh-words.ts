import { pastLongestSql } from './past-longest-sql.ts';
import { lastKnown, playColumns } from './play-columns.ts';

/** Columns of `matches` that a provider may set, with their types. */
export type ColumnTypes = Readonly<Record<string, string>>;

const sourceColumns = ['fixture_source', 'state_source', 'details_source', 'events_source', 'statistics_source'];

const takenKickoff = 'case when takes_kickoff then said_kickoff_utc else m_kickoff_utc end';
const takenKickoffKnown = '(m_kickoff_known or said_kickoff_known)';

/** The columns of all sports, and the values that an update gives them. */
const sharedValues: Readonly<Record<string, string>> = {
  kickoff_utc: takenKickoff,
  kickoff_known: takenKickoffKnown,
  status: 'case when takes_state then said_status else m_status end',
  ...Object.fromEntries(['stage', 'matchday', 'group_label', 'part', 'leg'].map((name) => [name, filledValue(name, 'takes_fixture')])),
};

/** Returns the value of a column that a source takes by its word, in which it leaves the value of another where it has none, and otherwise fills a gap. */
export function filledValue(name: string, takes: string, filling = `said_${name}`): string {
  return `case when ${takes} then coalesce(said_${name}, m_${name}) else coalesce(m_${name}, ${filling}) end`;
}

/** Returns a recordset `r` of the rows in the JSON array $1: these columns, more of the caller's, and whether the provider tells events and statistics. */
export function rowsSql(columns: ColumnTypes, more: string): string {
  const all = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  return `jsonb_to_recordset($1) as r(${more}, has_events boolean, has_statistics boolean, ${all.join(', ')})`;
}

/** Returns how far a match of this status has come: 0 before it, 1 in it, 2 after it. */
const progressOf = (status: string): string =>
  `case when ${status} in ('finished', 'awarded', 'abandoned') then 2 when ${status} = 'live' then 1 else 0 end`;

/** True where a provider has said nothing of the match in the last five minutes. */
const isSilent = (provider: string): string =>
  `not exists (select 1 from match_reports o where o.match_id = m.id and o.provider = ${provider} and o.said_at > $2::timestamptz - interval '5 minutes')`;

/**
 * Returns the statement that updates stored matches from a JSON array of rows with `id`, and that returns the ids of those written, with
 * `changed` where a visitor can see it. $2 is the moment, $3 the provider, $4 to $9 the providers believed more than it on each subject, in their
 * order in precedence.ts.
 *
 * - Nobody takes a match back: who says that it is played or still to come does not speak of one that is over; nor does a fixture of one that
 *   is being played. Only that it was put off or annulled is believed later as well.
 * - A source that is believed less speaks only where the match has moved on, or where the other has been silent: five minutes while the match
 *   is played, a day and a half before. For the end of a match, too, the other must have been silent; and one that was put off does not begin
 *   by the word of a source that has not heard of it.
 * - A match whose result is awaited goes on by the word of anyone who has news of it: a later kick-off, another state of play, what became of
 *   it. Who repeats what was last reported is stuck, and who says that it is still to come at its hour has not heard of it.
 * - What one source leaves out is filled in by another.
 * - No source changes the state of a match that was decided off the pitch, as long as that ruling holds.
 *
 * @param columns those of a sport, with `home_goals` and `away_goals`, by the values that they are given where they are not shared by all sports.
 *   In a value `m_<column>` is what stands and `said_<column>` what the provider says; `said` and `stored` are how far the match has come by
 *   each (0 before it, 1 in it, 2 after it); `takes_fixture`, `takes_state` and `takes_details` tell which subjects the provider takes, and
 *   `fills_score` that it names the result that stands
 * @param tellsMore true where the provider tells another state of play than the one that stands
 */
export function updateMatchesSql(columns: ColumnTypes, values: Readonly<Record<string, string>>, tellsMore: string): string {
  const names = Object.keys(columns);
  const listed = (table: string, of: readonly string[]) => of.map((name) => `${table}.${name}`).join(', ');
  const writtenTo = (name: string) => {
    const value = values[name] ?? sharedValues[name];
    if (value === undefined) throw new RangeError(`nothing says what an update writes into "${name}"`);
    return name in playColumns ? `case when m_status = 'awaited' and not takes_state then null else ${value} end` : value;
  };
  return `
  with compared as (
    select m.id, m.sport_id, m.last_reported, ${listed('m', sourceColumns)}, r.has_events, r.has_statistics,
      ${names.map((name) => `${lastKnown(name)} as m_${name}, r.${name} as said_${name}`).join(', ')},
      ${progressOf('m.status')} as stored, ${progressOf('r.status')} as said,
      coalesce(m.fixture_source = any($4::text[]), false) as fixture_outranked,
      coalesce(m.state_source = any(case when r.status = 'live' then $5::text[] else $6::text[] end), false) as state_outranked,
      coalesce(m.details_source = any($7::text[]), false) as details_outranked,
      coalesce(m.events_source = any($8::text[]), false) as events_outranked,
      coalesce(m.statistics_source = any($9::text[]), false) as statistics_outranked,
      ${isSilent('m.state_source')} as state_silent, ${isSilent('m.events_source')} as events_silent,
      exists (select 1 from match_reports o where o.match_id = m.id and o.provider = m.fixture_source
        and o.said_at < $2::timestamptz - interval '36 hours') as is_gone,
      exists (select 1 from match_rulings o where o.match_id = m.id) as is_ruled
    from ${rowsSql(columns, 'id int')} join matches m on m.id = r.id
  ), judged as materialized (
    select *,
      case
        when is_ruled then false
        when said < stored then said_status in ('postponed', 'cancelled') and not state_outranked
        when not state_outranked then true
        when m_status = 'awaited' then said <> 1 or state_silent
        when stored = 0 then (said = 1 and m_status = 'scheduled') or (said = 2 and state_silent) or is_gone
        else stored = 1 and state_silent
      end as believes_state,
      not is_ruled and said = 2 and stored = 2 and (said_home_goals, said_away_goals) is not distinct from (m_home_goals, m_away_goals) as fills_score,
      not (said_status = 'scheduled' and stored > 0) and (not fixture_outranked or is_gone) as takes_fixture,
      not details_outranked as takes_details,
      coalesce(has_events, false) and (not events_outranked or (stored = 1 and events_silent)) as takes_events,
      coalesce(has_statistics, false) and not statistics_outranked as takes_statistics
    from compared
  ), kickoffs as (
    select *, not (m_kickoff_known and not said_kickoff_known) and (takes_fixture or (said_kickoff_known and not m_kickoff_known)) as takes_kickoff
    from judged
  ), renewed as (
    select *, believes_state and (m_status <> 'awaited' or said_status not in ('scheduled', 'live')
      or (said_status = 'live' and (last_reported is null or ${tellsMore}))
      or not (${pastLongestSql({ sportId: 'sport_id', kickoffUtc: takenKickoff, kickoffKnown: takenKickoffKnown }, '$2')})) as takes_state
    from kickoffs
  ), wanted as (
    select id, case when takes_state then null else last_reported end as last_reported, ${names.map((name) => `${writtenTo(name)} as ${name}`).join(', ')},
      case when takes_fixture then $3 else fixture_source end as fixture_source,
      case when takes_state then $3 else state_source end as state_source,
      case when takes_details then $3 else details_source end as details_source,
      case when takes_events then $3 else events_source end as events_source,
      case when takes_statistics then $3 else statistics_source end as statistics_source
    from renewed
  ), written as (
    select w.*, (${listed('m', names)}) is distinct from (${listed('w', names)}) as changed
    from wanted w join matches m on m.id = w.id
  )
  update matches m set ${[...names, 'last_reported', ...sourceColumns].map((name) => `${name} = w.${name}`).join(', ')},
    updated_at = case when w.changed then $2 else m.updated_at end
  from written w
  where m.id = w.id and (w.changed or (${listed('m', sourceColumns)}) is distinct from (${listed('w', sourceColumns)}))
  returning m.id, w.changed`;
}
