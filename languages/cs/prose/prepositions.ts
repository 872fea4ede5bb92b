/** Numbers before which `v` becomes `ve`: those that begin with dvě, tři, čtyři, dvanáct, třicet, sto and the like when spoken. */
const numbersAfterV = /^(2|3|4|1[234]|[234]\d|1\d\d)$/;
/** Numbers before which `s` and `z` take a vowel: in addition those with šest, sedm, šestnáct, sedmdesát. */
const numbersAfterSOrZ = /^(2|3|4|6|7|1[23467]|[23467]\d|1\d\d)$/;

/** Names that are hard to say after any of them: Slavia, Zlín, Stuttgart, Lvov; not Srbsko, whose `r` is a syllable, nor St., said sankt or saint. */
const cluster = /^(?!St$)([SŠZŽ](?!r[bcčdfghjklmnpstvz])[bcčdfghjklmnňpqrřsštťvwzž]|Lv|Mst)/;

/** Names and numbers before which each preposition takes a vowel. */
const voiced: Readonly<Record<string, readonly RegExp[]>> = {
  v: [numbersAfterV, cluster, /^[VWF]/],
  s: [numbersAfterSOrZ, cluster, /^[SŠZŽž]/],
  z: [numbersAfterSOrZ, cluster, /^[SŠZŽž]/],
  k: [cluster, /^[KQ]|^(?!Curych)[CG][aáoóuúlr]/],
};

/**
 * Returns a sentence in which the prepositions v, s, z and k have a vowel before numbers in digits and names that need it: `ve 2. kole`, `se Slavií`, `ze
 * ženské bundesligy`.
 */
export function voicedPrepositions(sentence: string): string {
  return sentence.replace(/(?<=^|\s)([VvSsZzKk]) (?=(\d+|\p{Lu}\p{Ll}+|žen\p{Ll}+))/gu, (found, preposition: string, next: string) =>
    voiced[preposition.toLowerCase()]?.some((hard) => hard.test(next)) ? `${preposition}e ` : found,
  );
}
