import { describe, expect, it } from 'vitest';
import { crestOf } from './crest.ts';

describe('crestOf', () => {
  it.each([
    ['Manchester City', 'MC'],
    ['Arsenal', 'AR'],
    ['1. FC Köln', 'KÖ'],
    ['FC St. Pauli', 'SP'],
    ['Brighton & Hove Albion', 'BH'],
    ['RB Leipzig', 'RL'],
  ])('takes its letters from the weighty words of %s', (name, letters) => expect(crestOf(name, []).letters).toBe(letters));

  it('writes dark on yellow, white on navy and on red', () => {
    expect(crestOf('Borussia Dortmund', ['#fde100', '#000000']).ink).toBe('#15181c');
    expect(crestOf('Tottenham Hotspur', ['#132257', '#ffffff']).ink).toBe('#ffffff');
    expect(crestOf('Arsenal', ['#ef0107']).ink).toBe('#ffffff');
  });

  it('makes up no colours', () => {
    const { field, mark } = crestOf('Unknown Town', []);
    for (const colour of [field, mark]) {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(20);
    }
  });

  it('gives the same club the same monogram', () => {
    expect(crestOf('Real Betis', ['#0bb363'])).toEqual(crestOf('Real Betis', ['#0bb363']));
  });
});
