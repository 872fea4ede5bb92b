import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import type { NewsFacts } from '#domain/news/news-facts.ts';

export interface NewsToStore {
  readonly slug: string;
  readonly facts: NewsFacts;
  readonly tournamentId: number | null;
  /** Addresses of the clubs that it is about. */
  readonly clubs: readonly string[];
}

/** Stores a news article with its time of publication. Does nothing when another process has stored it meanwhile. */
export async function storeNews(database: Database, { slug, facts, tournamentId, clubs }: NewsToStore, now: Date): Promise<void> {
  await inTransaction(database, async (client) => {
    const stored = await client.query(
      `insert into news (slug, kind, tournament_id, clubs, facts, published_at) values ($1, $2, $3, $4, $5, $6) on conflict (slug) do nothing`,
      [slug, facts.kind, tournamentId, clubs, JSON.stringify(facts), now],
    );
    if (stored.rowCount !== 0) await recordChanges(client, tournamentId === null ? ['news'] : ['news', `tournament:${tournamentId}`], now);
  });
}
