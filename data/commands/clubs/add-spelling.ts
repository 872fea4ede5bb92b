import { rebuildSearchTerms } from '#data/commands/catalogue/rebuild-search-terms.ts';
import { weighSearchTerms } from '#data/commands/catalogue/weigh-search-terms.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { searchKeysOf } from '#domain/team/search-key.ts';
import { checkedName } from './check-club.ts';
import { ClubIdentityError, identifyClub } from './identify-club.ts';
import { mergeClubsWithin } from './merge-clubs.ts';

/**
 * Adds a spelling to a club, and removes it from the list of unknown names. A provisional club with that spelling is merged into the club. Matches that were
 * held back because the spelling was unknown can be stored from then on.
 *
 * @throws ClubIdentityError when the club does not exist, the spelling has neither letters nor digits, or it belongs to another club that is not
 *   provisional
 */
export async function addSpelling(database: Database, slug: string, wish: string, now: Date): Promise<void> {
  const spelling = checkedName(wish);
  await inTransaction(database, async (client) => {
    const club = await identifyClub(client, slug);
    const { rows } = await client.query<{ slug: string; provisional: boolean }>(
      `insert into team_aliases as a (country_id, gender_type, alias_key, alias, team_id)
       select t.country_id, t.gender_type, $2, $3, t.id from teams t where t.id = $1
       on conflict (country_id, gender_type, alias_key) do update set team_id = a.team_id
       returning (select o.slug from teams o where o.id = a.team_id) as slug,
         exists (select from provisional_clubs p where p.team_id = a.team_id) as provisional`,
      [club.id, foldName(spelling), spelling],
    );
    const owner = rows[0];
    if (owner !== undefined && owner.slug !== club.slug) {
      if (!owner.provisional) throw new ClubIdentityError(`"${spelling}" is a spelling of "${owner.slug}" already`);
      await mergeClubsWithin(client, owner.slug, club.slug, now);
      await rebuildSearchTerms(client);
    }
    await client.query(`insert into search_terms (kind, subject_id, term) select 'team', $1, unnest($2::text[]) on conflict do nothing`, [
      club.id,
      searchKeysOf(spelling),
    ]);
    await weighSearchTerms(client, { teams: [club.id] });
    await client.query(
      `delete from unknown_names u using teams t join countries c on c.id = t.country_id
       where t.id = $1 and u.kind = 'team' and u.country = c.slug and u.gender_type = t.gender_type and u.name = $2`,
      [club.id, spelling],
    );
  });
}
