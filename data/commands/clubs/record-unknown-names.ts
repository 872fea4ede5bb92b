import type { Queryable } from '#data/database/database.ts';

/** Name that matches no known club, or a player who cannot be identified for certain. */
export interface UnknownName {
  readonly kind: 'team' | 'player';
  readonly country: string;
  readonly gender: string;
  readonly name: string;
  /** Competition of the catalogue in which it was named. */
  readonly tournament: string;
  /** Slug of the club with which a player was named. */
  readonly team?: string;
  /** The provider's own number, when it has one. */
  readonly externalId?: string;
}

/** Adds names to the operator's list; increases the count of those already on it. */
export async function recordUnknownNames(database: Queryable, source: string, names: readonly UnknownName[], now: Date): Promise<void> {
  if (names.length === 0) return;
  const keyOf = ({ kind, country, gender, team = '', name }: UnknownName) => [kind, country, gender, team, name].join('|');
  const distinct = [...new Map(names.map((unknown) => [keyOf(unknown), { team: '', ...unknown }])).values()];
  await database.query(
    `insert into unknown_names as u (source, kind, country, gender_type, team, name, external_id, tournament, first_seen_at, last_seen_at, times)
     select $1, r.kind, r.country, r.gender, r.team, r.name, r."externalId", r.tournament, $3, $3, 1
     from jsonb_to_recordset($2) as r(kind text, country text, gender text, team text, name text, "externalId" text, tournament text)
     on conflict (source, kind, country, gender_type, team, name)
     do update set external_id = excluded.external_id, tournament = excluded.tournament, last_seen_at = excluded.last_seen_at, times = u.times + 1`,
    [source, JSON.stringify(distinct), now],
  );
}
