import { LRUCache } from 'lru-cache';
import type { CallCounter } from '#app/endpoints/limits/call-counter.ts';

/** Streams that addresses have opened in all processes. */
export interface SharedOpenings {
  /** Counts an opening of a network address, in the background. */
  opened(address: string): void;
  /** Returns true when the address has opened as many as it may, as far as this process knows. */
  isOver(address: string): boolean;
}

export interface SharedOpeningsParts {
  readonly count: CallCounter;
  readonly maxOfAddress: number;
  /** Returns the key under which a network address is counted. */
  keyOf(address: string): Promise<string>;
  /** Takes the error of an opening that could not be counted. */
  failed(error: unknown): void;
}

/** Max addresses that are remembered as having opened too many. */
const maxOver = 10_000;

/**
 * Returns the openings of streams in all processes. A stream does not wait for its count, and an address may exceed the limit by what it opens in all
 * processes while one statement is under way. While the database is away, only the process's own limit holds.
 */
export function createSharedOpenings({ count, maxOfAddress, keyOf, failed }: SharedOpeningsParts): SharedOpenings {
  const over = new LRUCache<string, true>({ max: maxOver });
  const countOpening = async (address: string) => {
    const { place, endsInMs } = await count(await keyOf(address));
    if (place >= maxOfAddress) over.set(address, true, { ttl: Math.max(1, Math.ceil(endsInMs)) });
  };
  return {
    opened: (address) => void countOpening(address).catch(failed),
    isOver: (address) => over.has(address),
  };
}
