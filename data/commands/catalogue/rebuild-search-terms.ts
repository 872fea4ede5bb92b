import type { Queryable } from '#data/database/database.ts';
import { searchKeysOf } from '#domain/team/search-key.ts';
import { importances } from './weigh-search-terms.ts';

/**
 * Rebuilds the table of search terms: every name of every club and competition, folded, with its importance. The names are stored in their order, so that
 * those that begin with one word, which a search reads together, lie on few pages.
 */
export async function rebuildSearchTerms(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ kind: string; id: number; name: string }>(
    `select 'team' as kind, id, name from teams
     union all select 'team', id, short_name from teams
     union all select 'team', team_id, name from team_names
     union all select 'team', team_id, short_name from team_names
     union all select 'team', team_id, alias from team_aliases
     union all select 'tournament', numeric_id, name from tournaments`,
  );
  const terms = rows
    .flatMap(({ kind, id, name }) => searchKeysOf(name).map((term) => ({ kind, id, term })))
    .filter(({ term }) => term !== '');
  await client.query('delete from search_terms');
  await client.query(
    `insert into search_terms (kind, subject_id, term, importance)
     select s.kind, s.id, s.term, coalesce(w.importance, 0)
     from jsonb_to_recordset($1) as s(kind text, id int, term text) left join (${importances()}) w on w.kind = s.kind and w.id = s.id
     order by s.term on conflict do nothing`,
    [JSON.stringify(terms)],
  );
}
