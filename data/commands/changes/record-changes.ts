import type { Topic } from '#data/changes/topic.ts';
import type { Queryable } from '#data/database/database.ts';

export const changesChannel = 'tipledger_changes';

/** The number of topics above which `*` is logged instead: dropping every page is cheaper than naming them. */
const mostTopics = 2_000;

/** Logs what changed and notifies every process, both when the transaction commits. One call a batch. */
export async function recordChanges(client: Queryable, topics: Iterable<Topic>, now: Date): Promise<void> {
  const distinct = [...new Set(topics)];
  if (distinct.length === 0) return;
  const logged = distinct.length > mostTopics ? ['*'] : distinct;
  await client.query(
    `with logged as (insert into changes (topics, changed_at) values ($1, $2) returning version)
     select pg_notify('${changesChannel}', version::text) from logged`,
    [logged, now],
  );
}
