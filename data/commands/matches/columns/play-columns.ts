/**
 * Columns of `matches` for the state of play, with their types. An awaited match, which must be over without a reported result, has their last values in
 * `last_reported`.
 */
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

/** Returns the SQL of the value of a column of the match `m`; for an awaited match and a column in `playColumns`, the last reported value. */
export function lastKnown(column: string): string {
  const type = playColumns[column];
  if (type === undefined) return `m.${column}`;
  const reported = type === 'jsonb' ? `nullif(m.last_reported->'${column}', 'null')` : `(m.last_reported->>'${column}')::${type}`;
  return `case when m.status = 'awaited' then ${reported} else m.${column} end`;
}
