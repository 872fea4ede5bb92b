import { rebuildSearchTerms } from '#data/commands/catalogue/rebuild-search-terms.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { inTransaction, type Queryable, type Transactable } from '#data/database/database.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { type ClubNames, checkedNames, refuseAddress, refuseOthersName } from './check-club.ts';
import { type FormerColours, type FormerNames, formerColoursOf, formerNamesOf } from './former-club.ts';
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
export async function addClub(database: Transactable, wish: NewClubWish, now: Date): Promise<void> {
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
 * names. Returns the former names.
 *
 * @throws ClubIdentityError when the club does not exist, or the name is another's
 */
export async function renameClub(database: Transactable, slug: string, wish: ClubNames, now: Date): Promise<FormerNames> {
  return inTransaction(database, async (client) => {
    const former = await nameClub(client, slug, wish, now);
    await rebuildSearchTerms(client);
    await recordChanges(client, ['*'], now);
    return former;
  });
}

/** Facts about a club from before it was confirmed. */
export interface ConfirmedClub {
  /** Source, competition and moment of its first report. */
  readonly provisional: { readonly source: string; readonly tournament: string; readonly addedAt: Date };
  /** Its names; undefined when it was given no other ones. */
  readonly names: FormerNames | undefined;
}

/**
 * Confirms a provisional club, with other names when given. Returns the facts from before.
 *
 * @throws ClubIdentityError when the club does not exist, or is not provisional
 */
export async function confirmClub(database: Transactable, slug: string, wish: ClubNames | undefined, now: Date): Promise<ConfirmedClub> {
  return inTransaction(database, async (client) => {
    const club = await identifyClub(client, slug);
    const { rows } = await client.query<ConfirmedClub['provisional']>(
      'delete from provisional_clubs where team_id = $1 returning source, tournament, added_at as "addedAt"',
      [club.id],
    );
    const [provisional] = rows;
    if (provisional === undefined) throw new ClubIdentityError(`"${slug}" is no provisional club`);
    const names = wish === undefined ? undefined : await nameClub(client, slug, wish, now);
    await rebuildSearchTerms(client);
    await recordChanges(client, ['*'], now);
    return { provisional, names };
  });
}

/**
 * Changes the colours of a club, one to three as `#rrggbb`, the dominant first. The catalogue no longer changes its colours. Returns
 * the former ones.
 *
 * @throws ClubIdentityError when the club does not exist, or a value is no colour
 */
export async function colourClub(database: Transactable, slug: string, colours: readonly string[], now: Date): Promise<FormerColours> {
  const wrong = colours.find((colour) => !/^#[0-9a-f]{6}$/i.test(colour));
  if (wrong !== undefined) throw new ClubIdentityError(`"${wrong}" is no colour; it needs # and six hexadecimal digits`);
  if (colours.length === 0 || colours.length > 3) throw new ClubIdentityError(`a club has one to three colours, not ${colours.length}`);
  return inTransaction(database, async (client) => {
    const club = await identifyClub(client, slug);
    const former = await formerColoursOf(client, club.id);
    await client.query('update teams set colours = $2, coloured_at = $3, updated_at = $3 where id = $1', [club.id, colours, now]);
    await recordChanges(client, ['*'], now);
    return former;
  });
}

async function nameClub(client: Queryable, slug: string, wish: ClubNames, now: Date): Promise<FormerNames> {
  const names = checkedNames(wish);
  const club = await identifyClub(client, slug);
  await refuseOthersName(client, { ...club, name: names.name }, slug);
  const former = await formerNamesOf(client, club.id);
  await client.query('update teams set name = $2, row_name = $3, short_name = $4, named_at = $5, updated_at = $5 where id = $1', [
    club.id,
    names.name,
    names.rowName,
    names.shortName,
    now,
  ]);
  await client.query('delete from team_names where team_id = $1', [club.id]);
  const added = await client.query(
    'insert into team_aliases (country_id, gender_type, alias_key, alias, team_id) values ($1, $2, $3, $4, $5) on conflict do nothing',
    [club.countryId, club.genderType, foldName(names.name), names.name, club.id],
  );
  return { ...former, newSpelling: added.rowCount === 1 ? foldName(names.name) : null };
}
