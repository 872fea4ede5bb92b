import { expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { coveredCountries } from '#domain/broadcast/covered-countries.ts';
import { checkBroadcastRights, loadBroadcastRights } from './load-broadcast-rights.ts';

const sky = {
  tournaments: ['england.premier-league'],
  channel: 'Sky Sports',
  medium: 'television',
  access: 'subscription',
  extent: 'some',
  fromDay: '2025-07-01',
  toDay: '2029-06-30',
  sources: ['https://example.org/deal'],
  reviewedOn: '2026-11-21',
};
const check = (...entries: readonly object[]) => checkBroadcastRights(entries, 'GB', 'gb.json');

it('knows rights in every covered country, of competitions of the catalogue only', () => {
  const rights = loadBroadcastRights();
  const known = new Set(
    loadCatalogue().countries.flatMap(({ country, tournaments }) => tournaments.map(({ slug }) => `${country.slug}.${slug}`)),
  );
  expect([...new Set(rights.map(({ country }) => country))].sort()).toEqual([...coveredCountries].sort());
  expect(rights.filter(({ tournament }) => !known.has(tournament))).toEqual([]);
});

it('holds what is widely known: Sky and TNT share the Premier League in Britain until 2029, DAZN has all of Serie A in Italy', () => {
  const rights = loadBroadcastRights();
  const of = (country: string, tournament: string, day: string) =>
    rights
      .filter((right) => right.country === country && right.tournament === tournament && right.fromDay <= day && day <= right.toDay)
      .map(({ channel, extent }) => `${channel}: ${extent}`)
      .sort();
  expect(of('GB', 'england.premier-league', '2026-11-21')).toEqual(['Sky Sports: some', 'TNT Sports: some']);
  expect(of('IT', 'italy.serie-a', '2026-11-21')).toEqual(['DAZN: all', 'Sky Sport: some']);
  expect(of('GB', 'england.premier-league', '2029-08-18')).toEqual([]);
});

it('makes one right of each competition that an entry names', () => {
  const rights = check({
    ...sky,
    tournaments: ['england.league-one', 'england.league-two'],
    sources: ['https://a.example', 'https://b.example'],
  });
  expect(rights.map(({ tournament, country, source }) => [tournament, country, source])).toEqual([
    ['england.league-one', 'GB', 'https://a.example https://b.example'],
    ['england.league-two', 'GB', 'https://a.example https://b.example'],
  ]);
});

it.each([
  [{ ...sky, medium: 'radio' }, /gb\.json: 0\.medium: /],
  [{ ...sky, toDay: '2025-06-30' }, /gb\.json: 0\.toDay: is before fromDay/],
  [{ ...sky, sources: ['http://example.org'] }, /gb\.json: 0\.sources\.0: /],
  [{ ...sky, price: 30 }, /gb\.json: 0: .*price/],
])('names file, entry and field of what is wrong', (entry, message) => {
  expect(() => check(entry)).toThrow(message);
});

it('refuses a channel that has a competition twice on the same day, and takes a second contract after the first', () => {
  expect(() => check(sky, { ...sky, fromDay: '2028-07-01', toDay: '2031-06-30' })).toThrow(
    'gb.json: Sky Sports has england.premier-league twice on 2028-07-01',
  );
  const second = { ...sky, fromDay: '2029-07-01', toDay: '2031-06-30' };
  expect(check(sky, second)).toHaveLength(2);
  expect(check(second, sky)).toHaveLength(2);
});
