import { describe, expect, it } from 'vitest';
import { trackRecordAddress } from '../track-record.address.ts';
import { isFiltered, ledgerFilterOf } from './record-filter.ts';

const { absent } = trackRecordAddress;

describe('the tips that an address means', () => {
  it('are those of a month or a year in UTC', () => {
    expect(ledgerFilterOf({ ...absent, period: '2026-12' })).toMatchObject({
      from: new Date('2026-12-01T00:00:00Z'),
      to: new Date('2027-01-01T00:00:00Z'),
    });
    expect(ledgerFilterOf({ ...absent, period: '2026' })).toMatchObject({
      from: new Date('2026-01-01T00:00:00Z'),
      to: new Date('2027-01-01T00:00:00Z'),
    });
  });

  it('lie in a range of prices, the first one open below and the last one above', () => {
    expect(ledgerFilterOf({ ...absent, price: '1.80-2.19' })).toMatchObject({ leastOdds: 1.8, belowOdds: 2.2 });
    expect(ledgerFilterOf({ ...absent, price: 'below-1.20' })).toMatchObject({ leastOdds: undefined, belowOdds: 1.2 });
    expect(ledgerFilterOf({ ...absent, price: '3.00-up' })).toMatchObject({ leastOdds: 3, belowOdds: undefined });
  });

  it('are all of them where none of its filters is named', () => {
    expect(isFiltered(absent)).toBe(false);
    expect(isFiltered({ ...absent, result: 'won' })).toBe(true);
  });
});
