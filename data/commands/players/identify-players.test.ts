import { beforeEach, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedEvent, FeedMatch, FeedPlayer } from '#data/feeds/feed.ts';
import { listUnknownNames } from '#data/queries/sources/list-unknown-names.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T17:00:00Z');
await storeCatalogue(db, smallCatalogue(), now);

beforeEach(async () => {
  await db.query('truncate players, player_teams, external_ids, unknown_names, squad_members, matches cascade');
});

const kickoff = '2024-04-06T14:00:00Z';
const lineUp = (...starters: FeedPlayer[]) => ({ starters, bench: [] });
const everton = (more: Partial<FeedMatch>, utc = kickoff) => feedMatch('Arsenal', 'Everton', utc, more);
const read = (source: string, ...matches: FeedMatch[]) => ingestAnswer(db, { name: source, isSimulated: false }, now, matches);
const goalBy = (playerName: string, playerExternalId?: string): FeedEvent => ({
  minute: 9,
  side: 'home',
  kind: 'goal',
  playerName,
  playerExternalId,
  score: { home: 1, away: 0 },
});

const names = async () => (await db.query('select name from players order by id')).rows.map(({ name }) => name);
const numbers = async () =>
  (
    await db.query({
      text: `select e.provider, e.external_id, p.name from external_ids e join players p on p.id = e.own_id
             where e.kind = 'player' order by 1, 2`,
      rowMode: 'array',
    })
  ).rows;

it('makes one player of two sources that name him at one club, the second with an initial', async () => {
  await read(
    'football-data-org',
    everton({ lineUps: { home: lineUp({ name: 'Bukayo Saka', externalId: '99' }, { name: 'Ben White', externalId: '98' }) } }),
  );
  await read('api-football', everton({ ...ended(1, 0), events: [goalBy('B. Saka', '1460')] }));
  expect(await names()).toEqual(['Bukayo Saka', 'Ben White']);
  expect(await numbers()).toEqual([
    ['api-football', '1460', 'Bukayo Saka'],
    ['football-data-org', '98', 'Ben White'],
    ['football-data-org', '99', 'Bukayo Saka'],
  ]);
  const { rows } = await db.query('select p.name from match_events e join players p on p.id = e.player_id');
  expect(rows).toEqual([{ name: 'Bukayo Saka' }]);
});

it('calls a player by the fuller name as soon as a source has it, at the same address', async () => {
  await read('api-football', everton({ lineUps: { home: lineUp({ name: 'B. Saka', externalId: '1460' }) } }));
  await read('football-data-org', everton({ lineUps: { home: lineUp({ name: 'Bukayo Saka', externalId: '99' }) } }));
  expect((await db.query('select slug, name from players')).rows).toEqual([{ slug: 'b-saka', name: 'Bukayo Saka' }]);
});

it('knows a player by his number at another club, and under another spelling', async () => {
  await read('api-football', everton({ lineUps: { home: lineUp({ name: 'A. Ramsdale', externalId: '20355' }) } }));
  await read(
    'api-football',
    everton({ lineUps: { away: lineUp({ name: 'Aaron Christopher Ramsdale', externalId: '20355' }) } }, '2024-05-19T15:00:00Z'),
  );
  expect(await names()).toHaveLength(1);
  const { rows } = await db.query('select t.slug from player_teams r join teams t on t.id = r.team_id order by 1');
  expect(rows).toEqual([{ slug: 'arsenal' }, { slug: 'everton' }]);
});

it('makes two players of one name at two clubs, each at an address of his own', async () => {
  await read('football-data-org', everton({ lineUps: { home: lineUp({ name: 'Danny Ward' }), away: lineUp({ name: 'Danny Ward' }) } }));
  expect((await db.query('select slug, name from players order by id')).rows).toEqual([
    { slug: 'danny-ward', name: 'Danny Ward' },
    { slug: 'danny-ward-2', name: 'Danny Ward' },
  ]);
});

it('puts a name that may mean two on the list of the operator, and makes nobody of it', async () => {
  await read('football-data-org', everton({ lineUps: { home: lineUp({ name: 'André Silva' }, { name: 'António Silva' }) } }));
  const doubtful = everton({ ...ended(1, 0), events: [goalBy('A. Silva', '77')] });
  const report = await read('api-football', doubtful);
  await read('api-football', doubtful);
  expect(report.counts.unknownClubs).toBe(0);
  expect(await names()).toEqual(['André Silva', 'António Silva']);
  expect((await db.query('select player_name, player_id from match_events')).rows).toEqual([{ player_name: 'A. Silva', player_id: null }]);
  expect(await listUnknownNames(db)).toEqual([
    {
      source: 'api-football',
      kind: 'player',
      country: 'england',
      name: 'A. Silva',
      tournament: 'england.premier-league',
      team: 'arsenal',
      externalId: '77',
      firstSeenAt: now,
      times: 2,
    },
  ]);
});

