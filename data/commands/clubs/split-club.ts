import { rebuildSearchTerms } from '#data/commands/catalogue/rebuild-search-terms.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { inTransaction, type Queryable, type Transactable } from '#data/database/database.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { type ClubNames, checkedNames, refuseAddress, refuseOthersName } from './check-club.ts';
import { ClubIdentityError, type IdentifiedClub, identifyClub } from './identify-club.ts';
import { readdressMatches } from './readdress-matches.ts';

export interface SplitWish {
  /** Club under which several were stored. */
  readonly slug: string;
  /** Spellings that belong to another club. */
  readonly aliases: readonly string[];
  readonly newSlug: string;
  readonly newName: string;
}

export interface ClubSplit {
  readonly matchesMoved: number;
  /** Number of matches that are not moved because no spelling was stored with them; a fresh import adds it. */
  readonly matchesWithoutSpelling: number;
  /** Numbers of the club at providers, which were deleted. */
  readonly externalIds: readonly { readonly sportId: number; readonly provider: string; readonly externalId: string }[];
}

/**
 * Creates a club from some of a club's spellings, and moves to it the matches that feeds listed under these. The spellings lead to the new club from then
 * on, for imports and for the catalogue alike. The squad is not moved, because no spelling is stored with it.
 *
 * @throws ClubIdentityError when the club does not exist; when a spelling is not its own, or none would remain; when the new address or name is taken;
 *   when a match has both spellings that move and spellings that remain
 */
export async function splitClub(database: Transactable, wish: SplitWish, now: Date): Promise<ClubSplit> {
  return inTransaction(database, async (client) => {
    const club = await identifyClub(client, wish.slug);
    const keys = await spellingsToMove(client, club, wish);
    const names = checkedNames({ name: wish.newName });
    await refuseOthersName(client, { ...club, name: names.name }, club.slug);
    const newId = await addClub(client, club, wish.newSlug, names, now);
    await client.query('update team_aliases set team_id = $2 where team_id = $1 and alias_key = any($3)', [club.id, newId, keys]);
    // The club that a provider's number means is then found again by name.
    const { rows: externalIds } = await client.query<ClubSplit['externalIds'][number]>(
      `delete from external_ids where kind = 'team' and own_id = $1 returning sport_id as "sportId", provider, external_id as "externalId"`,
      [club.id],
    );
    await client.query(
      `insert into team_aliases (country_id, gender_type, alias_key, alias, team_id) values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [club.countryId, club.genderType, foldName(names.name), names.name, newId],
    );
    const moved = await moveMatches(client, club.id, newId, keys, now);
    await shareSeasons(client, club.id, newId);
    await readdressMatches(client, moved);
    await rebuildSearchTerms(client);
    await recordChanges(client, ['*'], now);
    return { matchesMoved: moved.length, matchesWithoutSpelling: await countUnspelled(client, club.id), externalIds };
  });
}

async function spellingsToMove(client: Queryable, club: IdentifiedClub, { aliases }: SplitWish): Promise<string[]> {
  const { rows } = await client.query<{ key: string; alias: string }>(
    'select distinct alias_key as key, alias from team_aliases where team_id = $1 order by alias',
    [club.id],
  );
  const known = new Set(rows.map(({ key }) => key));
  const keys = [...new Set(aliases.map(foldName))];
  const stranger = aliases.find((alias) => !known.has(foldName(alias)));
  if (stranger !== undefined) {
    throw new ClubIdentityError(`"${stranger}" is no spelling of "${club.slug}"; these are: ${rows.map(({ alias }) => alias).join(', ')}`);
  }
  if (keys.length === 0) throw new ClubIdentityError('no spelling was named');
  if (keys.length === known.size) throw new ClubIdentityError(`these are all spellings of "${club.slug}"; at least one has to stay`);
  return keys;
}

async function addClub(client: Queryable, club: IdentifiedClub, newSlug: string, names: Required<ClubNames>, now: Date): Promise<number> {
  await refuseAddress(client, newSlug);
  const { rows } = await client.query<{ id: number }>(
    `insert into teams (sport_id, country_id, slug, gender_type, name, row_name, short_name, colours, created_at, updated_at)
     select sport_id, country_id, $2, gender_type, $3, $4, $5, '{}', $6, $6 from teams where id = $1 returning id`,
    [club.id, newSlug, names.name, names.rowName, names.shortName, now],
  );
  return (rows[0] as { id: number }).id;
}

async function moveMatches(client: Queryable, clubId: number, newId: number, keys: readonly string[], now: Date): Promise<number[]> {
  const moved: number[] = [];
  for (const side of ['home', 'away']) {
    const { rows } = await client.query<{ id: number; slug: string; shared: boolean }>(
      `select id, slug, not ${side}_spellings <@ $2 as shared from matches where ${side}_team_id = $1 and ${side}_spellings && $2 order by id`,
      [clubId, keys],
    );
    const ambiguous = rows.find(({ shared }) => shared);
    if (ambiguous !== undefined) {
      throw new ClubIdentityError(
        `the match ${ambiguous.slug} was told under spellings that go and under one that stays; name all of them, or none`,
      );
    }
    const ids = rows.map(({ id }) => id);
    await client.query(`update matches set ${side}_team_id = $2, updated_at = $3 where id = any($1)`, [ids, newId, now]);
    moved.push(...ids);
  }
  return moved;
}

/** Adds the new club to the seasons in which it has matches, and removes the old one from those in which it has none left. */
async function shareSeasons(client: Queryable, clubId: number, newId: number): Promise<void> {
  const seasonsOf = 'select season_id from matches where home_team_id = $2 or away_team_id = $2';
  await client.query(
    `insert into season_entries (season_id, team_id, group_label)
     select season_id, $2, group_label from season_entries where team_id = $1 and season_id in (${seasonsOf})`,
    [clubId, newId],
  );
  await client.query(
    `delete from season_entries e where team_id = $1 and season_id in (${seasonsOf})
     and not exists (select 1 from matches m where m.season_id = e.season_id and $1 in (m.home_team_id, m.away_team_id))`,
    [clubId, newId],
  );
}

async function countUnspelled(client: Queryable, clubId: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from matches where (home_team_id = $1 and home_spellings = '{}') or (away_team_id = $1 and away_spellings = '{}')`,
    [clubId],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Gives a club again, within the caller's transaction, the numbers at providers that a split had deleted; those that a provider has given to a club since
 * are unchanged.
 *
 * @throws ClubIdentityError when the club does not exist
 */
export async function restoreNumbers(client: Queryable, slug: string, externalIds: ClubSplit['externalIds']): Promise<void> {
  const { id } = await identifyClub(client, slug);
  await client.query(
    `insert into external_ids (sport_id, provider, kind, external_id, own_id)
     select r."sportId", r.provider, 'team', r."externalId", $1 from jsonb_to_recordset($2) as r("sportId" smallint, provider text, "externalId" text)
     on conflict do nothing`,
    [id, JSON.stringify(externalIds)],
  );
}
