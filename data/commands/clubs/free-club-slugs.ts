import type { Queryable } from '#data/database/database.ts';
import { toSlug } from '#domain/team/fold-name.ts';
import { reservedSlugs } from '#domain/team/reserved-slugs.ts';
import { searchKey } from '#domain/team/search-key.ts';
import type { ClubName } from './club-directory.ts';

/** Returns unused and unreserved addresses for new clubs: the name, when that is taken with the country (`nacional-uruguay`), and then with a number. */
export async function freeClubSlugs(client: Queryable, clubs: readonly ClubName[]): Promise<string[]> {
  const wishes = clubs.map(({ name, country }) => {
    const plain = toSlug(searchKey(name));
    return { plain, inCountry: `${plain}-${country}` };
  });
  const { rows } = await client.query<{ slug: string }>(
    `with wishes as (select w.plain, w."inCountry" from jsonb_to_recordset($1) as w(plain text, "inCountry" text)),
          known as (select slug from teams union all select slug from former_team_slugs)
     select k.slug from known k join wishes w on k.slug = w.plain or k.slug = w."inCountry" or k.slug like w."inCountry" || '-%'`,
    [JSON.stringify(wishes)],
  );
  const taken = new Set([...rows.map(({ slug }) => slug), ...reservedSlugs]);
  return wishes.map(({ plain, inCountry }) => {
    let slug = taken.has(plain) ? inCountry : plain;
    for (let number = 2; taken.has(slug); number += 1) slug = `${inCountry}-${number}`;
    taken.add(slug);
    return slug;
  });
}
