import { expect, it } from 'vitest';
import type { CountryNotices } from '#app/elements/shell/country-notices-answer.ts';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { askResource } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { countryNoticesResource } from './country-notices.server.tsx';

const { db } = await createTestDatabase();

function ask(country: string, code: LocaleCode): Promise<Response> {
  const { site } = createSiteForPages(db, new Date('2026-11-21T12:00:00Z'), { code });
  return askResource(countryNoticesResource, site, `/country-notices/${country}`);
}
const shown = async (country: string, code: LocaleCode) => (await (await ask(country, code)).json()) as CountryNotices;

it('names the help of the country in the words of the page', async () => {
  const { age, notice, lines } = await shown('cz', 'de');
  expect(age).toBe('18+');
  expect(notice).toContain('Tipledger ist ein redaktionelles Angebot');
  expect(lines).toContain('Hilfe bei Spielproblemen');
  expect(lines).toContain('href="tel:777477877"');
  expect(lines).toContain(
    '<p class="caption line" lang="cs"><b>Ministerstvo financí varuje: Účastí na hazardní hře může vzniknout závislost!</b></p>',
  );
});

it('raises the age for Greece on every page, and in its words', async () => {
  const { age, notice } = await shown('gr', 'en');
  expect(age).toBe('21+');
  expect(notice).toContain('21 and over only.');
});

it('is careful with a country of which it knows nothing', async () => {
  const { age, lines } = await shown('fr', 'en');
  expect(age).toBe('21+');
  expect(lines).toContain('Gambling Therapy');
});

it.each(['GB', 'xyz', 'g1', '%2e%2e%2f'])('knows no country "%s"', async (country) => {
  expect((await ask(country, 'en')).status).toBe(404);
});
