/** Columns of `matches` with the state of play, with their types. For an awaited match their last values are in `last_reported`. */
export const playColumns: Readonly<Record<string, string>> = {
  period: 'text',
  minute: 'smallint',
  added_minute: 'smallint',
  home_goals: 'smallint',
  away_goals: 'smallint',
  penalties_home: 'smallint',
  penalties_away: 'smallint',
  play: 'jsonb',
};

/** Returns the SQL of a column of the match `m`; for a column of play of an awaited match, the last reported value. */
export function lastKnown(column: string): string {
  const type = playColumns[column];
  if (type === undefined) return `m.${column}`;
  const reported = type === 'jsonb' ? `nullif(m.last_reported->'${column}', 'null')` : `(m.last_reported->>'${column}')::${type}`;
  return `case when m.status = 'awaited' then ${reported} else m.${column} end`;
}
