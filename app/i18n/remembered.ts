/** Returns the value under a key; it is made and stored on first use. */
export function remembered<Key, Value>(cache: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = cache.get(key);
  if (found !== undefined) return found;
  const made = make();
  cache.set(key, made);
  return made;
}
