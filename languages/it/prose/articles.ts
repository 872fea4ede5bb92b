const beforeVowel = { il: 'l’', al: 'all’', del: 'dell’', nel: 'nell’', dal: 'dall’', sul: 'sull’' } as const;
const beforeZero = { il: 'lo ', al: 'allo ', del: 'dello ', nel: 'nello ', dal: 'dallo ', sul: 'sullo ' } as const;

/** Returns a sentence in which the masculine article before a number in digits has the form of its sound: `l’8%`, `all’11º posto`, `lo 0,4%`. */
export function soundedArticles(sentence: string): string {
  return sentence.replace(/(^|[\s(])(il|al|del|nel|dal|sul) (?=(\d+))/gi, (found, before: string, word: string, number: string) => {
    const article = word.toLowerCase() as keyof typeof beforeVowel;
    const sounded = /^(1|11|8\d*)$/.test(number) ? beforeVowel[article] : number === '0' ? beforeZero[article] : undefined;
    if (sounded === undefined) return found;
    return before + (word.charAt(0) === article.charAt(0) ? sounded : sounded.charAt(0).toUpperCase() + sounded.slice(1));
  });
}
