import { expect, it } from 'vitest';
import { describeMutant, type Mutant, mutantsOfSource, mutated } from './mutants-of-source.ts';

const replacements = (source: string, file = 'domain/odds.ts') =>
  mutantsOfSource(file, source).map(({ kind, original, replacement }) => [kind, original, replacement]);

it('comparisons are turned round, statements dropped, numbers and truth values changed', () => {
  expect(replacements('if (a.b<= 3) { stop(); }\nreturn_ = true;')).toEqual([
    ['comparison', '<=', '>'],
    ['constant', '3', '4'],
    ['statement', 'stop();', ';'],
    ['statement', 'return_ = true;', ';'],
    ['constant', 'true', 'false'],
  ]);
});

it('types, words and names of modules stay', () => {
  expect(replacements("import { a } from './a.ts';\ntype Two = 2;\nconst b: 1 | 2 = a('word') as 2;")).toEqual([]);
});

it('what stands within a cast and in JSX is found, behind letters of any width', () => {
  expect(replacements("const row = <b title='Ελλάδα ⚽'>{(count > 1) as boolean}</b>;", 'app/row.tsx')).toEqual([
    ['comparison', '>', '<='],
    ['constant', '1', '2'],
  ]);
});

it('a mutant is put where it was found, and refused by another source', () => {
  const source = "const name = 'Ελλάδα ⚽';\nif (1 < 2) go();";
  const [, mutant] = mutantsOfSource('domain/odds.ts', source) as [Mutant, Mutant];
  expect(mutated(source, mutant)).toBe("const name = 'Ελλάδα ⚽';\nif (1 >= 2) go();");
  expect(describeMutant(mutant, source)).toBe('domain/odds.ts:2 < -> >=');
  expect(() => mutated(source.slice(1), mutant)).toThrow('domain/odds.ts has not "<" at');
});
