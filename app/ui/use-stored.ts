import { useSyncExternalStore } from 'react';
import type { StoredValue } from '#app/stores/stored-value.ts';

/** Returns the stored value, also after each change; on the server and during hydration the default. */
export function useStored<Value>({ read, onChange, fallback }: StoredValue<Value>): Value {
  return useSyncExternalStore(onChange, read, () => fallback);
}
