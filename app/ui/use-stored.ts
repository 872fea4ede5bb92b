import { useSyncExternalStore } from 'react';
import type { StoredValue } from '#app/stores/stored-value.ts';

/** Returns what the browser remembers, and what it remembers then; on the server and while an island is taken over, the default. */
export function useStored<Value>({ read, onChange, fallback }: StoredValue<Value>): Value {
  return useSyncExternalStore(onChange, read, () => fallback);
}
