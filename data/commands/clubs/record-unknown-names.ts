import type { Queryable } from '#data/database/database.ts';

/** A name that stands for no club that the site knows. */
export interface UnknownName {
  readonly country: string;
  readonly gender: string;
  readonly name: string;
  /** The catalogue's competition in which it was named. */
  readonly tournament: string;
}

/** Adds names to the operator's list, or counts that a source has named them again. */
export async function recordUnknownNames(database: Queryable, source: string, names: readonly UnknownName[], now: Date): Promise<void> {
  if (names.length === 0) return;
  const distinct = [...new Map(names.map((unknown) => [`${unknown.country}|${unknown.gender}|${unknown.name}`, unknown])).values()];
  await database.query(
    `insert into unknown_names as u (source, country, gender_type, name, tournament, first_seen_at, last_seen_at, times)
     select $1, r.country, r.gender, r.name, r.tournament, $3, $3, 1
     from jsonb_to_recordset($2) as r(country text, gender text, name text, tournament text)
     on conflict (source, country, gender_type, name)
     do update set tournament = excluded.tournament, last_seen_at = excluded.last_seen_at, times = u.times + 1`,
    [source, JSON.stringify(distinct), now],
  );
}
