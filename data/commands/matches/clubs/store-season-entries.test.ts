import { beforeEach, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { Round } from '#domain/tournament/round.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');
await storeCatalogue(db, smallCatalogue(), now);

beforeEach(async () => {
  await db.query('delete from matches; delete from season_entries');
});

const groups = async () =>
  (
    await db.query<{ slug: string; group: string | null }>(
      'select t.slug, e.group_label as "group" from season_entries e join teams t on t.id = e.team_id order by 1',
    )
  ).rows.map(({ slug, group }) => `${slug} ${group}`);

it('keeps the conference of each club, though its matches are of none, and its name when a later match does not tell it', async () => {
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2024-03-02T15:00:00Z', {
      home: { name: 'Arsenal', group: 'South' },
      away: { name: 'Everton', group: 'North' },
    }),
  ]);
  expect(await groups()).toEqual(['arsenal South', 'everton North']);
  expect((await db.query('select from matches where group_label is not null')).rowCount).toBe(0);
  await ingestMatches(db, now, [feedMatch('Everton', 'Arsenal', '2024-03-09T15:00:00Z')]);
  expect(await groups()).toEqual(['arsenal South', 'everton North']);
});

async function groupsAfter(...rounds: readonly Round[]): Promise<string[]> {
  await db.query('delete from matches; delete from season_entries');
  for (const [index, round] of rounds.entries()) {
    await ingestMatches(db, now, [feedMatch('Arsenal', 'Everton', `2024-02-0${index + 1}T15:00:00Z`, { round })]);
  }
  return groups();
}

it('keeps the first group of a club when a later part of the season has other groups', async () => {
  const first = { stage: 'group', group: 'A', matchday: 1 } as const;
  const second = { stage: 'group', group: '2', matchday: 1, part: '2nd-phase' } as const;
  expect(await groupsAfter(first, second)).toEqual(['arsenal A', 'everton A']);
  expect(await groupsAfter(second, first)).toEqual(['arsenal A', 'everton A']);
  expect(await groupsAfter(second)).toEqual(['arsenal 2', 'everton 2']);
});

it('takes a path of a knock-out for no group', async () => {
  const path = { stage: 'qualifying-play-off', group: 'Path D', part: 'qualifying-play-offs' } as const;
  expect(await groupsAfter(path)).toEqual(['arsenal null', 'everton null']);
});
