import type { WeighedTopic } from '#data/changes/topic.ts';
import type { Queryable } from '#data/database/database.ts';

const everything: ReadonlySet<WeighedTopic> = new Set<WeighedTopic>(['*']);
const nothing: ReadonlySet<WeighedTopic> = new Set<WeighedTopic>();

/**
 * The distance behind the newest version within which a version may still be unread. Transactions take their version when they write it and
 * become visible when they commit, so versions arrive out of order.
 */
const outOfOrder = 1_000;

/** The entries of the log of changes that this process has read. */
export class ChangeHistory {
  #newest: number | undefined;
  readonly #seen = new Set<number>();

  /** Returns the topics of the change with a version; every topic when the log does not have it. */
  async read(database: Queryable, version: number): Promise<ReadonlySet<WeighedTopic>> {
    if (!Number.isSafeInteger(version)) return everything;
    const { rows } = await database.query<{ topics: WeighedTopic[] }>('select topics from changes where version = $1', [version]);
    this.#note(version);
    return rows[0] === undefined ? everything : new Set(rows[0].topics);
  }

  /**
   * Returns the topics that have changed since the connection was lost; every topic when the log no longer reaches back that far, or begins
   * anew. The first call returns none and takes the log's end as its start, since nothing is cached yet.
   */
  async catchUp(database: Queryable): Promise<ReadonlySet<WeighedTopic>> {
    const { rows: ends } = await database.query<{ first: string | null; last: string | null }>(
      'select min(version) as first, max(version) as last from changes',
    );
    const first = Number(ends[0]?.first ?? 0);
    const last = Number(ends[0]?.last ?? 0);
    const before = this.#newest;
    if (before === undefined) {
      this.#newest = last;
      await this.#noteAll(database, last - outOfOrder);
      return nothing;
    }
    if (last < before || first > before + 1) {
      this.#newest = last;
      this.#seen.clear();
      await this.#noteAll(database, last - outOfOrder);
      return everything;
    }
    const { rows } = await database.query<{ version: string; topics: WeighedTopic[] }>(
      'select version, topics from changes where version > $1',
      [before - outOfOrder],
    );
    const missed = rows.filter(({ version }) => !this.#seen.has(Number(version)));
    for (const { version } of missed) this.#note(Number(version));
    return new Set(missed.flatMap(({ topics }) => topics));
  }

  async #noteAll(database: Queryable, after: number): Promise<void> {
    const { rows } = await database.query<{ version: string }>('select version from changes where version > $1', [after]);
    for (const { version } of rows) this.#note(Number(version));
  }

  #note(version: number): void {
    this.#seen.add(version);
    this.#newest = Math.max(this.#newest ?? 0, version);
    if (this.#seen.size <= 2 * outOfOrder) return;
    for (const old of this.#seen) if (old <= this.#newest - outOfOrder) this.#seen.delete(old);
  }
}
