import { expect, it } from 'vitest';
import { shortenName } from './shorten-name.ts';

it.each([
  ['Niort', 12, 'Niort'],
  ['Quevilly Rouen', 12, 'Quevilly'],
  ['Union Saint-Gilloise', 18, 'Union'],
  ['Borussia Dortmund', 8, 'Borussia'],
  ['Kickboxverein', 12, 'Kickboxverei'],
  ['😀😀😀', 2, '😀😀'],
])('makes of %s in %i characters %s', (name, most, short) => expect(shortenName(name, most)).toBe(short));
