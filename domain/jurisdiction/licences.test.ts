import { describe, expect, it } from 'vitest';
import { bookmakersLicensedIn, countriesThatLicense, isLicensedAnywhere } from './licences.ts';

describe('the licences of the table', () => {
  it('tell where a bookmaker may take bets', () => {
    expect(countriesThatLicense('coral')).toEqual(['GB']);
    expect(countriesThatLicense('1xbet')).toEqual(['BR']);
    expect(countriesThatLicense('bet-and-win')).toEqual(['GR', 'PT', 'ES']);
  });

  it('have nothing for a bookmaker for which no licence was found', () => {
    for (const bookmaker of ['pinnacle', 'betonline', 'market-average', '']) {
      expect(countriesThatLicense(bookmaker)).toEqual([]);
      expect(isLicensedAnywhere(bookmaker)).toBe(false);
    }
    expect(isLicensedAnywhere('sportingbet')).toBe(true);
  });

  it('tell whom a country licenses, and the bookmakers that do not exist everywhere', () => {
    expect(bookmakersLicensedIn('BR')).toEqual(expect.arrayContaining(['1xbet', 'bet365', 'betfair', 'sportingbet', 'halyard']));
    expect(bookmakersLicensedIn('BR')).not.toContain('coral');
    expect(bookmakersLicensedIn('CZ')).toHaveLength(8);
    expect(bookmakersLicensedIn('FR')).toEqual([]);
  });
});
