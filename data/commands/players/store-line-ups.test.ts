import { beforeEach, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { getLineUps } from '#sports/football/data/queries/match/get-line-ups.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db } = await createTestDatabase();
const early = new Date('2024-04-06T13:02:00Z');
const later = new Date('2024-04-06T13:40:00Z');
await storeCatalogue(db, smallCatalogue(), early);

beforeEach(async () => {
  await db.query('truncate players, external_ids, matches, changes cascade');
});

const announced = {
  formation: '4-3-3',
  coach: 'Mikel Arteta',
  starters: [
    { name: 'David Raya', externalId: '19465', shirtNumber: 22, position: 'goalkeeper', place: { line: 1, place: 1 } },
    { name: 'Bukayo Saka', externalId: '1460', shirtNumber: 7, position: 'forward', place: { line: 4, place: 3 } },
  ],
  bench: [{ name: 'Reiss Nelson', externalId: '2414', shirtNumber: 24, position: 'forward' }],
} as const;
const corrected = { ...announced, starters: [announced.starters[0], announced.bench[0]], bench: [announced.starters[1]] };
const absent = [{ name: 'Jurrien Timber', externalId: '38746', reason: 'injury' }] as const;

const read = (now: Date, more: Partial<FeedMatch>, source = 'api-football') =>
  ingestAnswer(db, { name: source, isSimulated: false }, now, [feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', more)]);
const stored = async () => getLineUps(db, (await db.query<{ id: number }>('select id from matches')).rows[0]?.id ?? 0);
const namesOf = (players: readonly { readonly playerName: string | null }[]) => players.map(({ playerName }) => playerName);
const newestTopics = async () => (await db.query('select topics from changes order by version desc limit 1')).rows[0]?.topics;

it('stores a line-up with places, bench and coach, each player with the address of his page', async () => {
  await read(early, { lineUps: { home: announced }, absences: { home: absent } });
  const { home, away } = await stored();
  expect(home).toMatchObject({ formation: '4-3-3', coach: 'Mikel Arteta', updatedAt: early });
  expect(home.starters).toEqual([
    expect.objectContaining({ slug: 'david-raya', playerName: 'David Raya', shirtNumber: 22, position: 'goalkeeper', line: 1, place: 1 }),
    expect.objectContaining({ slug: 'bukayo-saka', shirtNumber: 7, position: 'forward', line: 4, place: 3, minutes: null }),
  ]);
  expect(home.bench).toEqual([expect.objectContaining({ slug: 'reiss-nelson', line: null, place: null })]);
  expect(home.absences).toEqual([
    { slug: 'jurrien-timber', playerName: 'Jurrien Timber', shirtNumber: null, reason: 'injury', doubtful: false },
  ]);
  expect(away).toEqual({ formation: null, coach: null, updatedAt: null, starters: [], bench: [], absences: [] });
});

it('drops the pages of the match and of both clubs for a new line-up, and no other', async () => {
  await read(early, {});
  const teams = (await db.query("select id from teams where slug in ('arsenal', 'everton') order by slug")).rows;
  const match = (await db.query('select id from matches')).rows[0];
  await read(later, { lineUps: { home: announced } });
  expect(await newestTopics()).toEqual([`match:${match?.id}`, `team:${teams[0]?.id}`, `team:${teams[1]?.id}`]);
});

it('changes nothing when the same is told again', async () => {
  await read(early, { lineUps: { home: announced }, absences: { home: absent } });
  const before = (await db.query('select max(version) as version from changes')).rows;
  const report = await read(later, { lineUps: { home: announced }, absences: { home: absent } });
  expect(report.counts.changedMatches).toBe(0);
  expect((await db.query('select max(version) as version from changes')).rows).toEqual(before);
  expect((await stored()).home.updatedAt).toEqual(early);
});

it('keeps line-ups and absences that an answer does not name', async () => {
  await read(early, { lineUps: { home: announced }, absences: { home: absent } });
  await read(later, {});
  await read(later, { lineUps: { away: { starters: [{ name: 'Jordan Pickford' }], bench: [] } } });
  const { home, away } = await stored();
  expect(namesOf(home.starters)).toEqual(['David Raya', 'Bukayo Saka']);
  expect(namesOf(home.absences)).toEqual(['Jurrien Timber']);
  expect(namesOf(away.starters)).toEqual(['Jordan Pickford']);
});

it('replaces a line-up and a list of absent players by the corrected one', async () => {
  await read(early, { lineUps: { home: announced }, absences: { home: absent } });
  await read(later, { lineUps: { home: corrected }, absences: { home: [] } });
  const { home } = await stored();
  expect(namesOf(home.starters)).toEqual(['David Raya', 'Reiss Nelson']);
  expect(namesOf(home.bench)).toEqual(['Bukayo Saka']);
  expect(home).toMatchObject({ updatedAt: later, absences: [] });
});

it('believes the better source about a line-up, whichever speaks last', async () => {
  await read(early, { lineUps: { home: corrected } }, 'football-data-org');
  await read(early, { lineUps: { home: announced } });
  await read(later, { lineUps: { home: corrected } }, 'football-data-org');
  expect(namesOf((await stored()).home.starters)).toEqual(['David Raya', 'Bukayo Saka']);
});

it('lists players without a name by their numbers', async () => {
  await read(early, { lineUps: { home: { formation: '4-4-2', starters: [{ shirtNumber: 1, position: 'goalkeeper' }], bench: [] } } });
  expect((await stored()).home.starters).toEqual([
    { playerId: null, slug: null, playerName: null, shirtNumber: 1, position: 'goalkeeper', line: null, place: null, minutes: null },
  ]);
});

it('stores a list of absent players that comes apart from its match, once the match is known', async () => {
  const api = { name: 'api-football', isSimulated: false };
  const players = [
    { teamExternalId: '42', name: 'Jurrien Timber', externalId: '38746', reason: 'injury' },
    { teamExternalId: '45', name: 'Dele Alli', externalId: '172', reason: 'other', isDoubtful: true },
    { teamExternalId: '50', name: 'Somebody Else', externalId: '9', reason: 'injury' },
  ] as const;
  const absences = [
    { matchExternalId: '1035', players },
    { matchExternalId: '9999', players },
  ];
  const match = feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', {
    externalId: '1035',
    home: { name: 'Arsenal', externalId: '42' },
    away: { name: 'Everton', externalId: '45' },
  });
  await ingestAnswer(db, api, early, [match]);
  const report = await ingestAnswer(db, api, later, [], { absences });
  expect(report.problems).toEqual([{ source: 'hand.csv', field: 'team.id', value: '50', code: 'inconsistent' }]);
  const { home, away } = await stored();
  expect(home.absences).toEqual([
    { slug: 'jurrien-timber', playerName: 'Jurrien Timber', shirtNumber: null, reason: 'injury', doubtful: false },
  ]);
  expect(away.absences).toEqual([{ slug: 'dele-alli', playerName: 'Dele Alli', shirtNumber: null, reason: 'other', doubtful: true }]);
  expect(await newestTopics()).toContain(`match:${(await db.query('select id from matches')).rows[0]?.id}`);
});
