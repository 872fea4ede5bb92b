import { foldName } from './fold-name.ts';

/** Latin letters for Greek ones, as Greek readers type them; `ς` is folded to `σ` before. */
const latinOfGreek: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

/**
 * Returns a name in the form that the search compares: folded, with Greek letters in Latin ones, so that `Παναθηναϊκός` and `panathinaikos`
 * are the same and a database in any language finds similar spellings of both.
 */
export function searchKey(name: string): string {
  return foldName(name).replace(/[α-ω]/g, (letter) => latinOfGreek[letter] ?? letter);
}

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Returns every search key of a name: its own, and, when it has umlauts, the one that spells them out (`koeln`). */
export function searchKeysOf(name: string): string[] {
  const key = searchKey(name);
  const other = searchKey(
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüøå]/g, (letter) => spelledOut[letter] ?? letter),
  );
  return other === key ? [key] : [key, other];
}
