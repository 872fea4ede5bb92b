import { describe, expect, it } from 'vitest';
import { parseLocalDay } from '#domain/time/local-day.ts';
import { cautiousDefault, homeOfLanguage, jurisdictionOf, jurisdictions } from './jurisdictions.ts';
import { statutoryWarnings } from './statutory-warnings.ts';

const isPage = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:';

it('knows the countries of the issue, each once', () => {
  const countries = jurisdictions.map(({ country }) => country);
  expect(countries).toEqual(expect.arrayContaining(['GB', 'IE', 'DE', 'AT', 'ES', 'IT', 'GR', 'CY', 'CZ', 'SK', 'BR', 'PT', 'MX', 'DK']));
  expect(new Set(countries).size).toBe(countries.length);
  expect(jurisdictionOf('FR')).toBeUndefined();
});

it.each([
  ['en', 'GB'],
  ['cs', 'CZ'],
  ['de', 'DE'],
  ['es', 'ES'],
  ['el', 'GR'],
  ['it', 'IT'],
  ['pt-BR', 'BR'],
] as const)('has %s at home in %s', (language, country) => expect(homeOfLanguage[language].country).toBe(country));

describe.each(jurisdictions.map((row) => [row.country, row] as const))('%s', (_, row) => {
  it('is grown up, and later only where the law says so', () => {
    expect(row.minimumAge).toBe(row.country === 'GR' ? 21 : 18);
  });

  it('names help that can be reached', () => {
    expect(row.helplines.length).toBeGreaterThan(0);
    for (const { name, phone, url, languages } of row.helplines) {
      expect(name).not.toBe('');
      expect(phone === undefined || /^[\d ]{3,}$/.test(phone)).toBe(true);
      expect(isPage(url)).toBe(true);
      expect(languages.length).toBeGreaterThan(0);
    }
    for (const { url } of [row.selfExclusion, row.regulator].filter((one) => one !== undefined)) expect(isPage(url)).toBe(true);
  });

  it('rests every statement on a page that somebody looked at', () => {
    expect(parseLocalDay(row.reviewedOn)).toBe(row.reviewedOn);
    for (const { says, source, checkedOn, confirmed } of row.statements) {
      expect(isPage(source), source).toBe(true);
      expect(parseLocalDay(checkedOn)).toBe(checkedOn);
      expect(says.startsWith('Not confirmed: ')).toBe(!confirmed);
    }
  });

  it('allows nothing that no source bore out', () => {
    const bornOut = (about: string) => row.statements.some((statement) => statement.about === about && statement.confirmed);
    if (row.advertising.affiliateLinks) expect(bornOut('affiliate-links')).toBe(true);
    if (row.advertising.bonuses) expect(bornOut('bonuses')).toBe(true);
    if (row.advertising.besideLiveScores) expect(bornOut('live-scores')).toBe(true);
    if (row.licensedBookmakers.length > 0) expect(bornOut('licences')).toBe(true);
  });

  it('has something to say of every question', () => {
    const topics = new Set(row.statements.map(({ about }) => about));
    for (const topic of ['minimum-age', 'affiliate-links', 'bonuses', 'live-scores', 'licences', 'helplines'] as const)
      expect(topics).toContain(topic);
    if (row.selfExclusion !== undefined) expect(topics).toContain('self-exclusion');
    if (row.notices.length > 0 && row.country !== 'DE') expect(topics).toContain('notices');
  });

  it('rests every licence on a page that somebody looked at, and names a bookmaker once', () => {
    for (const { bookmaker, source, reviewedOn } of row.licensedBookmakers) {
      expect(isPage(source), `${bookmaker}: ${source}`).toBe(true);
      expect(parseLocalDay(reviewedOn)).toBe(reviewedOn);
    }
    const named = row.licensedBookmakers.map(({ bookmaker }) => bookmaker);
    expect(new Set(named).size).toBe(named.length);
  });
});

it('has help for everywhere else', () => {
  expect(cautiousDefault.helplines.every(({ url }) => isPage(url))).toBe(true);
});

it('writes the Czech warning as the Ministry of Finance demands it', () => {
  expect(statutoryWarnings['czechia-ministry']).toEqual({
    text: 'Ministerstvo financí varuje: Účastí na hazardní hře může vzniknout závislost!',
    language: 'cs',
  });
});
