import type { Queryable } from '#data/database/database.ts';
import type { PlacedFootballMatch } from '../placed-match.ts';

/** Stores the missing venues of matches; returns the id of each match's venue, undefined when its feed names none. */
export async function storeVenues(client: Queryable, placed: readonly PlacedFootballMatch[]): Promise<(number | undefined)[]> {
  const venues = placed.map(({ match: { venue, home }, tournament }) =>
    venue === undefined ? undefined : { ...venue, country: home.country ?? tournament.country },
  );
  if (venues.every((venue) => venue === undefined)) return venues;
  const { rows } = await client.query<Venue & { readonly id: number }>(
    `with named as (select distinct c.id as country_id, c.slug as country, v.name, v.town
                   from jsonb_to_recordset($1) as v(name text, town text, country text) join countries c on c.slug = v.country),
     added as (insert into venues (country_id, name, town) select country_id, name, town from named on conflict do nothing
               returning id, country_id, name, town)
     select v.id, t.country, t.name, t.town
     from (select * from added union all select id, country_id, name, town from venues) v
     join named t on t.country_id = v.country_id and t.name = v.name and t.town = v.town`,
    [JSON.stringify(venues.filter((venue) => venue !== undefined))],
  );
  const ids = new Map(rows.map((venue) => [keyOf(venue), venue.id]));
  return venues.map((venue) => (venue === undefined ? undefined : ids.get(keyOf(venue))));
}

interface Venue {
  readonly name: string;
  readonly town: string;
  readonly country: string;
}

function keyOf({ name, town, country }: Venue): string {
  return `${name}|${town}|${country}`;
}
