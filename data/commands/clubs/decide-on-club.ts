import { rebuildSearchTerms } from '#data/commands/catalogue/rebuild-search-terms.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { type Database, inTransaction, type Queryable } from '#data/database/database.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { type ClubNames, checkedNames, refuseAddress, refuseOthersName } from './check-club.ts';
import { ClubIdentityError, identifyClub } from './identify-club.ts';
import { insertClubs } from './insert-clubs.ts';

export interface NewClubWish extends ClubNames {
  readonly slug: string;
  /** Slug of its country. */
  readonly country: string;
  readonly gender: 'men' | 'women';
  readonly town?: string | undefined;
}

/**
 * Adds a club at an address chosen by the operator.
 *
 * @throws ClubIdentityError when the address or the name is taken, or the country unknown
 */
export async function addClub(database: Database, wish: NewClubWish, now: Date): Promise<void> {
  await inTransaction(database, async (client) => {
    const { slug, country, gender } = wish;
    await refuseAddress(client, slug);
    const names = checkedNames(wish);
    const { rows } = await client.query<{ countryId: number }>('select id as "countryId" from countries where slug = $1', [country]);
    const [known] = rows;
    if (known === undefined) throw new ClubIdentityError(`no country "${country}"`);
    await refuseOthersName(client, { ...known, genderType: gender, name: names.name }, slug);
    await insertClubs(client, [{ ...wish, ...names }], now);
    await recordChanges(client, ['*'], now);
  });
}

/**
 * Changes the names of a club, in every language; its address is unchanged, and it is still found by its former names. The catalogue no longer changes its
 * names.
 *
 * @throws ClubIdentityError when the club does not exist, or the name is another's
 */
export async function renameClub(database: Database, slug: string, wish: ClubNames, now: Date): Promise<void> {
  await inTransaction(database, async (client) => {
    await nameClub(client, slug, wish, now);
    await rebuildSearchTerms(client);
    await recordChanges(client, ['*'], now);
  });
}

/**
 * Confirms a provisional club, with other names when given.
 *
 * @throws ClubIdentityError when the club does not exist, or is not provisional
 */
export async function confirmClub(database: Database, slug: string, wish: ClubNames | undefined, now: Date): Promise<void> {
  await inTransaction(database, async (client) => {
    const club = await identifyClub(client, slug);
    const { rowCount } = await client.query('delete from provisional_clubs where team_id = $1', [club.id]);
    if (rowCount === 0) throw new ClubIdentityError(`"${slug}" is no provisional club`);
    if (wish !== undefined) await nameClub(client, slug, wish, now);
    await rebuildSearchTerms(client);
    await recordChanges(client, ['*'], now);
  });
}

/**
 * Changes the colours of a club, one to three as `#rrggbb`, the dominant first. The catalogue no longer changes its colours.
 *
 * @throws ClubIdentityError when the club does not exist, or a value is no colour
 */
export async function colourClub(database: Database, slug: string, colours: readonly string[], now: Date): Promise<void> {
  const wrong = colours.find((colour) => !/^#[0-9a-f]{6}$/i.test(colour));
  if (wrong !== undefined) throw new ClubIdentityError(`"${wrong}" is no colour; it needs # and six hexadecimal digits`);
  if (colours.length === 0 || colours.length > 3) throw new ClubIdentityError(`a club has one to three colours, not ${colours.length}`);
  await inTransaction(database, async (client) => {
    const club = await identifyClub(client, slug);
    await client.query('update teams set colours = $2, coloured_at = $3, updated_at = $3 where id = $1', [club.id, colours, now]);
    await recordChanges(client, ['*'], now);
  });
}

async function nameClub(client: Queryable, slug: string, wish: ClubNames, now: Date): Promise<void> {
  const names = checkedNames(wish);
  const club = await identifyClub(client, slug);
  await refuseOthersName(client, { ...club, name: names.name }, slug);
  await client.query('update teams set name = $2, row_name = $3, short_name = $4, named_at = $5, updated_at = $5 where id = $1', [
    club.id,
    names.name,
    names.rowName,
    names.shortName,
    now,
  ]);
  await client.query('delete from team_names where team_id = $1', [club.id]);
  await client.query(
    'insert into team_aliases (country_id, gender_type, alias_key, alias, team_id) values ($1, $2, $3, $4, $5) on conflict do nothing',
    [club.countryId, club.genderType, foldName(names.name), names.name, club.id],
  );
}
