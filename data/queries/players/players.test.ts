import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedEvent, FeedMatch } from '#data/feeds/feed.ts';
import { listSitemapEntries } from '#data/queries/sitemap/list-sitemap-entries.ts';
import { listMatchEvents } from '#sports/football/data/queries/match/list-match-events.ts';
import { listPlayerMatches } from '#sports/football/data/queries/players/list-player-matches.ts';
import { listPlayerSeasons } from '#sports/football/data/queries/players/list-player-seasons.ts';
import { listPlayersOfClub } from '#sports/football/data/queries/players/list-players-of-club.ts';
import { playerMatches } from '#sports/football/data/queries/players/player-matches.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { getPlayer } from './get-player.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-05-20T09:00:00Z');

const saka = { name: 'Bukayo Saka', externalId: '1460', shirtNumber: 7, position: 'forward', place: { line: 4, place: 3 } } as const;
const nelson = { name: 'Reiss Nelson', externalId: '2414', shirtNumber: 24, position: 'forward' } as const;
const pickford = { name: 'Jordan Pickford', externalId: '2932', shirtNumber: 1, position: 'goalkeeper' } as const;
const by = (minute: number, side: 'home' | 'away', kind: FeedEvent['kind'], player: { name: string; externalId: string }): FeedEvent => ({
  minute,
  side,
  kind,
  playerName: player.name,
  playerExternalId: player.externalId,
});

/** Arsenal's season: two matches with Saka, one on the bench without playing, one of the cup of which only the goals are known. */
const played: FeedMatch[] = [
  feedMatch('Arsenal', 'Everton', '2024-03-02T15:00:00Z', {
    ...ended(2, 1),
    events: [
      by(9, 'home', 'goal', saka),
      { ...by(30, 'home', 'penalty-goal', saka), assistName: nelson.name, assistExternalId: nelson.externalId },
      by(50, 'away', 'own-goal', saka),
      by(55, 'home', 'yellow-card', saka),
      { ...by(70, 'home', 'substitution', nelson), replacedName: saka.name, replacedExternalId: saka.externalId },
    ],
    lineUps: {
      home: { starters: [{ ...saka, minutes: 70 }], bench: [{ ...nelson, minutes: 20 }] },
      away: { starters: [{ ...pickford, minutes: 90 }], bench: [] },
    },
  }),
  feedMatch('Man City', 'Arsenal', '2024-03-31T15:00:00Z', {
    ...ended(0, 0),
    events: [by(80, 'away', 'second-yellow-card', saka)],
    lineUps: { away: { starters: [{ ...saka, minutes: 80 }], bench: [{ ...nelson }] } },
  }),
  feedMatch('Arsenal', 'Man City', '2024-04-10T15:00:00Z', {
    ...ended(1, 0),
    tournamentId: 'england.fa-cup',
    round: { stage: 'quarter-final' },
    events: [by(12, 'home', 'goal', saka)],
  }),
  feedMatch('Arsenal', 'Man United', '2024-05-27T15:00:00Z', {
    lineUps: { home: { starters: [saka], bench: [] } },
    absences: { home: [{ name: 'Jurrien Timber', externalId: '38746', reason: 'injury' }] },
  }),
];

const playerOf = async (slug: string) => {
  const player = await getPlayer(db, 'en', slug);
  if (player === undefined) throw new Error(`no player at ${slug}`);
  return player;
};

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  for (const match of played) await ingestAnswer(db, { name: 'api-football', isSimulated: false }, now, [match]);
});

it('gives a player with club, number and position of his newest line-up', async () => {
  expect(await playerOf('bukayo-saka')).toMatchObject({
    name: 'Bukayo Saka',
    birthDate: null,
    countryCode: null,
    position: 'forward',
    shirtNumber: 7,
    club: { slug: 'arsenal', name: 'Arsenal' },
  });
  expect(await getPlayer(db, 'en', 'nobody-at-all')).toBeUndefined();
});

