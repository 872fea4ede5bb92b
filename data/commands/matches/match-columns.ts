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

/** The columns in which a feed without a value leaves the value of another feed. */
const preservedColumns = [
  'stage',
  'matchday',
  'group_label',
  'leg',
  'half_time_home',
  'half_time_away',
  'full_time_home',
  'full_time_away',
  'extra_time_home',
  'extra_time_away',
  'penalties_home',
  'penalties_away',
  'attendance',
  'referee',
  'venue_id',
];

export type MatchRow = Record<keyof typeof matchColumns, string | number | boolean | null | readonly string[]>;

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
    neutral_venue: match.neutralVenue ?? false,
    attendance: match.attendance ?? null,
    referee: match.referee ?? null,
    venue_id: venueId,
    home_spellings: [foldName(match.home.name)],
    away_spellings: [foldName(match.away.name)],
  };
}

const names = Object.keys(matchColumns) as (keyof typeof matchColumns)[];
const recordset = (extra: string) =>
  `jsonb_to_recordset($1) as r(${extra}, ${names.map((name) => `${name} ${matchColumns[name]}`).join(', ')})`;

/** Inserts new matches from a JSON array of rows; returns id and slug. $2 is the moment of the change. */
export const insertMatchesSql = `
  insert into matches (slug, tournament_id, season_id, home_team_id, away_team_id, ${names.join(', ')}, updated_at)
  select r.slug, r.tournament_id, r.season_id, r.home_team_id, r.away_team_id, ${names.map((name) => `r.${name}`).join(', ')}, $2
  from ${recordset('slug text, tournament_id int, season_id int, home_team_id int, away_team_id int')}
  returning id, slug`;

/*
 * An hour once known is not forgotten, and a result is not taken back by a feed that has not heard of it yet: an incoming
 * fixture leaves a match alone that is being played or over, and an incoming state of play one that is over.
 */
const updatedValue = (name: string): string => {
  if (name === 'kickoff_utc') return 'case when m.kickoff_known and not r.kickoff_known then m.kickoff_utc else r.kickoff_utc end';
  if (name === 'kickoff_known') return 'm.kickoff_known or r.kickoff_known';
  if (name.endsWith('_spellings')) return `case when m.${name} @> r.${name} then m.${name} else m.${name} || r.${name} end`;
  return preservedColumns.includes(name) ? `coalesce(r.${name}, m.${name})` : `r.${name}`;
};

/** Updates stored matches from a JSON array of rows with `id`; returns the ids of those that really changed. */
export const updateMatchesSql = `
  with wanted as (
    select m.id, ${names.map((name) => `${updatedValue(name)} as ${name}`).join(', ')}
    from ${recordset('id int')} join matches m on m.id = r.id
    where not (r.status = 'scheduled' and m.status in ('live', 'finished', 'awarded', 'abandoned'))
      and not (r.status = 'live' and m.status in ('finished', 'awarded', 'abandoned'))
  )
  update matches m set ${names.map((name) => `${name} = w.${name}`).join(', ')}, updated_at = $2
  from wanted w
  where m.id = w.id and (${names.map((name) => `m.${name}`).join(', ')}) is distinct from (${names.map((name) => `w.${name}`).join(', ')})
  returning m.id`;
