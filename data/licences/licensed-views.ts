import { getTableColumns } from 'drizzle-orm';
import { matches } from '#data/tables/matches.ts';
import type { LicensedProvider } from './licence.ts';

/** Columns of a match that a single provider supplies, with the column that names the provider and the SQL shown instead when it is withheld. */
const masked: Readonly<Record<string, { readonly by: string; readonly instead: string }>> = {
  ...inPlaceOf('state_source', 'null', [
    ...['period', 'minute', 'added_minute', 'last_reported', 'home_goals', 'away_goals', 'play', 'half_time_home', 'half_time_away'],
    ...['full_time_home', 'full_time_away', 'extra_time_home', 'extra_time_away', 'penalties_home', 'penalties_away'],
  ]),
  ...inPlaceOf('state_source', "case when m.status in ('scheduled', 'postponed', 'cancelled') then 'scheduled' else 'awaited' end", [
    'status',
  ]),
  ...inPlaceOf('details_source', 'null', ['venue_id', 'attendance', 'referee', 'facts']),
  ...inPlaceOf('events_source', 'null', ['events_source']),
};
/** Columns derived from prices, of any provider. */
const priced = ['prices_from', 'count_prices_at', 'prices_seen_at', 'best_home_odds', 'best_draw_odds', 'best_away_odds'];

function inPlaceOf(by: string, instead: string, columns: readonly string[]) {
  return Object.fromEntries(columns.map((column) => [column, { by, instead }]));
}

/**
 * Returns the SQL that hides the facts of withheld providers from a connection: views that shadow the tables of the same names and leave out the providers'
 * rows, or the columns that they supply. Every query of the connection reads the views, so none can miss a licence. Empty when no provider is withheld.
 *
 * A match whose fixture comes from a withheld provider is left out as a whole; prices are left out of every match for which such a provider gave any.
 */
export function licensedViews(withheld: readonly LicensedProvider[]): string {
  if (withheld.length === 0) return '';
  const list = `array[${withheld.map((provider) => `'${provider}'`).join(', ')}]::text[]`;
  const by = (column: string) => `coalesce(${column} = any(${list}), false)`;
  const isHidden = by('m.fixture_source');
  const hasPrices = `(m.prices_from is not null or m.price_sources is not null)`;
  const isPriced = `(${hasPrices} and coalesce(m.price_sources && (${list} || 'unknown'::text), true))`;
  // Looked up row by row: as a join, the planner would have to guess how many matches are withheld, and read whole tables.
  const ofMatch = (id: string, condition: string) => `coalesce((select ${condition} from public.matches m where m.id = ${id}), false)`;
  const hiddenOf = (id: string) => ofMatch(id, isHidden);
  const columns = Object.values(getTableColumns(matches)).map(({ name }) => {
    const mask = masked[name];
    if (mask !== undefined) return `case when ${by(`m.${mask.by}`)} then ${mask.instead} else m.${name} end as ${name}`;
    return priced.includes(name) ? `case when ${isPriced} then null else m.${name} end as ${name}` : `m.${name}`;
  });
  const rows: Readonly<Record<string, string>> = {
    match_events: `not ${ofMatch('r.match_id', `${isHidden} or ${by('m.events_source')}`)}`,
    match_statistics: `not ${ofMatch('r.match_id', `${isHidden} or ${by('m.statistics_source')}`)}`,
    match_courses: `not ${ofMatch('r.match_id', `${isHidden} or ${by('m.state_source')} or ${by('m.events_source')}`)}`,
    match_reports: `not ${by('r.provider')}`,
    line_ups: `not ${by('r.provider')} and not ${hiddenOf('r.match_id')}`,
    line_up_players: `not exists (select from public.line_ups l where l.match_id = r.match_id and l.side = r.side and ${by('l.provider')}) and not ${hiddenOf('r.match_id')}`,
    // The source of an absence is not recorded; a provider that has a number for the match may be the source.
    absences: `not exists (select from public.external_ids e where e.kind = 'match' and e.own_id = r.match_id and ${by('e.provider')}) and not ${hiddenOf('r.match_id')}`,
    quotes: `not ${ofMatch('r.match_id', `${isHidden} or ${isPriced}`)}`,
    compared_prices: `not ${ofMatch('r.match_id', `${isHidden} or ${isPriced}`)}`,
    implied_goals: `not ${ofMatch('r.match_id', `${isHidden} or ${isPriced}`)}`,
    forecasts: `not ${hiddenOf('r.match_id')}`,
    told_standings: `not ${by('r.source')}`,
    standings_differences: `not ${by('r.source')}`,
    tournaments: `not ${by("(r.field_sources->>'name')")}`,
    competition_numbers: `not ${by('r.provider')}`,
    teams: `not ${by('r.told_by')} and not exists (select from public.provisional_clubs p where p.team_id = r.id and ${by('p.source')})`,
    players: `not (exists (select from public.external_ids e where e.kind = 'player' and e.own_id = r.id and ${by('e.provider')})
      and not exists (select from public.external_ids e where e.kind = 'player' and e.own_id = r.id and not ${by('e.provider')}))`,
    season_entries: `not exists (select from public.matches m where m.season_id = r.season_id and r.team_id in (m.home_team_id, m.away_team_id) and ${isHidden})`,
    live_events: `not ${ofMatch('r.match_id', `${isHidden} or ${by('m.state_source')}`)}`,
    live_states: `not ${ofMatch('r.match_id', `${isHidden} or ${by('m.state_source')}`)}`,
    // The facts of an article are not recorded by provider: an article on a competition is left out when a withheld provider supplies a match of it around
    // that day.
    news: `not exists (select from public.matches m where m.tournament_id = r.tournament_id and (${isHidden} or ${by('m.state_source')})
      and m.kickoff_utc between r.published_at - interval '8 days' and r.published_at + interval '8 days')`,
    tips: `not ${ofMatch('r.match_id', `${isHidden} or ${isPriced}`)}`,
    tip_settlements: `not coalesce((select ${ofMatch('t.match_id', `${isHidden} or ${by('m.state_source')} or ${isPriced}`)} from public.tips t where t.sequence = r.tip_sequence), false)`,
    predictions: `not ${hiddenOf('r.match_id')}`,
    prediction_outcomes: `not coalesce((select ${ofMatch('p.match_id', `${isHidden} or ${by('m.state_source')}`)} from public.predictions p where p.sequence = r.sequence and p.leaf = r.leaf), false)`,
  };
  return [
    `create temporary view matches as select ${columns.join(', ')} from public.matches m where not ${isHidden}`,
    ...Object.entries(rows).map(
      ([table, condition]) => `create temporary view ${table} as select r.* from public.${table} r where ${condition}`,
    ),
  ].join(';\n');
}
