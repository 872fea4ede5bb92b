import { expect, it } from 'vitest';
import { compareStatements, mergeStatements } from './compare-statements.ts';

const [first, second, third] = ['a', 'b', 'c'].map((text) => ({ file: `data/commands/${text}.ts`, text }));
if (first === undefined || second === undefined || third === undefined) throw new Error('three statements');
const named = { file: 'data/queries/get.ts', name: 'get', text: 'select 1' };

it('finds what ran and is not listed, and after everything ran also what is listed and did not run', () => {
  expect(compareStatements([first, second], [second, third], false)).toEqual({ added: [third], gone: [] });
  expect(compareStatements([first, second], [second, third], true)).toEqual({ added: [third], gone: [first] });
});

it('adds what a part of the tests ran, and replaces the text of a name', () => {
  const renewed = { ...named, text: 'select 2' };
  expect(mergeStatements([first, named], [renewed, second], false)).toEqual([first, renewed, second]);
});

it('drops what did not run where everything ran', () => {
  expect(mergeStatements([first, second, named], [second, named], true)).toEqual([second, named]);
});

it('leaves a statement of several files with the file where it was, unless that one no longer runs it', () => {
  const [here, there] = ['one', 'other'].map((name) => ({ file: `data/commands/${name}.ts`, text: 'select 3' }));
  if (here === undefined || there === undefined) throw new Error('two statements');
  expect(mergeStatements([there], [here, there], true)).toEqual([there]);
  expect(mergeStatements([there], [here], true)).toEqual([here]);
  expect(compareStatements([there], [here], true)).toEqual({ added: [], gone: [] });
});
