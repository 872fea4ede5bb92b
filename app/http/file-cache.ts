import { LRUCache } from 'lru-cache';

/** Returns the bytes of a file that is not in memory. */
type Make = () => Promise<Buffer>;

/**
 * Returns a cache of files by their name, of at most `maxBytes` bytes; the longest unused are removed first, and a file that is larger than
 * the whole cache is never stored. `forceFetch(name, { context: make })` returns the cached file or makes it, once for all calls meanwhile;
 * a failed file is made again the next time.
 */
export function createFileCache(maxBytes: number): LRUCache<string, Buffer, Make> {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (_name, _stale, { context: make }) => make(),
    // A caller that waits for a file gets it, even if others evict it meanwhile.
    ignoreFetchAbort: true,
  });
}
