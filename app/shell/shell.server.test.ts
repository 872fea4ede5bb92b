import { describe, expect, it } from 'vitest';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction } from '#data/database/database.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { loadShell } from './shell.server.ts';
import { loadTodaysTips } from './todays-tips.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');

it.each([
  ['list-league-countries', 'Failed to fetch countries'],
  ['list-leagues', 'Failed to fetch top tournaments'],
])('says what could not be read where %s fails: %s', async (statement, message) => {
  const cause = new Error('statement timeout');
  const failing = Object.assign(Object.create(db) as typeof db, {
    query: (query: { readonly name?: string }) =>
      query.name === statement ? Promise.reject(cause) : (db.query as (asked: unknown) => Promise<unknown>)(query),
  });
  await expect(loadShell(createSiteForPages(failing, now).site)).rejects.toMatchObject({ message, cause });
});

describe('the best tips', () => {
  const tip = (matchId: number, kickoff: string, expectedValue: number) =>
    aTip({ matchId, kickoffUtc: new Date(kickoff), expectedValue, market: 'match-result', line: 0, selection: 'home' });
  const shellAt = async (utc: string) => {
    const { site, notes } = createSiteForPages(db, new Date(utc));
    return { best: (await loadShell(site)).best, notes };
  };
  const sequences = async (utc: string) => (await shellAt(utc)).best?.tips.map(({ sequence }) => sequence);

  it('are none where there are no tips, which is looked at again soon', async () => {
    const { best, notes } = await shellAt('2024-04-06T12:00:00Z');
    expect(best).toMatchObject({ isToday: true, tips: [], count: 0 });
    expect(notes.until).toContainEqual(new Date('2024-04-06T12:01:00Z'));
  });

  it('are five of today’s that are still to come, the greatest value first', async () => {
    const hours = ['11:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00'];
    const today = hours.map((hour, index) => tip(index + 1, `2024-04-06T${hour}:00Z`, 0.04 + index / 100));
    await inTransaction(db, (client) =>
      recordTips(client, [...today, tip(8, '2024-04-07T15:00:00Z', 0.2)], new Date('2024-04-05T09:00:00Z')),
    );
    expect(await sequences('2024-04-06T12:00:00Z')).toEqual([7, 6, 5, 4, 3]);
    expect(await sequences('2024-04-06T17:30:00Z')).toEqual([7, 6]);
    expect((await shellAt('2024-04-06T17:30:00Z')).best).toMatchObject({ isToday: true, day: '2024-04-06', count: 7 });
  });

  it('are right until the next kick-off among them, and hang on no topic of the ledger', async () => {
    const { notes } = await shellAt('2024-04-06T17:55:00Z');
    expect(notes.until).toContainEqual(new Date('2024-04-06T18:00:00Z'));
    expect(notes.topics).not.toContain('tips');
    expect((await shellAt('2024-04-06T17:30:00Z')).notes.until).toContainEqual(new Date('2024-04-06T17:40:00Z'));
  });

  it('are kept until a record of the ledger, a name, one of their matches or the hour changes them', async () => {
    const keptAt = async (utc: string) => {
      const { site, notes } = createSiteForPages(db, new Date(utc));
      await loadTodaysTips({ ...site, kept: (_name, load) => load(site.page) }, 'Europe/London');
      return { topics: notes.topics.toSorted(), until: notes.until };
    };
    expect(await keptAt('2024-04-06T17:30:00Z')).toEqual({
      topics: ['catalogue', 'match:6', 'match:7', 'tips'],
      until: [new Date('2024-04-06T18:00:00Z')],
    });
    const midnight = new Date('2024-04-06T23:00:00Z');
    expect(await keptAt('2024-04-06T20:00:00Z')).toEqual({ topics: ['catalogue', 'tips'], until: [midnight] });
  });

  it('are tomorrow’s once today has none left', async () => {
    expect((await shellAt('2024-04-06T20:00:00Z')).best).toMatchObject({
      isToday: false,
      day: '2024-04-07',
      count: 1,
      tips: [{ sequence: 8 }],
    });
  });
});
