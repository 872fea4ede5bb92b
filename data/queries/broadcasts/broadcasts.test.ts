import { beforeAll, expect, it } from 'vitest';
import { storeBroadcasts } from '#data/commands/broadcasts/store-broadcasts.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { listBroadcastsOfMatch } from '#sports/football/data/queries/broadcasts/list-broadcasts-of-match.ts';
import { aBroadcastRight } from '#tests/factories/a-broadcast-right.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { countMatchesToWatch } from './count-matches-to-watch.ts';
import { listBroadcastsInCountry } from './list-broadcasts-in-country.ts';
import { listMatchesToWatch } from './list-matches-to-watch.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T10:00:00Z');

let derby = { id: 0, tournamentId: 0 };
beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2024-04-06T11:30:00Z'),
    feedMatch('Man City', 'Man United', '2024-04-06T14:00:00Z', { status: 'postponed' }),
    feedMatch('Porto', 'Nacional', '2024-04-06T19:00:00Z', { tournamentId: 'portugal.liga-portugal' }),
    feedMatch('Everton', 'Man City', '2024-04-07T19:00:00Z'),
  ]);
  await storeBroadcasts(
    db,
    [
      aBroadcastRight('Sky'),
      aBroadcastRight('Antenna', { access: 'free' }),
      aBroadcastRight('Everything', { medium: 'stream', extent: 'all' }),
      aBroadcastRight('Yesteryear', { toDay: '2024-04-05' }),
      aBroadcastRight('Tomorrow', { fromDay: '2024-04-07' }),
      aBroadcastRight('Bord', { country: 'IE' }),
    ],
    now,
  );
  const { rows } = await db.query<typeof derby>(
    `select id, tournament_id as "tournamentId" from matches where slug like 'arsenal-everton%'`,
  );
  derby = rows[0] as typeof derby;
  await db.query(
    `insert into broadcasts (tournament_id, match_id, country, channel, medium, access, extent, from_day, to_day, source, reviewed_on)
     values ($1, $2, 'GB', 'Public', 'television', 'free', 'all', '2024-04-06', '2024-04-06', 'https://example.org', '2024-04-02')`,
    [derby.tournamentId, derby.id],
  );
});

const channels = (rows: readonly { channel: string }[]) => rows.map(({ channel }) => channel);

it('lists who shows what in a country on a day: everything before a part, what is free before what costs', async () => {
  const on = async (day: string, today = '2024-04-06') => channels(await listBroadcastsInCountry(db, { country: 'GB', day, today }));
  expect(await on('2024-04-06')).toEqual(['Public', 'Everything', 'Antenna', 'Sky']);
  expect(await on('2024-04-07')).toEqual(['Everything', 'Antenna', 'Sky', 'Tomorrow']);
  expect(await on('2024-07-01')).toEqual([]);
});

it('leaves out of a past day what has run out since', async () => {
  expect(channels(await listBroadcastsInCountry(db, { country: 'GB', day: '2024-04-05', today: '2024-04-05' }))).toContain('Yesteryear');
  expect(channels(await listBroadcastsInCountry(db, { country: 'GB', day: '2024-04-05', today: '2024-04-06' }))).not.toContain(
    'Yesteryear',
  );
});

it('lists who shows a match in the countries asked for, in their order, the match’s own channel first', async () => {
  const found = await listBroadcastsOfMatch(db, derby, { countries: ['IE', 'GB'], day: '2024-04-06' });
  expect(found.map(({ country, channel, ofMatch }) => [country, channel, ofMatch])).toEqual([
    ['IE', 'Bord', false],
    ['GB', 'Public', true],
    ['GB', 'Everything', false],
    ['GB', 'Antenna', false],
    ['GB', 'Sky', false],
  ]);
  const ofOtherMatch = await listBroadcastsOfMatch(db, { ...derby, id: derby.id + 1 }, { countries: ['GB'], day: '2024-04-06' });
  expect(channels(ofOtherMatch)).not.toContain('Public');
});

it('lists the matches of competitions, the important ones first, and no more than asked for', async () => {
  const span = { from: new Date('2024-04-06T00:00:00Z'), to: new Date('2024-04-07T00:00:00Z'), locale: 'en', limit: 10 };
  const { rows } = await db.query<{ id: number }>('select numeric_id as id from tournaments');
  const all = await listMatchesToWatch(db, { ...span, tournamentIds: rows.map(({ id }) => id) });
  expect(all.map(({ homeName, tournamentName, code }) => [homeName, tournamentName, code])).toEqual([
    ['Arsenal', 'Premier League', 'ENG'],
    ['Manchester City', 'Premier League', 'ENG'],
    ['FC Porto', 'Liga Portugal', 'POR'],
  ]);
  const first = await listMatchesToWatch(db, { ...span, limit: 1, tournamentIds: rows.map(({ id }) => id) });
  expect(first.map(({ homeName }) => homeName)).toEqual(['Arsenal']);
  expect(await listMatchesToWatch(db, { ...span, tournamentIds: [] })).toEqual([]);
});

it('counts, by day, the matches that somebody shows in the country', async () => {
  const day = (of: string) => ({ day: of, from: new Date(`${of}T00:00:00Z`), to: new Date(Date.parse(`${of}T00:00:00Z`) + 86_400_000) });
  const days = [day('2024-04-05'), day('2024-04-06'), day('2024-04-07')];
  expect(await countMatchesToWatch(db, { country: 'GB', today: '2024-04-06', days })).toEqual([0, 2, 1]);
  expect(await countMatchesToWatch(db, { country: 'PT', today: '2024-04-06', days })).toEqual([0, 0, 0]);
});
