/** The numerals of leagues of one country, at the start or the end of a name or beside "division", each with its number. */
const numerals: readonly (readonly [RegExp, number])[] = [
  [/\b(?:1st|1a|1|i(?!-)|a(?!-)|first|primera|primeira|premi[eè]re|prva|persha|birinci|eerste|elite one)\b/, 1],
  [/\b(?:2nd|2a|2|ii|b|second|segunda|seconda|deuxi[eè]me|druga|druha|ikinci|tweede|elite two)\b/, 2],
  [/\b(?:3rd|3a|3|iii|c|third|tercera|terceira|tre[cć]a|derde|gamma)\b/, 3],
  [/\b(?:4th|4|iv|d|fourth|cuarta)\b/, 4],
  [/\b(?:5th|5|v|fifth)\b/, 5],
];
const local = /\b(?:amateur|regional\w*|provincial|district|landesliga|oberliga|non league|capital|county)\b/;
/** Min tier of local leagues. */
const tierOfLocal = 4;

/**
 * Returns the tier of each league of one country as far as their names show it, 1 for the highest, in the same order. Leagues are ranked by
 * their numerals; one without a numeral comes before all that have one: of "Superliga", "1st Division" and "2nd Division" the tiers are 1,
 * 2 and 3.
 */
export function tiersByName(names: readonly string[]): number[] {
  const counted = names.map((name) => {
    const folded = name.toLowerCase();
    if (local.test(folded)) return undefined;
    return numerals.find(([numeral]) => numeral.test(folded))?.[1] ?? 0;
  });
  const steps = [...new Set(counted.filter((numeral) => numeral !== undefined))].sort((one, other) => one - other);
  return counted.map((numeral) => (numeral === undefined ? Math.max(tierOfLocal, steps.length + 1) : steps.indexOf(numeral) + 1));
}
