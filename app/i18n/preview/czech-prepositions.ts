/** Numbers before which `v` becomes `ve`: those spoken with dvě, tři, čtyři, dvanáct, třicet and the like in front. */
const afterV = /^(2|3|4|1[234]|[234]\d)$/;
/** For `s` and `z` also šest, sedm, šestnáct, sedmdesát, sto. */
const afterSOrZ = /^(2|3|4|6|7|1[23467]|[23467]\d|1\d\d)$/;

/** Gives the prepositions v, s and z before a number in digits the vowel with which they are spoken: `ve 2. kole`, `ze 7 zápasů`. */
export function voicedPrepositions(sentence: string): string {
  return sentence.replace(/(^|\s)([VvSsZz]) (?=(\d+))/g, (found, before: string, preposition: string, number: string) =>
    (/v/i.test(preposition) ? afterV : afterSOrZ).test(number) ? `${before}${preposition}e ` : found,
  );
}
