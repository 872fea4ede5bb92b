import { expect, it } from 'vitest';
import { parseAmericanPrice, parseHalfPoints, parseNbaSeason } from './nba-cells.ts';

it.each([
  ['100', 2],
  ['-100', 2],
  ['150', 2.5],
  ['+250', 3.5],
  ['-125', 1.8],
  ['-8000', 1.0125],
  ['EVEN', 2],
  ['ev', 2],
])('reads American odds of %s as %d', (text, price) => {
  expect(parseAmericanPrice(text)).toBeCloseTo(price, 12);
});

it.each(['0', '99', '-50', '1.5', '', 'pk', '123456'])('does not take "%s" for American odds', (text) => {
  expect(parseAmericanPrice(text)).toBeUndefined();
});

it('reads lines in halves', () => {
  expect([parseHalfPoints('216'), parseHalfPoints('4.5'), parseHalfPoints('7.0')]).toEqual([216, 4.5, 7]);
  expect([parseHalfPoints('4.25'), parseHalfPoints('-4.5'), parseHalfPoints('1000')]).toEqual([undefined, undefined, undefined]);
});

it('names a season by both of its years', () => {
  expect([parseNbaSeason('2018'), parseNbaSeason('2000'), parseNbaSeason('18')]).toEqual(['2017-18', '1999-00', undefined]);
});
