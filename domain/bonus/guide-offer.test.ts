import { describe, expect, it } from 'vitest';
import { jurisdictions } from '#domain/jurisdiction/jurisdictions.ts';
import { languages } from '#domain/language/languages.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { guideOfferFor } from './guide-offer.ts';

const today = localDayOf(new Date('2026-11-22T12:00:00Z'), 'UTC');
const countries = [...jurisdictions.map(({ country }) => country), 'FR', undefined];

describe('what the sign-up guide shows', () => {
  it('is a bonus to British readers of English alone, a link to German and Brazilian readers, and nothing to everybody else', () => {
    const shown = languages.flatMap((language) =>
      countries.flatMap((country) => {
        const { offer } = guideOfferFor({ country, language, today });
        return offer === undefined ? [] : [`${country} ${language} ${offer.bonuses === undefined ? 'link' : 'bonus'}`];
      }),
    );
    // Licensed in Britain, Germany and Brazil; bonuses may be advertised in Britain only; the stricter of both countries holds.
    expect(shown.sort()).toEqual(
      ['BR de link', 'BR en link', 'BR pt-BR link', 'DE de link', 'DE en link', 'DE pt-BR link'].concat([
        'GB de link',
        'GB en bonus',
        'GB pt-BR link',
      ]),
    );
  });

  it('claims a bonus only where bonuses may be named', () => {
    expect(guideOfferFor({ country: 'GB', language: 'en', today }).offer?.link).toEqual({ bookmaker: 'bet365', placement: 'claimbonus' });
    expect(guideOfferFor({ country: 'BR', language: 'pt-BR', today }).offer?.link).toEqual({ bookmaker: 'bet365' });
  });

  it('tells what holds in each country of the specification, and the ages of the law', () => {
    const zone = guideOfferFor({ country: 'GB', language: 'en', today }).offer?.bonuses?.zone;
    const boost = { kind: 'net-winnings-boost', percent: 50 };
    expect(zone).toEqual([
      { country: 'DE', bonus: boost, minimumAge: 18, shownThere: false },
      { country: 'GR', bonus: boost, minimumAge: 21, shownThere: false },
      { country: 'MX', bonus: boost, minimumAge: 18, shownThere: false },
      { country: 'ES', bonus: boost, minimumAge: 18, shownThere: false },
      { country: 'GB', bonus: boost, minimumAge: 18, shownThere: true },
      { country: 'DK', bonus: { kind: 'safety-net-bet', amount: 200, currency: 'DKK' }, minimumAge: 18, shownThere: false },
    ]);
  });

  it.each([
    [undefined, 'en', 'unknown-country'],
    ['FR', 'en', 'unknown-country'],
    ['IT', 'en', 'forbidden'],
    ['GB', 'it', 'forbidden'],
    ['ES', 'es', 'not-licensed'],
  ] as const)('is nothing for a visitor from %s in %s: %s', (country, language, hindrance) => {
    expect(guideOfferFor({ country, language, today })).toEqual({ hindrance });
  });

  it('is nothing when nobody went through the table for more than half a year', () => {
    expect(guideOfferFor({ country: 'GB', language: 'en', today: localDayOf(new Date('2027-06-01T12:00:00Z'), 'UTC') })).toEqual({
      hindrance: 'not-reviewed',
    });
  });
});
