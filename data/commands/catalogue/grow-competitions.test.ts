import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#data/database/database.ts';
import type { FeedCompetition } from '#data/feeds/feed.ts';
import { listMovedNumbers } from '#data/queries/sources/list-moved-numbers.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { decideOnNumber } from './decide-on-number.ts';
import { growCompetitions } from './grow-competitions.ts';
import { storeCatalogue } from './store-catalogue.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-08-01T12:00:00Z');

beforeEach(async () => {
  await db.query('truncate tournaments, countries, feed_runs cascade');
  await storeCatalogue(db, smallCatalogue(), now);
});

const told = (externalId: string, name: string, region: string, more: Partial<FeedCompetition> = {}): FeedCompetition => ({
  ...{
    externalId,
    name,
    region,
    kind: 'league',
    season: 'autumn-spring',
    coverage: { now: ['results'], since: { results: 2020 }, current: null },
  },
  ...more,
});
const grow = (...competitions: readonly FeedCompetition[]) =>
  inTransaction(db, (client) => growCompetitions(client, competitions, { provider: 'api-football', now }));
const numbers = async () => {
  const { rows } = await db.query<{ number: string; id: string }>(
    `select n.external_id as number, t.id from competition_numbers n join tournaments t on t.numeric_id = n.tournament_id where n.provider = 'api-football'`,
  );
  return Object.fromEntries(rows.map(({ number, id }) => [number, id]));
};
const competition = async (id: string) => (await db.query('select * from tournaments where id = $1', [id])).rows[0];

it('finds a competition of the catalogue by its country, name and kind, and adds what it does not have', async () => {
  const { added } = await grow(
    told('39', 'Premier League', 'GB-ENG'),
    told('570', 'Premier League', 'GH'),
    told('45', 'FA Cup', 'GB-ENG', { kind: 'cup' }),
    told('698', "FA Women's Cup", 'GB-ENG', { kind: 'cup' }),
  );
  expect(added).toEqual(['ghana.premier-league', 'england.fa-womens-cup']);
  expect(await numbers()).toEqual({
    39: 'england.premier-league',
    570: 'ghana.premier-league',
    45: 'england.fa-cup',
    698: 'england.fa-womens-cup',
  });
  expect(await competition('england.fa-womens-cup')).toMatchObject({
    category_slug: 'england',
    slug: 'fa-womens-cup',
    gender_type: 'women',
    level: 'senior',
  });
  const { rows } = await db.query(`select slug, code, region, zone from countries where region = 'GH'`);
  expect(rows).toEqual([{ slug: 'ghana', code: 'GHA', region: 'GH', zone: 'Africa/Accra' }]);
});

