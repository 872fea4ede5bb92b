import { LRUCache } from 'lru-cache';

/** Returns the bytes of a file that is not in memory. */
type Make = () => Promise<Buffer>;

/**
 * Returns a cache of files by their name, of at most so many bytes; the longest unused go first, and a file that is larger than all its room is
 * never held. `forceFetch(name, { context: make })` gives the held file or makes it, once however many ask meanwhile; what could not be made is
 * tried again the next time.
 */
export function createFileCache(maxBytes: number): LRUCache<string, Buffer, Make> {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (_name, _stale, { context: make }) => make(),
    // Whoever waits for a file gets it, even where others push it out meanwhile.
    ignoreFetchAbort: true,
  });
}
