import { rebuildSearchTerms } from '#data/commands/catalogue/rebuild-search-terms.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import type { Queryable } from '#data/database/database.ts';
import type { ConfirmedClub } from './decide-on-club.ts';
import { ClubIdentityError, identifyClub } from './identify-club.ts';

/**
 * Makes a confirmed club provisional again, within the caller's transaction.
 *
 * @throws ClubIdentityError when the club does not exist
 */
export async function unconfirmClub(
  client: Queryable,
  slug: string,
  { source, tournament, addedAt }: ConfirmedClub['provisional'],
  now: Date,
): Promise<void> {
  const { id } = await identifyClub(client, slug);
  await client.query(
    'insert into provisional_clubs (team_id, source, tournament, added_at) values ($1, $2, $3, $4) on conflict do nothing',
    [id, source, tournament, addedAt],
  );
  await rebuildSearchTerms(client);
  await recordChanges(client, ['*'], now);
}

/**
 * Deletes a club that an operator added, within the caller's transaction.
 *
 * @throws ClubIdentityError when the club does not exist, or has matches, seasons or a ruling by now
 */
export async function removeUnusedClub(client: Queryable, slug: string, now: Date): Promise<void> {
  const { id } = await identifyClub(client, slug);
  const { rows } = await client.query<{ isUsed: boolean }>(
    `select exists (select from matches where $1 in (home_team_id, away_team_id)) or exists (select from season_entries where team_id = $1)
       or exists (select from point_adjustments where team_id = $1) or exists (select from settled_ties where team_id = $1) as "isUsed"`,
    [id],
  );
  if (rows[0]?.isUsed === true)
    throw new ClubIdentityError(`"${slug}" has matches by now; npm run club -- merge ${slug} <slug that stays>`);
  await client.query("delete from external_ids where kind = 'team' and own_id = $1", [id]);
  await client.query('delete from push_follows where subject = $1', [`t${id}`]);
  await client.query('delete from teams where id = $1', [id]);
  await rebuildSearchTerms(client);
  await recordChanges(client, ['*'], now);
}