describe('a competition that is known by its number', () => {
  it('keeps its address under a later name, which is shown', async () => {
    await grow(told('242', 'Serie A', 'EC'));
    const { added, renamed } = await grow(told('242', 'Liga Pro', 'EC'));
    expect([added, renamed]).toEqual([[], ['ecuador.serie-a']]);
    expect(await competition('ecuador.serie-a')).toMatchObject({
      name: 'Liga Pro',
      slug: 'serie-a',
      field_sources: { name: 'api-football' },
    });
  });

  it('keeps the name that the catalogue has', async () => {
    await grow(told('39', 'Premier League', 'GB-ENG'));
    const { renamed } = await grow(told('39', 'English Premier League', 'GB-ENG'));
    expect(renamed).toEqual([]);
    expect(await competition('england.premier-league')).toMatchObject({ name: 'Premier League', field_sources: {} });
  });

  it('takes the number that the list has for it now where its own was given away', async () => {
    await grow(told('867', 'Coppa Italia Serie C', 'IT', { kind: 'cup' }));
    const list = [told('867', 'Copa Paulino Alcantara', 'PH', { kind: 'cup' }), told('891', 'Coppa Italia Serie C', 'IT', { kind: 'cup' })];
    await grow(...list.toReversed());
    expect(await numbers()).toEqual({ 867: 'philippines.copa-paulino-alcantara', 891: 'italy.coppa-italia-serie-c' });
  });

  it('is another one where the number has another country or kind than before', async () => {
    await grow(told('867', 'Coppa Italia Serie C', 'IT', { kind: 'cup' }), told('15', 'Club World Cup', '001', { kind: 'cup' }));
    await grow(told('867', 'Copa Paulino Alcantara', 'PH', { kind: 'cup' }), told('15', 'Intercontinental', '001', { kind: 'cup' }));
    expect(await numbers()).toEqual({ 867: 'philippines.copa-paulino-alcantara', 15: 'international.club-world-cup' });
    expect(await competition('italy.coppa-italia-serie-c')).toMatchObject({ name: 'Coppa Italia Serie C' });
    const moved = {
      source: 'api-football',
      externalId: '867',
      before: 'italy.coppa-italia-serie-c',
      now: 'philippines.copa-paulino-alcantara',
    };
    expect(await listMovedNumbers(db)).toEqual([{ ...moved, movedAt: now }]);
  });

  it('stays what a person decides, as long as country and kind are the same', async () => {
    await grow(told('867', 'Coppa Italia Serie C', 'IT', { kind: 'cup' }));
    await grow(told('867', 'Copa Paulino Alcantara', 'PH', { kind: 'cup' }));
    const number = { source: 'api-football', externalId: '867' };
    expect((await decideOnNumber(db, number, undefined, now)).competition).toBe('philippines.copa-paulino-alcantara');
    expect(await listMovedNumbers(db)).toEqual([]);
    await decideOnNumber(db, number, 'italy.coppa-italia-serie-c', now);
    await grow(told('867', 'Copa Paulino Alcantara', 'PH', { kind: 'cup' }));
    expect(await numbers()).toEqual({ 867: 'italy.coppa-italia-serie-c' });
    await expect(decideOnNumber(db, number, 'italy.none', now)).rejects.toThrow('there is no competition of football "italy.none"');
    await expect(decideOnNumber(db, { ...number, externalId: '1' }, undefined, now)).rejects.toThrow('no competition with the number "1"');
  });
});

it('gives two that would have one address two', async () => {
  const { added } = await grow(told('485', "King's Cup", 'BH', { kind: 'cup' }), told('1049', 'King S Cup', 'BH', { kind: 'cup' }));
  expect(added).toEqual(['bahrain.kings-cup', 'bahrain.king-s-cup']);
  expect((await grow(told('3', 'Kings Cup', 'BH', { kind: 'cup' }))).added).toEqual(['bahrain.kings-cup-2']);
});

it('gives the groups of one division a parent, which it adds, or takes where it is known', async () => {
  await grow(
    told('1', 'Serie D - Girone A', 'IT'),
    told('2', 'Serie D - Girone B', 'IT'),
    told('3', 'Paulista - A2', 'BR'),
    told('4', 'Paulista - A3', 'BR'),
    told('5', 'Liga Portugal - Norte', 'PT'),
    told('6', 'Liga Portugal - Sul', 'PT'),
  );
  const { rows } = await db.query<{ id: string; parent: string }>(
    'select t.id, p.id as parent from tournaments t join tournaments p on p.numeric_id = t.parent_id order by t.id',
  );
  expect(rows).toEqual([
    { id: 'italy.serie-d-girone-a', parent: 'italy.serie-d' },
    { id: 'italy.serie-d-girone-b', parent: 'italy.serie-d' },
    { id: 'portugal.liga-portugal-norte', parent: 'portugal.liga-portugal' },
    { id: 'portugal.liga-portugal-sul', parent: 'portugal.liga-portugal' },
  ]);
});