it('takes two places in one line-up for two players, however alike their names', async () => {
  await read(
    'api-football',
    everton({ lineUps: { home: lineUp({ name: 'A. Silva', externalId: '7' }, { name: 'António Silva', externalId: '8' }) } }),
  );
  expect(await names()).toEqual(['António Silva', 'A. Silva']);
  expect(await listUnknownNames(db)).toEqual([]);
});

it('does not look for a name among the players of another year', async () => {
  await read('football-data-org', everton({ lineUps: { home: lineUp({ name: 'Reiss Nelson' }) } }, '2021-04-06T14:00:00Z'));
  await read('football-data-org', everton({ lineUps: { home: lineUp({ name: 'R. Nelson' }) } }));
  await read('football-data-org', everton({ lineUps: { home: lineUp({ name: 'Nelson' }) } }, '2019-04-06T14:00:00Z'));
  expect(await names()).toEqual(['Reiss Nelson', 'R. Nelson', 'Nelson']);
});

it('leaves to a person one name with two days of birth', async () => {
  await read('football-data-org', everton({ lineUps: { home: lineUp({ name: 'Danny Ward', birthDate: '1993-06-22' }) } }));
  await read('api-football', everton({ lineUps: { home: lineUp({ name: 'Danny Ward', birthDate: '1990-12-09', externalId: '5' }) } }));
  expect((await db.query('select name, birth_date::text as born from players')).rows).toEqual([{ name: 'Danny Ward', born: '1993-06-22' }]);
  expect((await listUnknownNames(db)).map(({ name }) => name)).toEqual(['Danny Ward']);
});

it('has the scorer of an own goal play for the other side', async () => {
  await read('api-football', everton({ lineUps: { away: lineUp({ name: 'James Tarkowski', externalId: '2' }) } }));
  await read('openligadb', everton({ ...ended(1, 0), events: [{ ...goalBy('J. Tarkowski', '31'), kind: 'own-goal' }] }));
  expect(await numbers()).toContainEqual(['openligadb', '31', 'James Tarkowski']);
});

it('makes nobody of a name beside an event, and does not look for him where nothing but such names is told', async () => {
  await read('api-football', everton({ lineUps: { home: lineUp({ name: 'Bukayo Saka', externalId: '1460' }) } }));
  await read('openfootball', everton({ ...ended(1, 0), events: [goalBy('Bukayo Saka')] }));
  await read('openfootball', everton({ ...ended(1, 0), events: [goalBy('Nobody Yet')] }, '2024-04-27T14:00:00Z'));
  expect(await names()).toEqual(['Bukayo Saka']);
  expect((await db.query('select player_name, player_id from match_events order by 1')).rows).toEqual([
    { player_name: 'Bukayo Saka', player_id: null },
    { player_name: 'Nobody Yet', player_id: null },
  ]);
});

it('links the squad of a club with its players', async () => {
  await read('api-football', everton({ lineUps: { away: lineUp({ name: 'J. Pickford', externalId: '2932' }) } }));
  const members = [
    { shirtNumber: 1, position: 'goalkeeper', playerName: 'Jordan Pickford', birthDate: '1994-03-07' },
    { shirtNumber: 6, position: 'defender', playerName: 'James Tarkowski' },
    { shirtNumber: 9, position: 'forward' },
  ] as const;
  const squads = [{ team: { name: 'Everton', tournamentId: 'england.premier-league' }, members }];
  await ingestAnswer(db, { name: 'openfootball', isSimulated: false }, now, [], { squads });
  const { rows } = await db.query({
    text: 'select m.shirt_number, p.slug, p.name, p.birth_date::text from squad_members m left join players p on p.id = m.player_id order by 1',
    rowMode: 'array',
  });
  expect(rows).toEqual([
    [1, 'j-pickford', 'Jordan Pickford', '1994-03-07'],
    [6, 'james-tarkowski', 'James Tarkowski', null],
    [9, null, null, null],
  ]);
});