it('adds up a season for each competition: own goals are none of his, and matches are counted where line-ups are known', async () => {
  const seasons = await listPlayerSeasons(db, 'en', (await playerOf('bukayo-saka')).id);
  expect(seasons).toEqual([
    expect.objectContaining({
      season: '2023-24',
      tournamentSlug: 'premier-league',
      teamName: 'Arsenal',
      matches: 2,
      starts: 2,
      minutes: 150,
      goals: 2,
      penalties: 1,
      ownGoals: 1,
      assists: 0,
      yellowCards: 1,
      redCards: 1,
    }),
    expect.objectContaining({ tournamentSlug: 'fa-cup', teamName: 'Arsenal', matches: null, starts: null, minutes: null, goals: 1 }),
  ]);
});

it('counts a match for whoever came on, and none for whoever stayed on the bench', async () => {
  const seasons = await listPlayerSeasons(db, 'en', (await playerOf('reiss-nelson')).id);
  expect(seasons).toEqual([expect.objectContaining({ matches: 1, starts: 0, minutes: 20, goals: 0, assists: 1 })]);
});

it('lists the matches that have begun, the newest first, with what he did', async () => {
  const matches = await listPlayerMatches(db, 'en', (await playerOf('bukayo-saka')).id, 2);
  expect(matches).toEqual([
    expect.objectContaining({ homeName: 'Arsenal', awayName: 'Manchester City', inLineUp: false, goals: 1, side: 'home' }),
    expect.objectContaining({ homeName: 'Manchester City', side: 'away', inLineUp: true, starts: true, minutes: 80, redCards: 1 }),
  ]);
  expect(matches[0]?.kickoffUtc).toEqual(new Date('2024-04-10T15:00:00Z'));
});

it('names with each event the pages of its players', async () => {
  const [first] = (await db.query<{ id: number }>("select id from matches where slug = 'arsenal-everton-2024-03-02'")).rows;
  const events = await listMatchEvents(db, first?.id ?? 0);
  expect(events.map(({ kind, playerSlug, replacedSlug, assistSlug }) => [kind, playerSlug, replacedSlug, assistSlug])).toEqual([
    ['goal', 'bukayo-saka', null, null],
    ['penalty-goal', 'bukayo-saka', null, 'reiss-nelson'],
    ['own-goal', 'bukayo-saka', null, null],
    ['yellow-card', 'bukayo-saka', null, null],
    ['substitution', 'reiss-nelson', 'bukayo-saka', null],
  ]);
});

it('lists the players of the newest line-ups where no feed has a squad, and the squad where one has', async () => {
  const teamId = (await playerOf('bukayo-saka')).club?.id ?? 0;
  expect(await listPlayersOfClub(db, teamId)).toEqual([
    { slug: 'bukayo-saka', playerName: 'Bukayo Saka', shirtNumber: 7, position: 'forward', birthDate: null },
    { slug: 'reiss-nelson', playerName: 'Reiss Nelson', shirtNumber: 24, position: 'forward', birthDate: null },
  ]);
  const members = [{ shirtNumber: 11, position: 'forward', playerName: 'Bukayo Saka' }] as const;
  const squads = [{ team: { name: 'Arsenal', tournamentId: 'england.premier-league' }, members }];
  await ingestAnswer(db, { name: 'openfootball', isSimulated: false }, now, [], { squads });
  expect(await listPlayersOfClub(db, teamId)).toEqual([
    { slug: 'bukayo-saka', playerName: 'Bukayo Saka', shirtNumber: 11, position: 'forward', birthDate: null },
  ]);
  expect(await playerOf('bukayo-saka')).toMatchObject({ shirtNumber: 11 });
});

it('has in the sitemap whoever is in a line-up or noted in a match, and nobody else', async () => {
  expect((await listSitemapEntries(db, 'players', 0)).map(({ slug }) => slug).toSorted()).toEqual([
    'bukayo-saka',
    'jordan-pickford',
    'reiss-nelson',
  ]);
});

it('finds the matches of a player by indexes, however many there are', async () => {
  await db.query('set enable_seqscan = off');
  const { rows } = await db.query<{ 'QUERY PLAN': string }>(`explain ${playerMatches.replaceAll('$1', '1')}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  for (const index of ['line_up_players_by_player', 'match_events_by_player', 'match_events_by_assist']) expect(plan).toContain(index);
});
