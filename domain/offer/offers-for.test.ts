import { describe, expect, it } from 'vitest';
import { daysAReviewHolds } from '#domain/jurisdiction/advertising-rules.ts';
import { affiliateBookmakers } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import { homeOfLanguage, jurisdictions } from '#domain/jurisdiction/jurisdictions.ts';
import { languages } from '#domain/language/languages.ts';
import { addDays, type LocalDay } from '#domain/time/local-day.ts';
import { bonusOf } from './bonus-of.ts';
import { hasOffers } from './has-offers.ts';
import { offersFor } from './offers-for.ts';

const today = '2026-11-22' as LocalDay;
const countries = [...jurisdictions.map(({ country }) => country), 'FR', 'US', 'NG', 'KE', undefined];
const idsOf = (list: ReturnType<typeof offersFor>) => list.offers.map(({ link }) => link.bookmaker);

describe('offers', () => {
  it('names the bookmakers that the Gambling Commission licenses to a British reader, in the order of the specification', () => {
    const list = offersFor({ placement: 'hbanner' }, { country: 'GB', language: 'en', today });
    expect(list.hindrance).toBeUndefined();
    expect(list.offers.map(({ name, minimumAge, country }) => [name, minimumAge, country])).toEqual([
      ['bet365', 18, 'GB'],
      ['Ladbrokes', 18, 'GB'],
      ['William Hill', 18, 'GB'],
    ]);
    expect(list.offers[0]?.bonus).toEqual({ kind: 'net-winnings-boost', percent: 50 });
    expect(list.offers[1]?.bonus).toBeUndefined();
  });

  it('shows nothing in Italy, nothing on Italian pages, and nothing where the country is not known or not in the table', () => {
    for (const language of languages) expect(offersFor({}, { country: 'IT', language, today }).offers, language).toEqual([]);
    for (const country of countries) expect(offersFor({}, { country, language: 'it', today }).offers, country).toEqual([]);
    for (const country of [undefined, 'FR', 'US', 'NG', 'KE']) {
      for (const language of languages) {
        const { offers, hindrance } = offersFor({}, { country, language, today });
        expect([offers, hindrance], `${country} ${language}`).toEqual([[], 'unknown-country']);
      }
    }
  });

  it('never names SBOBET, Betin or Betzest, for which no licence was found', () => {
    for (const country of countries) {
      for (const language of languages) {
        const found = idsOf(offersFor({}, { country, language, today }));
        expect(
          found.filter((id) => ['sbobet', 'betin', 'betzest'].includes(id)),
          `${country} ${language}`,
        ).toEqual([]);
      }
    }
  });

  it('names a bonus nowhere but where bonuses may be advertised', () => {
    for (const row of jurisdictions.filter(({ advertising }) => !advertising.bonuses)) {
      for (const language of languages) {
        const asking = { country: row.country, language, today };
        expect(
          offersFor({}, asking).offers.filter(({ bonus }) => bonus !== undefined),
          row.country,
        ).toEqual([]);
        expect(offersFor({ placement: 'claimbonus' }, asking).offers, row.country).toEqual([]);
      }
    }
  });

  it('gives a British reader of German pages what both countries license, without the bonus that Germany forbids', () => {
    const both = offersFor({ placement: 'hbanner' }, { country: 'GB', language: 'de', today });
    expect(both.offers.every(({ bonus }) => bonus === undefined)).toBe(true);
    expect(idsOf(both)).not.toContain('ladbrokes');
    expect(idsOf(both)).toEqual(idsOf(offersFor({ placement: 'hbanner' }, { country: 'DE', language: 'en', today })));
  });

  it('says why there is nothing: the bonus, the licence, the law, the age of the review', () => {
    const british = { country: 'GB', language: 'en', today } as const;
    expect(offersFor({ placement: 'claimbonus' }, { ...british, language: 'de' }).hindrance).toBe('no-bonuses');
    // In Spain William Hill alone is licensed, and bonuses may not be advertised: the law is why, not that bet365 has no licence.
    expect(offersFor({ placement: 'claimbonus' }, { ...british, country: 'ES' }).hindrance).toBe('no-bonuses');
    expect(offersFor({ bookmaker: 'sbobet' }, british).hindrance).toBe('not-licensed');
    expect(offersFor({}, { ...british, country: 'IT' }).hindrance).toBe('forbidden');
    const reviewed = homeOfLanguage.en.reviewedOn;
    expect(offersFor({}, { ...british, today: addDays(reviewed, daysAReviewHolds) }).hindrance).toBeUndefined();
    expect(offersFor({}, { ...british, today: addDays(reviewed, daysAReviewHolds + 1) }).hindrance).toBe('not-reviewed');
  });
});

describe('the bonuses of the specification', () => {
  it('are half of the net winnings more in five countries, and a bet of 200 Danish crowns, all by bet365', () => {
    for (const country of ['DE', 'GR', 'MX', 'ES', 'GB']) {
      expect(bonusOf('bet365', country), country).toEqual({ kind: 'net-winnings-boost', percent: 50 });
    }
    expect(bonusOf('bet365', 'DK')).toEqual({ kind: 'safety-net-bet', amount: 200, currency: 'DKK' });
    expect(bonusOf('bet365', 'IE')).toBeUndefined();
    for (const { id } of affiliateBookmakers) if (id !== 'bet365') expect(bonusOf(id, 'GB'), id).toBeUndefined();
  });
});

it('leaves the places for offers out of exactly those languages whose home has none', () => {
  const without = languages.filter((language) => {
    const { advertising, licensedBookmakers } = homeOfLanguage[language];
    return !advertising.affiliateLinks || licensedBookmakers.length === 0;
  });
  expect(languages.filter((language) => !hasOffers[language]).sort()).toEqual(without.sort());
});
