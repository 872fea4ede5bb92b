import { describe, expect, it } from 'vitest';
import { type DecimalMark, type OddsNotation, oddsNotations, readOdds } from './read-odds.ts';
import { writeOdds } from './write-odds.ts';

// Five halves, two to one on and so on, by the definitions of the notations.
const prices: readonly [OddsNotation, string, number, DecimalMark?][] = [
  ['decimal', '3.50', 3.5],
  ['decimal', '3,50', 3.5, ','],
  ['decimal', '3.50', 3.5, ','],
  ['fractional', '5/2', 3.5],
  ['fractional', '5-2', 3.5],
  ['fractional', ' 5 / 2 ', 3.5],
  ['fractional', 'evens', 2],
  ['fractional', 'EVS', 2],
  ['fractional', '100/30', 13 / 3],
  ['moneyline', '+250', 3.5],
  ['moneyline', '250', 3.5],
  ['moneyline', '-200', 1.5],
  ['moneyline', '−200', 1.5],
  ['moneyline', '+100', 2],
  ['hong-kong', '2.5', 3.5],
  ['malay', '0.5', 1.5],
  ['malay', '-0.4', 3.5],
  ['indonesian', '2.5', 3.5],
  ['indonesian', '-2', 1.5],
  ['probability', '40%', 2.5],
  ['probability', '40 %', 2.5],
  ['probability', '28,5714286', 3.5, ','],
];

describe('reading a price', () => {
  it.each(prices)('understands %s "%s" as %f', (notation, text, decimalOdds, mark) => {
    expect(readOdds(text, notation, mark)).toEqual({ decimalOdds: expect.closeTo(decimalOdds, 6) });
  });

  it.each([
    ['decimal', '', 'empty'],
    ['decimal', '2.5abc', 'not-a-price'],
    ['decimal', '3,50', 'not-a-price'],
    ['decimal', '1,234.50', 'not-a-price'],
    ['decimal', '1e3', 'not-a-price'],
    ['decimal', 'Infinity', 'not-a-price'],
    ['decimal', '0', 'too-short'],
    ['decimal', '1', 'too-short'],
    ['decimal', '-3', 'too-short'],
    ['decimal', '99999999', 'out-of-range'],
    ['fractional', '1/0', 'out-of-range'],
    ['fractional', '0/1', 'too-short'],
    ['fractional', '5/2/1', 'not-a-price'],
    ['fractional', '2.5/1', 'not-a-price'],
    ['moneyline', '+50', 'out-of-range'],
    ['moneyline', '-99', 'out-of-range'],
    ['moneyline', '0', 'out-of-range'],
    ['moneyline', '+2.5', 'not-a-price'],
    ['hong-kong', '0', 'too-short'],
    ['malay', '1.2', 'out-of-range'],
    ['malay', '0', 'too-short'],
    ['indonesian', '0.5', 'out-of-range'],
    ['probability', '0%', 'out-of-range'],
    ['probability', '100', 'out-of-range'],
  ] as const)('refuses %s "%s": %s', (notation, text, fault) => {
    expect(readOdds(text, notation)).toEqual({ fault });
  });
});

describe('writing a price', () => {
  it('gives five halves in every notation', () => {
    expect(writeOdds(3.5)).toEqual({
      decimal: 3.5,
      fractional: { fraction: '5/2', approximate: false },
      moneyline: 250,
      hongKong: 2.5,
      malay: -0.4,
      indonesian: 2.5,
      impliedProbability: expect.closeTo(0.285714, 6),
    });
  });

  it('gives two to one on in every notation', () => {
    expect(writeOdds(1.5)).toMatchObject({ moneyline: -200, hongKong: 0.5, malay: 0.5, indonesian: -2 });
  });

  it('says when the ladder has only a fraction near it', () => {
    expect(writeOdds(1.91).fractional).toEqual({ fraction: '10/11', approximate: true });
  });

  it('is read back as it was, in every notation that is written exactly', () => {
    for (const decimalOdds of [1.05, 1.5, 1.8, 2, 2.2, 3.5, 11, 101]) {
      const written = writeOdds(decimalOdds);
      const texts: Record<OddsNotation, string> = {
        decimal: String(written.decimal),
        fractional: written.fractional.fraction,
        moneyline: String(Math.round(written.moneyline)),
        'hong-kong': written.hongKong.toFixed(9),
        malay: written.malay.toFixed(9),
        indonesian: written.indonesian.toFixed(9),
        probability: (written.impliedProbability * 100).toFixed(9),
      };
      for (const notation of oddsNotations) {
        if (notation === 'fractional' && written.fractional.approximate) continue;
        expect(readOdds(texts[notation], notation), `${decimalOdds} ${notation}`).toEqual({ decimalOdds: expect.closeTo(decimalOdds, 6) });
      }
    }
  });
});
