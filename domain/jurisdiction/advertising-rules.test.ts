import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language/languages.ts';
import { addDays, type LocalDay, parseLocalDay } from '#domain/time/local-day.ts';
import { advertisingRules, stricterPermission } from './advertising-rules.ts';
import type { Jurisdiction } from './jurisdiction.ts';
import { homeOfLanguage } from './jurisdictions.ts';
import { licence } from './licence.ts';

const day = (text: string) => parseLocalDay(text) as LocalDay;
const reviewedOn = day('2026-01-01');

/** Returns a row that allows everything, but for what a test takes away. */
function aRow(
  changes: Partial<Jurisdiction['advertising']> &
    Partial<Pick<Jurisdiction, 'reviewedOn'>> & { readonly licensedBookmakers?: readonly string[] } = {},
): Jurisdiction {
  const { affiliateLinks = true, bonuses = true, besideLiveScores = true, licensedBookmakers = ['bet365', 'ladbrokes'] } = changes;
  return {
    country: 'XA',
    minimumAge: 18,
    notices: [],
    helplines: [],
    advertising: { affiliateLinks, bonuses, besideLiveScores },
    licensedBookmakers: licensedBookmakers.map((slug) => licence(slug, 'https://register.example/', reviewedOn)),
    statements: [],
    reviewedOn: changes.reviewedOn ?? reviewedOn,
  };
}

const nothing = { affiliateLinks: false, bonuses: false, besideLiveScores: false, licensedBookmakers: [] };
const truthTable = [
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
] as const;

describe('the stricter of two countries', () => {
  it.each(truthTable)('links when the visitor’s country says %s and the language’s %s: %s', (here, home, expected) => {
    const permission = stricterPermission(aRow({ affiliateLinks: here }), aRow({ affiliateLinks: home }), reviewedOn);
    expect(permission).toEqual(
      expected
        ? { affiliateLinks: true, bonuses: true, besideLiveScores: true, licensedBookmakers: ['bet365', 'ladbrokes'] }
        : { ...nothing, because: 'forbidden' },
    );
  });

  it.each(truthTable)('shows bonuses when they say %s and %s: %s', (here, home, expected) => {
    expect(stricterPermission(aRow({ bonuses: here }), aRow({ bonuses: home }), reviewedOn)).toMatchObject({
      affiliateLinks: true,
      bonuses: expected,
      besideLiveScores: true,
    });
  });

  it.each(truthTable)('calls to bet beside live scores when they say %s and %s: %s', (here, home, expected) => {
    expect(stricterPermission(aRow({ besideLiveScores: here }), aRow({ besideLiveScores: home }), reviewedOn)).toMatchObject({
      affiliateLinks: true,
      bonuses: true,
      besideLiveScores: expected,
    });
  });

  it('links to bookmakers that both have licensed', () => {
    const permission = stricterPermission(
      aRow({ licensedBookmakers: ['bet365', 'william-hill'] }),
      aRow({ licensedBookmakers: ['ladbrokes', 'bet365'] }),
      reviewedOn,
    );
    expect(permission.licensedBookmakers).toEqual(['bet365']);
  });

  it('links to nobody when no bookmaker is licensed in both', () => {
    const permission = stricterPermission(
      aRow({ licensedBookmakers: ['william-hill'] }),
      aRow({ licensedBookmakers: ['ladbrokes'] }),
      reviewedOn,
    );
    expect(permission).toEqual({ ...nothing, because: 'forbidden' });
  });

  it('allows nothing where the country is not known', () => {
    expect(stricterPermission(undefined, aRow(), reviewedOn)).toEqual({ ...nothing, because: 'unknown-country' });
  });
});

describe('a review', () => {
  // 2026 is no leap year: January to June have 181 days.
  it.each([
    ['2026-06-30', undefined],
    ['2026-07-01', 'not-reviewed'],
  ])('of New Year 2026 holds on %s: %s', (today, because) => {
    expect(stricterPermission(aRow(), aRow({ reviewedOn: day('2026-06-01') }), day(today)).because).toBe(because);
    expect(stricterPermission(aRow({ reviewedOn: day('2026-06-01') }), aRow(), day(today)).because).toBe(because);
  });

  it('that is too old leaves no offer', () => {
    expect(stricterPermission(aRow(), aRow(), day('2027-01-01'))).toEqual({ ...nothing, because: 'not-reviewed' });
  });

  it('of the country counts as well as that of the language', () => {
    const { reviewedOn: reviewed } = homeOfLanguage.en;
    const ask = (today: LocalDay) => advertisingRules({ country: 'GB', language: 'en', today }).because;
    expect(ask(addDays(reviewed, 180))).toBeUndefined();
    expect(ask(addDays(reviewed, 181))).toBe('not-reviewed');
  });
});

describe('the rules of a page', () => {
  const today = homeOfLanguage.en.reviewedOn;

  it('link to British bookmakers, bonuses included, on English pages read in Britain, and call nobody to bet beside live scores', () => {
    expect(advertisingRules({ country: 'GB', language: 'en', today })).toMatchObject({
      minimumAge: 18,
      affiliateLinks: true,
      bonuses: true,
      besideLiveScores: false,
    });
  });

  it.each(languages)('allow nothing in Italy, whatever is read there: %s', (language) => {
    expect(advertisingRules({ country: 'IT', language, today })).toMatchObject({ ...nothing, because: 'forbidden' });
  });

  it.each(['GB', 'DE', 'ES', 'BR', 'DK', 'GR'])('allow nothing on Italian and Greek pages, wherever they are read: %s', (country) => {
    for (const language of ['it', 'el'] as const)
      expect(advertisingRules({ country, language, today })).toMatchObject({ ...nothing, because: 'forbidden' });
  });

  it('show no bonus in Brazil, Germany and Spain', () => {
    for (const [country, language] of [
      ['BR', 'pt-BR'],
      ['BR', 'en'],
      ['GB', 'pt-BR'],
      ['DE', 'de'],
      ['ES', 'es'],
    ] as const)
      expect(advertisingRules({ country, language, today }).bonuses).toBe(false);
  });

  it('link in Germany to permitted bookmakers alone', () => {
    expect(advertisingRules({ country: 'DE', language: 'en', today }).licensedBookmakers).not.toContain('ladbrokes');
  });

  it('ask for 21 years in Greece and on Greek pages', () => {
    expect(advertisingRules({ country: 'GR', language: 'en', today }).minimumAge).toBe(21);
    expect(advertisingRules({ country: 'GB', language: 'el', today }).minimumAge).toBe(21);
  });

  it.each([undefined, 'FR', 'XX', ''])('allow nothing to a visitor from an unknown or unlisted country: %s', (country) => {
    expect(advertisingRules({ country, language: 'en', today })).toMatchObject({ ...nothing, because: 'unknown-country' });
  });

  it('name the help and the register of the visitor’s country', () => {
    expect(advertisingRules({ country: 'DE', language: 'en', today })).toMatchObject({
      helplines: [{ phone: '0800 1 37 27 00' }],
      selfExclusion: { name: 'OASIS' },
    });
  });
});
