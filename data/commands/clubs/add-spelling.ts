import { rebuildSearchTerms } from '#data/commands/catalogue/rebuild-search-terms.ts';
import { weighSearchTerms } from '#data/commands/catalogue/weigh-search-terms.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { inTransaction, type Queryable, type Transactable } from '#data/database/database.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { searchKeysOf } from '#domain/team/search-key.ts';
import { checkedName } from './check-club.ts';
import { removeSpellings } from './former-club.ts';
import { ClubIdentityError, identifyClub } from './identify-club.ts';
import { type ClubMerge, mergeClubsWithin } from './merge-clubs.ts';

/** Changes that a new spelling made. */
export interface AddedSpelling {
  /** The folded spelling; null when the club had it before. */
  readonly key: string | null;
  /** Merge of the provisional club that had the spelling; undefined when none had. */
  readonly merge: ClubMerge | undefined;
  /** Rows of the list of unknown names that were deleted. */
  readonly unknownNames: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Adds a spelling to a club, and removes it from the list of unknown names. A provisional club with that spelling is merged into the club. Matches that were
 * held back because the spelling was unknown can be stored from then on.
 *
 * @throws ClubIdentityError when the club does not exist, the spelling has neither letters nor digits, or it belongs to another club that is not
 *   provisional
 */
export async function addSpelling(database: Transactable, slug: string, wish: string, now: Date): Promise<AddedSpelling> {
  const spelling = checkedName(wish);
  return inTransaction(database, async (client) => {
    const club = await identifyClub(client, slug);
    const { rows } = await client.query<{ slug: string; provisional: boolean; isNew: boolean }>(
      `insert into team_aliases as a (country_id, gender_type, alias_key, alias, team_id)
       select t.country_id, t.gender_type, $2, $3, t.id from teams t where t.id = $1
       on conflict (country_id, gender_type, alias_key) do update set team_id = a.team_id
       returning (select o.slug from teams o where o.id = a.team_id) as slug,
         exists (select from provisional_clubs p where p.team_id = a.team_id) as provisional, a.xmax = 0 as "isNew"`,
      [club.id, foldName(spelling), spelling],
    );
    const owner = rows[0];
    let merge: ClubMerge | undefined;
    if (owner !== undefined && owner.slug !== club.slug) {
      if (!owner.provisional) throw new ClubIdentityError(`"${spelling}" is a spelling of "${owner.slug}" already`);
      merge = await mergeClubsWithin(client, owner.slug, club.slug, now);
      await rebuildSearchTerms(client);
    }
    await client.query(`insert into search_terms (kind, subject_id, term) select 'team', $1, unnest($2::text[]) on conflict do nothing`, [
      club.id,
      searchKeysOf(spelling),
    ]);
    await weighSearchTerms(client, { teams: [club.id] });
    const { rows: unknownNames } = await client.query<{ row: Readonly<Record<string, unknown>> }>(
      `delete from unknown_names u using teams t join countries c on c.id = t.country_id
       where t.id = $1 and u.kind = 'team' and u.country = c.slug and u.gender_type = t.gender_type and u.name = $2
       returning to_jsonb(u) as row`,
      [club.id, spelling],
    );
    return { key: owner?.isNew === true ? foldName(spelling) : null, merge, unknownNames: unknownNames.map(({ row }) => row) };
  });
}

/**
 * Removes a spelling from a club again, within the caller's transaction, and lists the names again that were unknown before. Matches that were stored
 * under it are not moved.
 *
 * @throws ClubIdentityError when the club does not exist
 */
export async function removeSpelling(
  client: Queryable,
  slug: string,
  { key, unknownNames }: Omit<AddedSpelling, 'merge'>,
  now: Date,
): Promise<void> {
  const { id } = await identifyClub(client, slug);
  if (key !== null) await removeSpellings(client, id, [key]);
  await client.query('insert into unknown_names select * from jsonb_populate_recordset(null::unknown_names, $1) on conflict do nothing', [
    JSON.stringify(unknownNames),
  ]);
  await rebuildSearchTerms(client);
  await recordChanges(client, ['*'], now);
}
