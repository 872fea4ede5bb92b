import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Tour } from '../../domain/tennis-event.ts';

/** Returns the slugs of all players of tennis that are stored, by their tours. */
export async function listPlayerSlugs(database: Queryable): Promise<Readonly<Record<Tour, ReadonlySet<string>>>> {
  const { rows } = await database.query<{ slug: string; tour: Tour }>(
    `select slug, case gender_type when 'men' then 'atp' else 'wta' end as tour from teams where sport_id = ${sportIds.tennis}`,
  );
  const ofTour = (wanted: Tour) => new Set(rows.flatMap(({ slug, tour }) => (tour === wanted ? [slug] : [])));
  return { atp: ofTour('atp'), wta: ofTour('wta') };
}
