import { describe, expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { proseOf } from '#app/i18n/preview/prose-of.server.ts';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { languages } from '#domain/language/languages.ts';

const { countries, clubNames } = loadCatalogue();
const clubs = countries.flatMap((country) => country.clubs);
const tournaments = countries.flatMap(({ country, tournaments: own }) =>
  own.map((tournament) => ({ country: country.slug, ...tournament })),
);

/** The countries of the seven languages, and the home of the fifth big league. */
const twoDivisions = ['england', 'czechia', 'germany', 'spain', 'greece', 'italy', 'brazil', 'france'];

/** Clubs whose forms an editor has to enter: two divisions of those countries, and the clubs of the continental cups. */
const watched = new Set(
  tournaments
    .filter(({ country, tier = 9 }) => country === 'international' || (twoDivisions.includes(country) && tier <= 2))
    .flatMap((tournament) => tournament.clubs),
);

/** Returns the forms of a name that no reader may see: empty, with two spaces, with an unresolved value or a bracket of the tables. */
const faultsOf = (forms: readonly string[]) =>
  forms.filter((form) => form.trim() !== form || / {2}|undefined|null|[[\]|]/.test(form) || form === '');

describe.each(languages)('%s', (tag) => {
  const locale = localeByTag(tag);
  const prose = proseOf(locale, createFormatters(locale));

  it('declines every club of the catalogue', () => {
    const faults = clubs.flatMap(({ slug, name }) => {
      const forms = prose.decline({ of: 'club', slug, name: clubNames.get(tag)?.get(slug)?.[0] ?? name });
      return faultsOf(forms).map((form) => `${slug}: “${form}”`);
    });
    expect(clubs.length).toBeGreaterThan(1800);
    expect(faults).toEqual([]);
  });

  it('has the clubs that are watched written down by an editor', () => {
    expect(watched.size).toBeGreaterThan(400);
    expect([...watched].filter((slug) => !prose.isWrittenDown(slug))).toEqual([]);
  });

  it('declines every competition', () => {
    const faults = tournaments.flatMap(({ name }) =>
      faultsOf(prose.decline({ of: 'competition', name })).map((form) => `${name}: “${form}”`),
    );
    expect(faults).toEqual([]);
  });

  it('declines every country', () => {
    const regions = countries.map(({ country }) => country.region).filter((region) => region !== '001');
    const faults = regions.flatMap((name) => faultsOf(prose.decline({ of: 'country', name })).map((form) => `${name}: “${form}”`));
    expect(faults).toEqual([]);
  });

  it('declines the towns that have a derby', () => {
    const towns = tournaments.flatMap((tournament) => {
      const own = clubs.filter(({ slug }) => tournament.clubs.includes(slug)).flatMap(({ town }) => town ?? []);
      return own.filter((town, index) => own.indexOf(town) !== index);
    });
    expect(towns.length).toBeGreaterThan(100);
    const faults = towns.flatMap((name) => faultsOf(prose.decline({ of: 'town', name })).map((form) => `${name}: “${form}”`));
    expect(faults).toEqual([]);
  });
});

it.each(languages)('%s bends the name of a national team as that of its country', (tag) => {
  const locale = localeByTag(tag);
  const prose = proseOf(locale, createFormatters(locale));
  for (const [slug, region] of [
    ['brazil', 'BR'],
    ['england', 'GB-ENG'],
    ['switzerland', 'CH'],
  ] as const) {
    const name = clubNames.get(tag)?.get(slug)?.[0] ?? '';
    expect(prose.decline({ of: 'club', slug, name })).toEqual(prose.decline({ of: 'country', name: region }));
    expect(prose.isWrittenDown(slug)).toBe(true);
  }
});

it.each(languages)('%s tells of a town, a competition and a club that nobody wrote down', (tag) => {
  const locale = localeByTag(tag);
  const prose = proseOf(locale, createFormatters(locale));
  for (const name of ['Town', '3. Liga B', 'FK Neznámý 1923'] as const) {
    expect(faultsOf(prose.decline({ of: 'town', name }))).toEqual([]);
    expect(faultsOf(prose.decline({ of: 'competition', name }))).toEqual([]);
    expect(faultsOf(prose.decline({ of: 'club', slug: 'nobody', name }))).toEqual([]);
  }
});

it('gives a competition that a source named no noun of another country', () => {
  const nounOf = (tag: (typeof languages)[number], name: string) =>
    proseOf(localeByTag(tag), createFormatters(localeByTag(tag))).decline({ of: 'competition', name, isOfSource: true })[0];
  expect(nounOf('pt-BR', 'First League')).toBe('First League');
  expect(nounOf('de', 'Premier League')).toBe('die Premier League');
  expect(nounOf('cs', 'Premier League')).toBe('Premier League');
});
