import type { Queryable } from './database.ts';

/** Wraps a connection so that each query waits for the one before it. The queue of the driver itself is to go with version 9 of `pg`. */
export function oneAtATime(client: Queryable): Queryable {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: ((...parameters: Parameters<Queryable['query']>) => {
      const run = () => client.query(...parameters) as unknown as Promise<unknown>;
      // A failed query rejects for its own caller; the next one runs all the same.
      last = last.then(run, run);
      return last;
    }) as Queryable['query'],
  };
}
