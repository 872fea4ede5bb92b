import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { firstSport } from '#domain/sports/sport.ts';

export interface IdentifiedClub {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly countryId: number;
  readonly genderType: 'men' | 'women';
}

/** Error that refuses to change clubs as requested; its message gives the reason. Nothing was changed. */
export class ClubIdentityError extends Error {
  readonly code = 'CLUB_IDENTITY';
  override readonly name = 'ClubIdentityError';
}

/**
 * Returns the club of football at an address, locked until the transaction ends.
 *
 * @throws ClubIdentityError when no club has this address
 */
export async function identifyClub(client: Queryable, slug: string): Promise<IdentifiedClub> {
  const { rows } = await client.query<IdentifiedClub>(
    'select id, slug, name, country_id as "countryId", gender_type as "genderType" from teams where slug = $1 and sport_id = $2 for update',
    [slug, sportIds[firstSport]],
  );
  const club = rows[0];
  if (club !== undefined) return club;
  const former = await client.query<{ slug: string }>(
    'select t.slug from former_team_slugs f join teams t on t.id = f.team_id where f.slug = $1',
    [slug],
  );
  const present = former.rows[0]?.slug;
  throw new ClubIdentityError(present === undefined ? `no club "${slug}"` : `the club "${slug}" was merged into "${present}" before`);
}
