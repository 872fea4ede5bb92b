import { expect, it } from 'vitest';
import { cardsOfSide } from './cards.ts';

it.each([
  { yellow: 3, red: 1, cards: 4 },
  { yellow: 2, red: null, cards: 2 },
  { yellow: 0, red: undefined, cards: 0 },
  { yellow: null, red: 1, cards: null },
])('of a side with $yellow yellow and $red red are $cards', ({ yellow, red, cards }) => {
  expect(cardsOfSide(yellow, red)).toBe(cards);
});
