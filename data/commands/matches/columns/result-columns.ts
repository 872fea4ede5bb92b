/** Columns of football's matches for the result and the state of play, with their PostgreSQL types. */
export const resultColumns = {
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
} as const;
