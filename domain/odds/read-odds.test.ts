import { describe, expect, it } from 'vitest';
import { type DecimalMark, type OddsNotation, oddsNotations, readOdds, recogniseNotation } from './read-odds.ts';
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
  ['fractional', '1/3', 4 / 3],
  ['fractional', '5:2', 3.5],
  ['moneyline', '+250', 3.5],
  ['moneyline', '250', 3.5],
  ['moneyline', '-200', 1.5],
  ['moneyline', '−200', 1.5],
  ['moneyline', '+100', 2],
  ['moneyline', 'EVEN', 2],
  ['moneyline', 'ev', 2],
  ['hong-kong', '2.5', 3.5],
  ['malay', '0.5', 1.5],
  ['malay', '-0.4', 3.5],
  ['indonesian', '2.5', 3.5],
  ['indonesian', '-2', 1.5],
  ['probability', '40%', 2.5],
  ['probability', '40 %', 2.5],
  ['probability', '28,5714286', 3.5, ','],
  ['decimal', '1.3333333333333333', 4 / 3],
  ['hong-kong', '.5', 1.5],
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
    ['decimal', '∞', 'not-a-price'],
    ['decimal', '100001', 'too-long'],
    ['decimal', '99999999', 'too-long'],
    ['fractional', '999999/1', 'too-long'],
    ['moneyline', '+9999999999', 'not-a-price'],
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

it('understands the word of another language for evens, in capitals too, and no other word', () => {
  expect(readOdds('Alla Pari', 'fractional', ',', ['alla pari'])).toEqual({ decimalOdds: 2 });
  expect(readOdds('alla pari', 'fractional', ',', ['a la par'])).toEqual({ fault: 'not-a-price' });
});

it.each([
  ['3.50', 'decimal'],
  ['250', 'decimal'],
  ['0', 'decimal'],
  ['5/2', 'fractional'],
  ['5-2', 'fractional'],
  ['5 – 2', 'fractional'],
  ['1/0', 'fractional'],
  ['2.5/1', 'fractional'],
  ['EVENS', 'fractional'],
  ['pari', 'fractional'],
  ['+250', 'moneyline'],
  ['+50', 'moneyline'],
  ['−200', 'moneyline'],
  ['40 %', 'probability'],
  ['2.5abc', undefined],
  ['3,50', undefined],
  ['', undefined],
])('recognises by its signs that "%s" is %s', (text, notation) => {
  expect(recogniseNotation(text, '.', ['pari'])).toBe(notation);
});

it('takes a comma for the decimal mark only where it is one', () => {
  expect(recogniseNotation('3,50', ',')).toBe('decimal');
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

  it('says when the ladder has no fraction that is exact', () => {
    expect(writeOdds(1.91).fractional).toEqual({ fraction: '10/11', approximate: true });
  });

  it('calculates from the value that was written: a third is no 1.33, nor 100/30 4.33', () => {
    const third = readOdds('1/3', 'fractional');
    const written = writeOdds('decimalOdds' in third ? third.decimalOdds : Number.NaN);
    expect(written).toMatchObject({ fractional: { fraction: '1/3', approximate: false }, moneyline: expect.closeTo(-300, 9) });
    expect(written.impliedProbability).toBeCloseTo(0.75, 12);
    const long = readOdds('100/30', 'fractional');
    const writtenLong = writeOdds('decimalOdds' in long ? long.decimalOdds : Number.NaN);
    expect(writtenLong.fractional).toEqual({ fraction: '10/3', approximate: false });
    // 3 / 13, where 1 / 4.33 would be 0.230947.
    expect(writtenLong.impliedProbability).toBeCloseTo(0.230769230769, 12);
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
