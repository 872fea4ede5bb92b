import type { Queryable } from './database.ts';

/** Returns a connection that runs one query after the other, however many come at once; the driver's own queue ends with its version 9. */
export function oneAtATime(client: Queryable): Queryable {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: ((...question: Parameters<Queryable['query']>) => {
      const ask = () => client.query(...question) as unknown as Promise<unknown>;
      // The caller of the query before gets its failure; the next query does not depend on it.
      last = last.then(ask, ask);
      return last;
    }) as Queryable['query'],
  };
}
