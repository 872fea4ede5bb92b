import { expect, it } from 'vitest';
import { spellingMistakes } from './spelling-mistakes.ts';

it.each([
  ['bayern', 'bayern munchen', 0],
  ['baye', 'bayern munchen', 0],
  ['munchen', 'bayern munchen', 0],
  ['munchen bayern', 'fc bayern munchen', 0],
  ['bayren', 'bayern munchen', 1],
  ['madird', 'real madrid', 1],
  ['madrad', 'real madrid', 1],
  ['liverpol', 'liverpool', 1],
  ['arsennal', 'arsenal', 1],
  ['borusia monchengladbch', 'borussia monchengladbach', 2],
  ['borussiadortmund', 'borussia dortmund', 1],
])('finds in "%s" for "%s" %i mistakes', (typed, name, mistakes) => {
  expect(spellingMistakes(typed, name)).toBe(mistakes);
});

it.each([
  ['a word with two mistakes', 'bzyren', 'bayern munchen'],
  ['three letters with one', 'aja', 'axa'],
  ['a word that the name lacks', 'bayern leverkusen', 'bayern munchen'],
  ['another name', 'totenham', 'cheltenham town'],
])('does not forgive %s', (_, typed, name) => {
  expect(spellingMistakes(typed, name)).toBeUndefined();
});
