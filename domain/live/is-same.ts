/** Returns true for two values that JSON would write alike, whatever the order of their members. */
export function isSame(first: unknown, second: unknown): boolean {
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null) return first === second;
  const [ofFirst, ofSecond] = [Object.entries(first), Object.entries(second)];
  return (
    ofFirst.length === ofSecond.length &&
    ofFirst.every(([name, value]) => isSame(value, (second as Readonly<Record<string, unknown>>)[name]))
  );
}
