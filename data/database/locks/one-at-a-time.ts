import type { Queryable } from '../database.ts';

/** Returns a connection on which each query waits for the one before it. The driver's own queue will be removed in version 9 of `pg`. */
export function oneAtATime(client: Queryable): Queryable {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: ((...parameters: Parameters<Queryable['query']>) => {
      const run = () => client.query(...parameters) as unknown as Promise<unknown>;
      // A failed query rejects only for its own caller; the next one still runs.
      last = last.then(run, run);
      return last;
    }) as Queryable['query'],
  };
}
