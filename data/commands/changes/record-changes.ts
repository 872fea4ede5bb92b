import type { WeighedTopic } from '#data/changes/topic.ts';
import type { Queryable } from '#data/database/database.ts';

export const changesChannel = 'tipledger_changes';

/** Max topics of one entry of the log; a batch that changed more has several entries. */
const maxTopics = 2_000;

/**
 * Logs what changed and notifies every process, both when the transaction commits. A process then drops its cached pages that show one of the topics. Must
 * be called once per batch, of any size.
 */
export async function recordChanges(client: Queryable, topics: Iterable<WeighedTopic>, now: Date): Promise<void> {
  const distinct = [...new Set(topics)];
  if (distinct.length === 0) return;
  for (let from = 0; from < distinct.length; from += maxTopics) {
    await client.query(
      `with logged as (insert into changes (topics, changed_at) values ($1, $2) returning version)
       select pg_notify('${changesChannel}', version::text) from logged`,
      [distinct.slice(from, from + maxTopics), now],
    );
  }
}
