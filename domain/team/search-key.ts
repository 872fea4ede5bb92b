import { foldName } from './fold-name.ts';

/** Greek letters in Latin ones, as Greek readers type them; `ς` is folded to `σ` before. */
const latinOfGreek: Readonly<Record<string, string>> = {
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r',
  σ: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o',
};

/**
 * A name as the search compares it: folded, with Greek letters in Latin ones, so that `Παναθηναϊκός` and `panathinaikos`
 * are the same and a database in any language finds similar spellings of both.
 */
export function searchKey(name: string): string {
  return foldName(name).replace(/[α-ω]/g, (letter) => latinOfGreek[letter] ?? letter);
}
