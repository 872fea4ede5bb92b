import type { Context, MiddlewareHandler } from 'hono';
import { urgencyOf } from './urgency-of.ts';
import { BusyError, type WorkLimit } from './work-limit.ts';

/** Headers of an answer that was turned away because too much is requested at once. */
export const busyHeaders = { 'Cache-Control': 'no-store', 'Retry-After': '2' };

/** Returns a handler that lets only so many requests be answered at once, and answers those that are turned away with `busy`. */
export function limited(limit: Pick<WorkLimit, 'run'>, busy: (c: Context) => Response): MiddlewareHandler {
  return async (c, next) => {
    try {
      await limit.run(urgencyOf(Object.fromEntries(c.req.raw.headers)), next);
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      return busy(c);
    }
  };
}
