import type { KnownDisagreement } from '#data/catalogue/known-disagreements.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import type { MatchScore } from '#domain/match/match-score.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { storeVenues } from '../clubs/store-venues.ts';
import type { PlacedFootballMatch } from '../placed-match.ts';
import { reviewedScore } from '../reviewed-score.ts';
import { filledValue, updateMatchesSql } from '../update-matches-sql.ts';
import { insertMatchesSql, type MatchColumns } from './match-columns.ts';
import { resultColumns } from './result-columns.ts';

/** Columns that a feed of football may set for a match, with their PostgreSQL types, in the order in which rows are written. */
export const matchColumns = {
  kickoff_utc: 'timestamptz',
  kickoff_known: 'boolean',
  stage: 'text',
  matchday: 'smallint',
  group_label: 'text',
  part: 'text',
  leg: 'smallint',
  ...resultColumns,
  neutral_venue: 'boolean',
  attendance: 'integer',
  referee: 'text',
  venue_id: 'integer',
  home_spellings: 'text[]',
  away_spellings: 'text[]',
} as const;

type Column = keyof typeof matchColumns;

const stateColumns: readonly Column[] = ['status', 'period', 'minute', 'added_minute', 'home_goals', 'away_goals'];
/** Columns of the parts of a score. A source that has no value for a part does not clear the stored value. */
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
/** Columns stored with a provider's report on a match. */
export const reportColumns: readonly Column[] = ['kickoff_utc', ...stateColumns, ...scorePartColumns];
const detailColumns: readonly Column[] = ['neutral_venue', 'attendance', 'referee', 'venue_id'];

type FootballRow = Record<Column | 'has_events' | 'has_statistics', string | number | boolean | null | readonly string[]>;

function toRow({ match, tournament, kickoffUtc }: PlacedFootballMatch, score: MatchScore | undefined, venueId: number | null): FootballRow {
  const { round, live } = match;
  return {
    kickoff_utc: kickoffUtc.toISOString(),
    kickoff_known: match.kickoff.known,
    stage: round?.stage ?? null,
    matchday: round?.matchday ?? null,
    group_label: round?.group ?? null,
    part: round?.part ?? null,
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
    neutral_venue: match.neutralVenue ?? (tournament.isOnNeutralGround === true ? true : null),
    attendance: match.attendance ?? null,
    referee: match.referee ?? null,
    venue_id: venueId,
    home_spellings: [foldName(match.home.name)],
    away_spellings: [foldName(match.away.name)],
    has_events: match.events !== undefined,
    has_statistics: match.statistics !== undefined,
  };
}

const valuesOf = (of: readonly Column[], value: (name: Column) => string) => Object.fromEntries(of.map((name) => [name, value(name)]));

const columnsOf = (whose: 'said' | 'm') =>
  stateColumns
    .slice(1)
    .map((name) => `${whose}_${name}`)
    .join(', ');

const insertSql = insertMatchesSql(matchColumns, { neutral_venue: 'false' });

const updateSql = updateMatchesSql(
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

/**
 * Returns the mapping of football matches to their columns, among them the parts of the score, venue, attendance and referee.
 *
 * @param disagreements scores that a review corrected; they are stored as corrected
 */
export function footballMatchColumns(disagreements: readonly KnownDisagreement[]): MatchColumns<FeedMatch> {
  return {
    async rowsOf(client, placed) {
      const venueIds = await storeVenues(client, placed);
      return placed.map((place, index) => toRow(place, reviewedScore(place, disagreements), venueIds[index] ?? null));
    },
    insertSql,
    updateSql,
  };
}
