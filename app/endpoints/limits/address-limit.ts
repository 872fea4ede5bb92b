import { LRUCache } from 'lru-cache';
import type { LimitedSubject } from '#data/commands/limits/count-calls.ts';
import type { Database } from '#data/database/database.ts';
import { createCallCounter } from './call-counter.ts';

/** Limit to the calls of one network address, which holds for all processes together. */
export interface CallLimit {
  readonly subject: LimitedSubject;
  /** Max calls within a window. */
  readonly most: number;
  readonly withinSeconds: number;
}

/** Returns the milliseconds after which an address may call again; undefined when its call is accepted. */
export type AddressLimit = (addressKey: string | undefined) => Promise<number | undefined>;

/** Max addresses whose refusal is remembered. */
const maxRefused = 10_000;

/** Returns the check of a limit. An address that was refused is refused from memory until its window ends, so that a flood does not reach the database. */
export function createAddressLimit(db: Database, { subject, most, withinSeconds }: CallLimit): AddressLimit {
  const count = createCallCounter(db, subject, withinSeconds);
  const refused = new LRUCache<string, true>({ max: maxRefused });
  return async (addressKey = '') => {
    const leftMs = refused.getRemainingTTL(addressKey);
    if (leftMs > 0) return leftMs;
    const { place, endsInMs } = await count(addressKey);
    if (place <= most) return undefined;
    refused.set(addressKey, true, { ttl: Math.max(1, Math.ceil(endsInMs)) });
    return endsInMs;
  };
}
