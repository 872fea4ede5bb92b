/** Returns true for two values whose JSON is equal, apart from the order of their fields. */
export function isSame(first: unknown, second: unknown): boolean {
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null) return first === second;
  const [ofFirst, ofSecond] = [Object.entries(first), Object.entries(second)];
  return (
    ofFirst.length === ofSecond.length &&
    ofFirst.every(([name, value]) => isSame(value, (second as Readonly<Record<string, unknown>>)[name]))
  );
}