it('keeps the parent of a family under other names, with its address, also where only some parts are renamed', async () => {
  const parents = async () => {
    const { rows } = await db.query<{ part: string; parent: string }>(
      `select t.name as part, p.slug || ' ' || p.name as parent from tournaments t join tournaments p on p.numeric_id = t.parent_id order by 1`,
    );
    return rows.map(({ part, parent }) => `${part} of ${parent}`);
  };
  await grow(...['A', 'B', 'C', 'D'].map((group, index) => told(String(index), `Campeonato Prio - ${group}`, 'PT')));
  const of = (index: number, name: string) => told(String(index), name, 'PT');
  await grow(of(0, 'Campeonato - A'), of(1, 'Campeonato - B'), of(2, 'Campeonato Prio - C'), of(3, 'Campeonato Prio - D'));
  expect(new Set((await parents()).map((line) => line.split(' of ')[1]))).toEqual(new Set(['campeonato-prio Campeonato Prio']));
  const { added, renamed } = await grow(...['A', 'B', 'C', 'D'].map((group, index) => of(index, `Campeonato - ${group}`)));
  expect({ added, renamed: renamed.at(-1) }).toEqual({ added: [], renamed: 'portugal.campeonato-prio' });
  expect(await parents()).toEqual(['A', 'B', 'C', 'D'].map((group) => `Campeonato - ${group} of campeonato-prio Campeonato`));
});

it('adds a parent where the competition of its name has become a part', async () => {
  await grow(told('138', 'Serie C', 'IT'));
  const groups = ['A', 'B', 'C'].map((group, index) => told(String(138 + index), `Serie C - Girone ${group}`, 'IT'));
  expect((await grow(...groups)).added).toEqual(['italy.serie-c-girone-b', 'italy.serie-c-girone-c', 'italy.serie-c-2']);
  const { rows } = await db.query(
    `select t.slug, t.name from tournaments t join tournaments p on p.numeric_id = t.parent_id where p.slug = 'serie-c-2' order by t.name`,
  );
  expect(rows).toEqual(
    ['serie-c', 'serie-c-girone-b', 'serie-c-girone-c'].map((slug, index) => ({ slug, name: `Serie C - Girone ${'ABC'[index]}` })),
  );
});

it('keeps the label of a season that is stored when the way in which seasons run changes', async () => {
  const current = { year: 2024, startsOn: '2024-02-01', endsOn: '2024-11-30' };
  const coverage = (of: typeof current) => ({ now: [], since: {}, current: of });
  await grow(told('570', 'Premier League', 'GH', { season: 'calendar-year', coverage: coverage(current) }));
  await db.query(`insert into seasons (tournament_id, label) select numeric_id, '2024' from tournaments where id = 'ghana.premier-league'`);
  await grow(told('570', 'Premier League', 'GH', { season: 'autumn-spring', coverage: coverage(current) }));
  expect(await competition('ghana.premier-league')).toMatchObject({ season_kind: 'calendar-year' });
  await grow(
    told('570', 'Premier League', 'GH', {
      season: 'autumn-spring',
      coverage: coverage({ year: 2025, startsOn: '2025-08-30', endsOn: '2026-06-01' }),
    }),
  );
  expect(await competition('ghana.premier-league')).toMatchObject({ season_kind: 'autumn-spring' });
});

it('can be searched for, by its name of today too', async () => {
  await grow(told('242', 'Serie A', 'EC'));
  await grow(told('242', 'Liga Pro', 'EC'));
  const { rows } = await db.query(
    `select term from search_terms s join tournaments t on t.numeric_id = s.subject_id where s.kind = 'tournament' and t.id = 'ecuador.serie-a'`,
  );
  expect(rows).toEqual([{ term: 'liga pro' }]);
});

it('takes one competition of the catalogue for one number alone', async () => {
  await grow(told('39', 'Premier League', 'GB-ENG'), told('9999', 'Premier League', 'GB-ENG'));
  expect(await numbers()).toEqual({ 39: 'england.premier-league', 9999: 'england.premier-league-2' });
});

it('does not tell the same twice', async () => {
  await grow(told('570', 'Premier League', 'GH'));
  expect(await grow(told('570', 'Premier League', 'GH'))).toEqual({ added: [], renamed: [] });
});
