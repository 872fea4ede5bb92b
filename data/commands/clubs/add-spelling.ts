import { type Database, inTransaction } from '#data/database/database.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { searchKeysOf } from '#domain/team/search-key.ts';
import { ClubIdentityError, identifyClub } from './identify-club.ts';

/**
 * Lets a club be known by a further spelling, and takes that off the list of unknown names. What was reported under it comes with the next
 * answer or import.
 *
 * @throws ClubIdentityError where there is no such club, or the spelling is another club's
 */
export async function addSpelling(database: Database, slug: string, spelling: string): Promise<void> {
  await inTransaction(database, async (client) => {
    const club = await identifyClub(client, slug);
    const { rows } = await client.query<{ slug: string }>(
      `insert into team_aliases as a (country_id, gender_type, alias_key, alias, team_id)
       select t.country_id, t.gender_type, $2, $3, t.id from teams t where t.id = $1
       on conflict (country_id, gender_type, alias_key) do update set team_id = a.team_id
       returning (select o.slug from teams o where o.id = a.team_id) as slug`,
      [club.id, foldName(spelling), spelling],
    );
    const owner = rows[0]?.slug;
    if (owner !== club.slug) throw new ClubIdentityError(`"${spelling}" is a spelling of "${owner}" already`);
    await client.query(`insert into search_terms (kind, subject_id, term) select 'team', $1, unnest($2::text[]) on conflict do nothing`, [
      club.id,
      searchKeysOf(spelling),
    ]);
    await client.query(
      `delete from unknown_names u using teams t join countries c on c.id = t.country_id
       where t.id = $1 and u.kind = 'team' and u.country = c.slug and u.gender_type = t.gender_type and u.name = $2`,
      [club.id, spelling],
    );
  });
}
