import type { Queryable } from './database.ts';

/** A connection that is asked one question after the other, however many ask at once; the driver's own queue ends with its version 9. */
export function oneAtATime(client: Queryable): Queryable {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: ((...question: Parameters<Queryable['query']>) => {
      const ask = () => client.query(...question) as unknown as Promise<unknown>;
      // Whoever asked before has heard of a failure; the next question does not depend on it.
      last = last.then(ask, ask);
      return last;
    }) as Queryable['query'],
  };
}
