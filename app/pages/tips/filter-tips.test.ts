import { describe, expect, it } from 'vitest';
import { priceBands } from '#domain/tip/price-band.ts';
import { filterChoices, filterTips } from './filter-tips.ts';
import { tipsAddress } from './tips.address.ts';

const over = { market: 'total-goals', line: 2.5, selection: 'over' } as const;
const home = { market: 'match-result', line: 0, selection: 'home' } as const;
const unfiltered = tipsAddress.absent;
const tips = [
  { sport: 'football' as const, bet: over, decimalOdds: 1.79, probability: 0.6, tournamentId: 'england.premier-league' },
  { sport: 'football' as const, bet: over, decimalOdds: 1.8, probability: 0.5, tournamentId: 'spain.laliga' },
  { sport: 'football' as const, bet: home, decimalOdds: 3, probability: 0.35, tournamentId: 'england.premier-league' },
];

describe('a filter', () => {
  it('leaves everything while nothing is asked', () => {
    expect(filterTips(tips, unfiltered)).toEqual(tips);
  });

  it('takes a probability at its least, and a price band without its end', () => {
    expect(filterTips(tips, { ...unfiltered, chance: 50 })).toEqual([tips[0], tips[1]]);
    expect(filterTips(tips, { ...unfiltered, price: '1.50-1.79' })).toEqual([tips[0]]);
  });

  it('takes a probability that reads like its least', () => {
    const [tip] = tips as [(typeof tips)[number]];
    expect(filterTips([{ ...tip, probability: 0.5962 }], { ...unfiltered, chance: 60 })).toHaveLength(1);
    expect(filterTips([{ ...tip, probability: 0.5938 }], { ...unfiltered, chance: 60 })).toHaveLength(0);
  });

  it('by price leaves out what has none', () => {
    const [tip] = tips as [(typeof tips)[number]];
    expect(filterTips([{ ...tip, decimalOdds: null }], { ...unfiltered, price: '1.50-1.79' })).toEqual([]);
  });

  it('narrows what another has left', () => {
    expect(filterTips(tips, { ...unfiltered, market: 'total-goals', competition: 'england.premier-league' })).toEqual([tips[0]]);
  });
});

describe('the choices of a filter', () => {
  it('are those that leave something, with how much', () => {
    expect(filterChoices(tips, unfiltered)).toEqual({
      sport: [{ value: 'football', count: 3 }],
      market: [
        { value: 'match-result', count: 1 },
        { value: 'total-goals', count: 2 },
      ],
      // The prices of predictions are not read before the filters, so the number that a band would leave is unknown.
      price: priceBands.map(({ band }) => ({ value: band, count: undefined })),
      chance: [
        { value: '40', count: 2 },
        { value: '50', count: 2 },
        { value: '60', count: 1 },
      ],
      competition: [
        { value: 'england.premier-league', count: 2 },
        { value: 'spain.laliga', count: 1 },
      ],
    });
  });

  it('count beside the other filters, and keep the one that is chosen', () => {
    const choices = filterChoices(tips, { ...unfiltered, market: 'match-result', competition: 'italy.serie-a' });
    expect(choices.market).toEqual([{ value: 'match-result', count: 0 }]);
    expect(choices.competition).toEqual([
      { value: 'england.premier-league', count: 1 },
      { value: 'italy.serie-a', count: 0 },
    ]);
  });
});
