/** The columns of `matches` that tell how a match stands while it is played, with their types. Those of one that is awaited are in `last_reported`. */
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

/** Returns the SQL of a column of the match `m`, which in one that is awaited is as it was last reported. */
export function lastKnown(column: string): string {
  const type = playColumns[column];
  if (type === undefined) return `m.${column}`;
  const reported = type === 'jsonb' ? `nullif(m.last_reported->'${column}', 'null')` : `(m.last_reported->>'${column}')::${type}`;
  return `case when m.status = 'awaited' then ${reported} else m.${column} end`;
}
