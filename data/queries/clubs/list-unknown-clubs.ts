import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { nameLikeness } from '#domain/team/name-likeness.ts';
import type { ListRange } from './list-provisional-clubs.ts';

/** Name of a club that a source used and no club has. */
export interface UnknownClub {
  readonly source: string;
  readonly country: string;
  readonly gender: 'men' | 'women';
  readonly name: string;
  /** Competition of the catalogue in which it was last named. */
  readonly tournament: string;
  readonly firstSeenAt: Date;
  readonly times: number;
  /** The club of the country with the most similar name, and its likeness from 0 to 1; undefined when none is alike. */
  readonly likeliest: { readonly slug: string; readonly name: string; readonly likeness: number } | undefined;
}

interface SpelledClub {
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly gender: string;
  readonly names: readonly string[];
}

/** Min likeness of the name of a club that is proposed. */
const likelyName = 0.5;

/** Returns names that no club has, those named most often first: a range of the list. */
export async function listUnknownClubs(database: Queryable, { from, most }: ListRange): Promise<UnknownClub[]> {
  const { rows } = await database.query<Omit<UnknownClub, 'likeliest'>>(
    `select source, country, gender_type as gender, name, tournament, first_seen_at as "firstSeenAt", times from unknown_names
     where kind = 'team' order by times desc, source, country, gender_type, name limit $1 offset $2`,
    [most, from],
  );
  if (rows.length === 0) return [];
  const { rows: clubs } = await database.query<SpelledClub>(
    `select t.slug, t.name, c.slug as country, t.gender_type as gender,
       array[t.name] || array(select a.alias from team_aliases a where a.team_id = t.id order by a.alias) as names
     from teams t join countries c on c.id = t.country_id where t.sport_id = ${sportIds.football} and c.slug = any($1) order by t.slug`,
    [rows.map(({ country }) => country)],
  );
  return rows.map((unknown) => ({ ...unknown, likeliest: likeliestOf(unknown, clubs) }));
}

function likeliestOf({ name, country, gender }: Omit<UnknownClub, 'likeliest'>, clubs: readonly SpelledClub[]): UnknownClub['likeliest'] {
  const alike = clubs
    .filter((club) => club.country === country && club.gender === gender)
    .map((club) => ({ slug: club.slug, name: club.name, likeness: Math.max(...club.names.map((known) => nameLikeness(name, known))) }))
    .filter(({ likeness }) => likeness >= likelyName);
  return alike.sort((one, other) => other.likeness - one.likeness)[0];
}

/** Returns the number of names of clubs that no club has. */
export async function countUnknownClubs(database: Queryable): Promise<number> {
  const { rows } = await database.query<{ count: number }>(`select count(*)::int as count from unknown_names where kind = 'team'`);
  return rows[0]?.count ?? 0;
}
