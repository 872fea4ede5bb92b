import { beforeDelay } from '#app/stores/live.ts';
import type { ListCountsAnswer } from './list-counts-answer.ts';

export type Counted = (counts: ListCountsAnswer['counts']) => void;

const listeners = new Set<Counted>();
let stop: (() => void) | undefined;

/**
 * Calls the listener with the counts above lists whenever a match that the page follows has begun or ended, or a tip was published or
 * withdrawn; they are fetched once for all listeners, by code that is loaded with the first event. Returns the function that stops this.
 */
export function onCounts(counted: Counted): () => void {
  listeners.add(counted);
  stop ??= beforeDelay((message) => {
    if (message.kind !== 'tip' && !('status' in message)) return;
    void import('./refresh-counts.ts').then(({ refreshCounts }) => refreshCounts(message, listeners));
  });
  return () => {
    listeners.delete(counted);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}
