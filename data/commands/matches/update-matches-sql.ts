import { lastKnown, playColumns } from './columns/play-columns.ts';
import { pastLongestSql } from './past-longest-sql.ts';

/** Columns of `matches` that a provider may set, with their types. */
export type ColumnTypes = Readonly<Record<string, string>>;

const sourceColumns = ['fixture_source', 'state_source', 'details_source', 'events_source', 'statistics_source'];

const takenKickoff = 'case when takes_kickoff then said_kickoff_utc else m_kickoff_utc end';
const takenKickoffKnown = '(m_kickoff_known or (takes_kickoff and said_kickoff_known))';

/** Columns of all sports, and their SQL values in an update. */
const sharedValues: Readonly<Record<string, string>> = {
  kickoff_utc: takenKickoff,
  kickoff_known: takenKickoffKnown,
  status: 'case when takes_state then said_status else m_status end',
  ...Object.fromEntries(['stage', 'matchday', 'group_label', 'part', 'leg'].map((name) => [name, filledValue(name, 'takes_fixture')])),
};

/**
 * Returns the SQL value of a column. When `takes` is true, it is the reported value, or the stored one when none is reported. Otherwise it is the stored
 * value, or `filling` when none is stored.
 */
export function filledValue(name: string, takes: string, filling = `said_${name}`): string {
  return `case when ${takes} then coalesce(said_${name}, m_${name}) else coalesce(m_${name}, ${filling}) end`;
}

/**
 * Returns the SQL of a recordset `r` of the rows in the JSON array $1: these columns, the caller's own in `more`, and whether the provider has events and
 * statistics.
 */
export function rowsSql(columns: ColumnTypes, more: string): string {
  const all = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  return `jsonb_to_recordset($1) as r(${more}, has_events boolean, has_statistics boolean, ${all.join(', ')})`;
}

/** Returns the SQL of the progress of a match with this status: 0 before it, 1 in play, 2 after it. */
const progressOf = (status: string): string =>
  `case when ${status} in ('finished', 'awarded', 'abandoned') then 2 when ${status} = 'live' then 1 else 0 end`;

/** Returns the SQL that is true when a provider has not reported the match in the last five minutes. */
const isSilent = (provider: string): string =>
  `not exists (select 1 from match_reports o where o.match_id = m.id and o.provider = ${provider} and o.said_at > $2::timestamptz - interval '5 minutes')`;

/**
 * Returns the statement that updates stored matches from a JSON array of rows with `id` ($1). It returns the ids of those written; `changed` is true when
 * a visitor can see the change, `isClock` when that is only the minute. $2 is the moment, $3 the provider, $4 to $9 the providers believed more than it on each subject, in their order in
 * precedence.ts.
 *
 * - A match never goes back. Once it is over, a report that it is in play or to come is not believed; once it has begun, a report that it is to come does
 *   not change its fixture. A later report that it is postponed or cancelled is believed.
 * - A source that is believed less than the present one is used only in two cases. It may report that a scheduled match has begun; a postponed one it may
 *   not, since it may not know of the postponement. And it is used when the present one has been silent: for five minutes while the match is in play or when
 *   it reports the end, for a day and a half otherwise.
 * - An awaited match, which must be over without a reported result, changes by a report with news from any source: a later kick-off, another state of play,
 *   or the outcome. A source that repeats what was last reported, or that the match is to come at its old hour, has no news.
 * - A value that one source leaves out is filled in from another.
 * - No source changes the state of a match that was decided off the pitch or chosen by an operator, while that ruling is in force, or a kick-off that an
 *   operator chose.
 *
 * Each step is materialized: otherwise the planner copies the expressions and subqueries of a step into each that uses it, and plans for 45 ms.
 *
 * @param columns columns of a sport, with `home_goals` and `away_goals`
 * @param values SQL values of the columns that not all sports share. In a value, `m_<column>` is the stored and `said_<column>` the reported value.
 *   `stored` and `said` are the progress of the match by each: 0 before it, 1 in play, 2 after it. `takes_fixture`, `takes_state` and `takes_details` are
 *   true when the provider is believed on that subject. `fills_score` is true when it reports the stored result.
 * @param differsInPlay SQL that is true when the provider reports another state of play than the last one
 */
export function updateMatchesSql(columns: ColumnTypes, values: Readonly<Record<string, string>>, differsInPlay: string): string {
  const names = Object.keys(columns);
  const besidesClock = names.filter((name) => name !== 'minute' && name !== 'added_minute');
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
  ), kickoffs as materialized (
    select *, not exists (select 1 from chosen_kickoffs c where c.match_id = judged.id)
      and not (m_kickoff_known and not said_kickoff_known) and (takes_fixture or (said_kickoff_known and not m_kickoff_known)) as takes_kickoff
    from judged
  ), renewed as materialized (
    select *, believes_state and (m_status <> 'awaited' or said_status not in ('scheduled', 'live')
      or (said_status = 'live' and (last_reported is null or ${differsInPlay}))
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
    select w.*, (${listed('m', names)}) is distinct from (${listed('w', names)}) as changed,
      (${listed('m', besidesClock)}) is not distinct from (${listed('w', besidesClock)}) as is_clock
    from wanted w join matches m on m.id = w.id
  )
  update matches m set ${[...names, 'last_reported', ...sourceColumns].map((name) => `${name} = w.${name}`).join(', ')},
    updated_at = case when w.changed then $2 else m.updated_at end
  from written w
  where m.id = w.id and (w.changed or (${listed('m', sourceColumns)}) is distinct from (${listed('w', sourceColumns)}))
  returning m.id, w.changed, w.is_clock as "isClock"`;
}
