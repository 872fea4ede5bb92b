import type { Queryable } from '#data/database/database.ts';
import { cleanName } from '#domain/team/clean-name.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { reservedSlugs } from '#domain/team/reserved-slugs.ts';
import { shortenName } from '#domain/team/shorten-name.ts';
import { ClubIdentityError, type IdentifiedClub } from './identify-club.ts';

/** Names of a club: in full, for rows (up to 18 characters), and for narrow places (up to 12). */
export interface ClubNames {
  readonly name: string;
  readonly rowName?: string | undefined;
  readonly shortName?: string | undefined;
}

/**
 * Returns a name or spelling in the form in which it is stored and compared.
 *
 * @throws ClubIdentityError when it contains neither letters nor digits
 */
export function checkedName(name: string): string {
  const cleaned = cleanName(name);
  if (foldName(cleaned) === '') throw new ClubIdentityError(`"${name}" is no name; it needs letters or digits`);
  return cleaned;
}

/**
 * Returns the names in the form in which they are stored, with missing short ones derived from the full name.
 *
 * @throws ClubIdentityError when one is no name or is too long
 */
export function checkedNames({ name, rowName, shortName }: ClubNames): Required<ClubNames> {
  const full = checkedName(name);
  const names = {
    name: full,
    rowName: rowName === undefined ? shortenName(full, 18) : checkedName(rowName),
    shortName: shortName === undefined ? shortenName(full, 12) : checkedName(shortName),
  };
  if ([...names.rowName].length > 18) throw new ClubIdentityError(`"${rowName}" has more than 18 characters`);
  if ([...names.shortName].length > 12) throw new ClubIdentityError(`"${shortName}" has more than 12 characters`);
  return names;
}

/** Throws a ClubIdentityError when an address is malformed or reserved, or when a club has or had it. */
export async function refuseAddress(client: Queryable, slug: string): Promise<void> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80) {
    throw new ClubIdentityError(`"${slug}" is no address; it needs small letters, digits and single hyphens`);
  }
  if (reservedSlugs.has(slug)) throw new ClubIdentityError(`the address "${slug}" is reserved`);
  const taken = await client.query('select 1 from teams where slug = $1 union all select 1 from former_team_slugs where slug = $1', [slug]);
  if (taken.rowCount !== 0) throw new ClubIdentityError(`the address "${slug}" is taken`);
}

/** Throws a ClubIdentityError when a name is a spelling of another club than the one at this address. */
export async function refuseOthersName(
  client: Queryable,
  { countryId, genderType, name }: Pick<IdentifiedClub, 'countryId' | 'genderType' | 'name'>,
  slug: string,
): Promise<void> {
  const { rows } = await client.query<{ slug: string }>(
    `select t.slug from team_aliases a join teams t on t.id = a.team_id
     where a.country_id = $1 and a.gender_type = $2 and a.alias_key = $3 and t.slug <> $4`,
    [countryId, genderType, foldName(name), slug],
  );
  if (rows[0] !== undefined) throw new ClubIdentityError(`"${name}" is a spelling of "${rows[0].slug}" already`);
}
