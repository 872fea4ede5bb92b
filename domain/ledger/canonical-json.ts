/**
 * Returns the canonical text of a value by RFC 8785 (JSON Canonicalization Scheme): fields sorted by their names' UTF-16 code units, no
 * blanks, numbers and strings as ECMAScript writes them. A date is written as its ISO 8601 text in UTC with milliseconds. Fields that are
 * null or undefined are left out, so that a field which a later version adds does not change the text of older values.
 *
 * @throws TypeError for values without a JSON text: a number that is not finite, an invalid date, a function
 */
export function canonicalJson(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(isoText(value));
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== null && member !== undefined)
      .sort(([first], [second]) => (first < second ? -1 : 1));
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${value} has no place in a canonical text`);
  if (value !== null && !['number', 'string', 'boolean'].includes(typeof value)) {
    throw new TypeError(`a ${typeof value} has no place in a canonical text`);
  }
  return JSON.stringify(value);
}

function isoText(moment: Date): string {
  if (Number.isNaN(moment.getTime())) throw new TypeError('a moment that is none has no place in a canonical text');
  return moment.toISOString();
}
