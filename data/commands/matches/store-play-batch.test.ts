import { beforeEach, describe, expect, it } from 'vitest';
import { confirmMatchReports } from '#data/commands/matches/store-match-reports.ts';
import type { TwoSidedMatch, TwoSidedMatchOf } from '#data/feeds/two-sided-feed.ts';
import { searchCatalogue } from '#data/queries/search/search-catalogue.ts';
import { listDisagreements } from '#data/queries/sources/list-disagreements.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import {
  aBasketballGame,
  aClub,
  aPlayer,
  aTennisMatch,
  aTwoSidedQuote,
  ingestTwoSided,
  onDay,
  storeTwoSidedWorld,
} from '#tests/factories/two-sided-world.ts';

const { db } = await createTestDatabase();
const minutesAfter = (minutes: number) => new Date(Date.UTC(2023, 6, 3, 11, minutes));
const now = minutesAfter(0);
await storeTwoSidedWorld(db, new Date('2023-01-01T08:00:00Z'));

beforeEach(async () => {
  await db.query('truncate quotes, matches, seasons, external_ids, changes, live_events, live_states cascade');
  await db.query('delete from teams where sport_id = 2');
});

const read = async (statement: string): Promise<unknown[]> => (await db.query({ text: statement, rowMode: 'array' })).rows;
const standing = () =>
  read(`select status, home_goals, away_goals, play, state_source, to_char(kickoff_utc at time zone 'UTC', 'DD HH24:MI'), kickoff_known from matches
        order by kickoff_utc`);
const changed = async () => (await read('select count(*)::int from changes'))[0];

const live = aTennisMatch({ status: 'live', play: { sets: [{ games: [6, 4] }, { games: [2, 1] }] } });
const quarters = [
  [30, 20],
  [25, 25],
] as const;
const halfway = aBasketballGame({ status: 'live', play: { quarters, total: [55, 45], clock: { period: 'half-time' } } });
const atHalf = new Date('2023-01-02T03:00:00Z');

describe('a batch of tennis and basketball', () => {
  it('is stored with seasons, sides, what searches find, prices, best prices, courses and the numbers of the provider', async () => {
    const course = { stretchSeconds: 720, leads: [10, 10] };
    const match = aTennisMatch({
      externalId: 'w-1',
      sides: [aPlayer('Ada', 'Moss', { nation: 'ESP', country: 'spain', externalId: 'p-1' }), aPlayer('Eva', 'Thorn')],
      quotes: [
        aTwoSidedQuote('match-winner', 'bet365', [1.4, 3]),
        aTwoSidedQuote('match-winner', 'pinnacle', [1.44, 2.9]),
        aTwoSidedQuote('match-winner', 'market-best', [1.6, 3.5]),
        aTwoSidedQuote('set-handicap', 'bet365', [9, 9], { line: -1.5 }),
      ],
    });
    const game = { ...halfway, course, quotes: [aTwoSidedQuote('moneyline', 'bet365', [1.5, null])] };
    expect((await ingestTwoSided(db, now, [match, game])).counts).toMatchObject({
      newMatches: 2,
      changedMatches: 0,
      quotes: 5,
      problems: 0,
    });

    const odds = 'm.best_home_odds::float4, m.best_draw_odds, m.best_away_odds::float4';
    expect(
      await read(`select m.slug, m.sport_id, t.id, s.label, t.current_season, m.stage, m.home_goals, m.away_goals, ${odds}, c.course
                  from matches m join tournaments t on t.numeric_id = m.tournament_id join seasons s on s.id = m.season_id
                  left join match_courses c on c.match_id = m.id order by m.sport_id`),
    ).toEqual([
      ['ada-moss-eva-thorn-2023-07-03', 2, 'tennis.wimbledon', '2023', '2023', 'round-1', null, null, 1.44, null, 3, null],
      ['denver-nuggets-milwaukee-bucks-2023-01-02', 3, 'basketball.nba', '2022-23', '2022-23', null, 55, 45, 1.5, null, null, course],
    ]);
    expect(
      await read(`select t.name, t.row_name, t.short_name, t.gender_type, t.nation, c.slug from teams t join countries c on c.id = t.country_id
                  where t.sport_id = 2 order by t.slug`),
    ).toEqual([
      ['Ada Moss', 'A. Moss', 'Moss', 'men', 'ESP', 'spain'],
      ['Eva Thorn', 'E. Thorn', 'Thorn', 'men', null, 'international'],
    ]);
    expect(await read('select count(*)::int from season_entries')).toEqual([[4]]);
    expect(await read(`select e.kind, e.external_id, e.sport_id from external_ids e order by kind`)).toEqual([
      ['match', 'w-1', 2],
      ['team', 'p-1', 2],
    ]);
    expect(await searchCatalogue(db, 'thorn', 5, 'en')).toMatchObject([{ kind: 'team', slug: 'eva-thorn', sport: 'tennis' }]);
  });

  it('changes nothing when it comes again', async () => {
    const batch = [
      aTennisMatch({ ...live, quotes: [aTwoSidedQuote('match-winner', 'bet365', [1.4, 3])] }),
      { ...halfway, course: { stretchSeconds: 720, leads: [10] } },
    ];
    await ingestTwoSided(db, now, batch);
    const before = await read('select to_jsonb(m) from matches m order by id');
    const told = [await changed(), await read('select count(*) from live_events')];
    expect((await ingestTwoSided(db, minutesAfter(1), batch)).counts).toMatchObject({ newMatches: 0, changedMatches: 0 });
    expect(await read('select to_jsonb(m) from matches m order by id')).toEqual(before);
    expect([await changed(), await read('select count(*) from live_events')]).toEqual(told);
  });

  it('says of a match whose score goes on that it did, to its pages and to those who watch', async () => {
    await ingestTwoSided(db, now, [live]);
    await db.query('delete from live_events; delete from changes');
    const later = aTennisMatch({ ...live, play: { sets: [{ games: [6, 4] }, { games: [3, 1] }] } });
    expect((await ingestTwoSided(db, minutesAfter(40), [later])).counts).toMatchObject({ newMatches: 0, changedMatches: 1 });
    expect(await standing()).toMatchObject([
      ['live', 1, 0, { sets: [{ games: [6, 4] }, { games: [3, 1] }] }, 'tennis-data', '03 11:00', true],
    ]);
    expect(await read('select updated_at from matches')).toEqual([[minutesAfter(40)]]);
    const [[id, home, away, tournament]] = (await read('select id, home_team_id, away_team_id, tournament_id from matches')) as [
      [number, number, number, number],
    ];
    const ofMatch = [`match:${id}`, `team:${home}`, `team:${away}`, `tournament:${tournament}`];
    const topics = async () => new Set((await read('select topics from changes')).flat(2));
    expect(await topics()).toEqual(new Set([...ofMatch, 'points:tennis:2023-07-03']));
    expect(await read('select match_id, kind, event, day from live_events')).toEqual([
      [id, 'play', { kind: 'play', sport: 'tennis', status: 'live', change: 'going-on', score: { home: 1, away: 0 } }, null],
    ]);
    expect(await read(`select match_id, state->>'status', updated_at from live_states`)).toEqual([[id, 'live', minutesAfter(40)]]);
    await db.query('delete from changes');
    await ingestTwoSided(db, minutesAfter(60), [
      aTennisMatch({ ...live, status: 'finished', play: { sets: [{ games: [6, 4] }, { games: [6, 1] }], winner: 0, ending: 'completed' } }),
    ]);
    expect(await topics()).toEqual(new Set([...ofMatch, 'day:2023-07-03']));
  });

  it.each(['walkover', 'completed'] as const)(
    'gives no score to a match of which no set is known, only its winner (%s)',
    async (ending) => {
      await ingestTwoSided(db, now, [aTennisMatch({ status: 'finished', play: { sets: [], winner: 1, ending } })]);
      expect(await standing()).toMatchObject([['finished', null, null, { winner: 1 }, 'tennis-data', '03 11:00', true]]);
    },
  );

  it('tells those who watch nothing of matches of another day', async () => {
    await ingestTwoSided(db, new Date('2023-08-01T12:00:00Z'), [live]);
    expect(await read('select 1 from live_events union all select 1 from live_states')).toEqual([]);
  });

  it('keeps one player whatever the batch, and adds the country once a feed tells it', async () => {
    await ingestTwoSided(db, now, [aTennisMatch({ sides: [aPlayer('Ada', 'Moss'), aPlayer('Eva', 'Thorn')] })]);
    const withCountry = aPlayer('Ada', 'Moss', { nation: 'ESP', country: 'spain' });
    const second = aTennisMatch({
      sides: [withCountry, aPlayer('Ivy', 'Reed')],
      round: { stage: 'round-2' },
      kickoff: onDay('2023-07-05'),
    });
    await ingestTwoSided(db, now, [second], 'the-odds-api');
    await ingestTwoSided(db, now, [aTennisMatch()]);
    expect(
      await read(
        `select t.slug, t.nation, c.slug from teams t join countries c on c.id = t.country_id where t.sport_id = 2 order by t.slug`,
      ),
    ).toEqual([
      ['ada-moss', 'ESP', 'spain'],
      ['eva-thorn', null, 'international'],
      ['ivy-reed', null, 'international'],
    ]);
  });

  it('knows the country of a player of whom one match of a batch tells it and a later one does not', async () => {
    const withCountry = aPlayer('Ada', 'Moss', { nation: 'ESP', country: 'spain' });
    await ingestTwoSided(db, now, [
      aTennisMatch({ sides: [withCountry, aPlayer('Eva', 'Thorn')] }),
      aTennisMatch({ sides: [aPlayer('Ada', 'Moss'), aPlayer('Ivy', 'Reed')], kickoff: onDay('2023-07-05') }),
    ]);
    expect(await read(`select nation from teams where slug = 'ada-moss'`)).toEqual([['ESP']]);
  });

  it('takes no club of football for one of basketball, nor a player for a club', async () => {
    const arsenal = aBasketballGame({ row: 7, sides: [aClub('Denver Nuggets', 'Nuggets'), aClub('Arsenal', 'Arsenal')] });
    const nuggets = aTennisMatch({ row: 8, sides: [aClub('Denver Nuggets', 'Nuggets'), aPlayer('Eva', 'Thorn')] });
    expect((await ingestTwoSided(db, now, [arsenal, nuggets])).problems).toEqual([
      { source: 'hand.csv', row: 7, value: 'Arsenal', code: 'unknown-club', loses: 'match' },
      { source: 'hand.csv', row: 8, value: 'Denver Nuggets', code: 'unknown-club', loses: 'match' },
    ]);
    expect(await standing()).toEqual([]);
  });

  it('takes no man for a woman of the same address, nor tells his country by hers', async () => {
    await ingestTwoSided(db, now, [aTennisMatch()]);
    const sides = [aPlayer('Ada', 'Moss', { nation: 'ESP', country: 'spain' }), aPlayer('Ivy', 'Reed')] as const;
    const ofWomen = aTennisMatch({ row: 2, tournamentId: 'tennis.wimbledon-women', sides });
    expect((await ingestTwoSided(db, now, [ofWomen])).problems).toEqual([
      { source: 'hand.csv', row: 2, value: 'Ada Moss', code: 'unknown-club', loses: 'match' },
    ]);
    expect(await read(`select gender_type, nation from teams where slug = 'ada-moss'`)).toEqual([['men', null]]);
  });

  it('reports both sides of a match that nobody is known by, and makes no season of one of another sport', async () => {
    await ingestTwoSided(db, now, [aTennisMatch()]);
    const sides = [aClub('Arsenal', 'Arsenal'), aPlayer('Ada', 'Moss')] as const;
    const { problems } = await ingestTwoSided(db, now, [
      aBasketballGame({ row: 2, sides, season: '2030-31' }),
      aTennisMatch({ row: 3, tournamentId: 'basketball.nba', season: '2031' }),
    ]);
    expect(problems).toEqual([
      { source: 'hand.csv', row: 2, value: 'Arsenal', code: 'unknown-club', loses: 'match' },
      { source: 'hand.csv', row: 2, value: 'Ada Moss', code: 'unknown-club', loses: 'match' },
      { source: 'hand.csv', row: 3, value: 'basketball.nba', code: 'unknown-competition', loses: 'match' },
    ]);
    expect(await read('select label from seasons order by label')).toEqual([['2023'], ['2030-31']]);
  });

  it('gives no match the address that another had', async () => {
    await ingestTwoSided(db, now, [aTennisMatch({ kickoff: onDay('2023-07-04') })]);
    await db.query(`insert into former_slugs (slug, match_id) select 'ada-moss-eva-thorn-2023-07-03', id from matches`);
    await ingestTwoSided(db, now, [aTennisMatch({ tournamentId: 'tennis.atp-finals' })], 'the-odds-api');
    expect(await read('select slug from matches order by kickoff_utc')).toEqual([
      ['ada-moss-eva-thorn-2023-07-03-again'],
      ['ada-moss-eva-thorn-2023-07-04'],
    ]);
  });

  it('reports what it cannot place, with row and value, and stores the rest', async () => {
    const { problems } = await ingestTwoSided(db, now, [
      aTennisMatch({ row: 2, tournamentId: 'tennis.sampleton' }),
      aTennisMatch({ row: 3, tournamentId: 'basketball.nba' }),
      aTennisMatch({ row: 4, sides: [aPlayer('Ada', 'Moss'), aPlayer('Ada', 'Moss')] }),
      aTennisMatch({ row: 5 }),
      aTennisMatch({ row: 6 }),
    ]);
    expect(problems).toEqual([
      { source: 'hand.csv', row: 2, value: 'tennis.sampleton', code: 'unknown-competition', loses: 'match' },
      { source: 'hand.csv', row: 3, value: 'basketball.nba', code: 'unknown-competition', loses: 'match' },
      { source: 'hand.csv', row: 4, value: 'Ada Moss – Ada Moss', code: 'inconsistent', loses: 'match' },
      { source: 'hand.csv', row: 6, value: 'Ada Moss – Eva Thorn', code: 'duplicate-row' },
    ]);
    expect(await standing()).toHaveLength(1);
  });
});

describe('what another provider says', () => {
  it('leaves the parts of a score that it does not know', async () => {
    await ingestTwoSided(db, atHalf, [halfway]);
    await ingestTwoSided(db, atHalf, [aBasketballGame({ status: 'live', play: { quarters: [], total: [57, 45] } })], 'the-odds-api');
    expect(await standing()).toMatchObject([['live', 57, 45, { quarters, total: [57, 45] }, 'the-odds-api', '02 02:00', true]]);
  });

  it('leaves the score of a match of which it only knows that it is on, and that it is over', async () => {
    await ingestTwoSided(db, atHalf, [halfway]);
    await ingestTwoSided(db, atHalf, [aBasketballGame({ status: 'live' })], 'the-odds-api');
    expect(await standing()).toMatchObject([['live', 55, 45, { quarters, total: [55, 45] }, 'the-odds-api', '02 02:00', true]]);
  });

  it('leaves no clock running in a game that is over, and no count of sets beside the sets', async () => {
    await ingestTwoSided(db, atHalf, [halfway]);
    await ingestTwoSided(db, atHalf, [aBasketballGame({ status: 'finished', play: { quarters: [], total: [99, 90] } })], 'the-odds-api');
    await ingestTwoSided(db, now, [aTennisMatch({ status: 'live', play: { sets: [], setsWon: [1, 0] } })], 'the-odds-api');
    const sets = [{ games: [6, 4] }, { games: [6, 1] }, { games: [7, 5] }] as const;
    await ingestTwoSided(db, now, [aTennisMatch({ status: 'finished', play: { sets, winner: 0, ending: 'completed' } })]);
    const byNumber = aTennisMatch({ status: 'finished', play: { sets: [], setsWon: [3, 0], winner: 0, ending: 'completed' } });
    await ingestTwoSided(db, now, [byNumber], 'the-odds-api');
    expect(await read('select play from matches order by kickoff_utc')).toEqual([
      [{ quarters, total: [99, 90] }],
      [{ sets, winner: 0, ending: 'completed' }],
    ]);
  });

  it('ends an interruption by telling games that go on, and not by a count of sets', async () => {
    const stopped = { sets: [{ games: [6, 4] }, { games: [2, 1] }], interruption: 'rain' } as const;
    await ingestTwoSided(db, now, [aTennisMatch({ status: 'live', play: stopped })]);
    await ingestTwoSided(db, now, [aTennisMatch({ status: 'live', play: { sets: [], setsWon: [1, 0] } })], 'the-odds-api');
    expect(await read(`select play->>'interruption' from matches`)).toEqual([['rain']]);
    await ingestTwoSided(db, now, [live], 'api-tennis');
    expect(await read(`select play->'sets', play->>'interruption' from matches`)).toEqual([[live.play?.sets, null]]);
  });

  it('takes no finished match back, nor does who told its end', async () => {
    const sets = [{ games: [6, 4] }, { games: [6, 1] }, { games: [7, 5] }] as const;
    await ingestTwoSided(db, now, [aTennisMatch({ status: 'finished', play: { sets, winner: 0, ending: 'completed' } })]);
    await ingestTwoSided(db, now, [live], 'the-odds-api');
    await ingestTwoSided(db, now, [aTennisMatch()], 'api-tennis');
    await ingestTwoSided(db, now, [live]);
    expect(await standing()).toMatchObject([['finished', 3, 0, { sets, winner: 0 }, 'tennis-data', '03 11:00', true]]);
  });

  it('leaves the hour of a match where it knows only the day, and the ranks where it knows none', async () => {
    await ingestTwoSided(db, now, [aTennisMatch()]);
    const { facts } = aTennisMatch();
    const plain = aTennisMatch({ kickoff: onDay('2023-07-03'), facts: { ...facts, ranks: [null, null] } });
    expect((await ingestTwoSided(db, now, [plain], 'the-odds-api')).counts).toMatchObject({ newMatches: 0, changedMatches: 0 });
    expect(await read(`select to_char(kickoff_utc at time zone 'UTC', 'DD HH24:MI'), kickoff_known, facts->'ranks' from matches`)).toEqual([
      ['03 11:00', true, [20, 90]],
    ]);
    const moved = aTennisMatch({ kickoff: { known: true, utc: new Date('2023-07-04T12:30:00Z') } });
    await ingestTwoSided(db, now, [moved], 'the-odds-api');
    expect(await standing()).toMatchObject([['scheduled', null, null, null, expect.anything(), '04 12:30', true]]);
  });
});

describe('two sources on the network, of which one is believed more', () => {
  const say = (name: string, game: TwoSidedMatch, minutes = 0) => {
    const feed = { name, call: { name: `${name}/today`, everySeconds: 15 } };
    return ingestTwoSided(db, new Date(atHalf.getTime() + minutes * 60_000), [game], feed);
  };
  const written = async () => ({
    matches: await read('select to_jsonb(m), c.course from matches m left join match_courses c on c.match_id = m.id'),
    told: [await changed(), await read('select count(*)::int from live_events')],
  });
  const tipOff = (utc: string) => ({ kickoff: { known: true, utc: new Date(utc) } }) as const;
  const total = (points: readonly [number, number]) => ({ play: { quarters: [], total: points } });
  const ended = { status: 'finished', play: { quarters: [...quarters, ...quarters], total: [110, 90] } } as const;

  it.each<[string, Partial<TwoSidedMatchOf<'basketball'>>, Partial<TwoSidedMatchOf<'basketball'>>, object]>([
    ['the hour', tipOff('2023-01-02T02:00:00Z'), tipOff('2023-01-02T02:30:00Z'), { kickoff: '02:00' }],
    ['the score of play', halfway, { status: 'live', ...total([57, 45]) }, { status: 'live', play: halfway.play, home: 55 }],
    ['that it is over', ended, { status: 'live', ...total([108, 90]) }, { status: 'finished', home: 110, play: ended.play }],
    ['the result', ended, { status: 'finished', ...total([111, 90]) }, { status: 'finished', home: 110 }],
    ['the quarters', ended, { ...ended, play: { ...ended.play, quarters: quarters.flatMap((quarter) => [quarter, quarter]) } }, ended],
    ['that it was put off', { status: 'postponed' }, {}, { status: 'postponed' }],
    ['the part of the season', {}, { facts: { stage: 'playoffs', venue: 'neutral' } }, { facts: { stage: 'regular', venue: 'home' } }],
    [
      'the course',
      { ...halfway, course: { stretchSeconds: 720, leads: [10, 10] } },
      { ...halfway, course: { stretchSeconds: 60, leads: [2] } },
      { course: { stretchSeconds: 720, leads: [10, 10] } },
    ],
  ])('do not take %s of a game from each other in turns', async (_what, more, less, expected) => {
    const speak = async (minutes: number) => {
      await say('the-odds-api', aBasketballGame(less), minutes);
      await say('api-basketball', aBasketballGame(more), minutes);
    };
    await speak(0);
    const { matches, told } = await written();
    const [standing] = (
      await db.query(`select to_char(kickoff_utc at time zone 'UTC', 'HH24:MI') as kickoff, status, home_goals as home, play, facts, course
                      from matches left join match_courses on match_id = id`)
    ).rows;
    expect(standing).toMatchObject(expected);
    await speak(1);
    expect(await written()).toEqual({ matches, told });
  });

  it('have what one leaves out filled in by the other, once', async () => {
    const { play, ...over } = ended;
    await say('api-basketball', aBasketballGame({ ...over, ...total([110, 90]) }));
    expect((await say('the-odds-api', aBasketballGame({ ...over, play }))).counts).toMatchObject({ changedMatches: 1 });
    const before = await written();
    await say('api-basketball', aBasketballGame({ ...over, ...total([110, 90]) }), 1);
    await say('the-odds-api', aBasketballGame({ ...over, play }), 1);
    expect(await written()).toEqual(before);
    expect(await standing()).toMatchObject([['finished', 110, 90, play, 'api-basketball', '02 02:00', true]]);
  });

  it('speak for each other after five minutes of silence, an answer that has not changed being none', async () => {
    await say('api-basketball', halfway);
    await confirmMatchReports(db, { provider: 'api-basketball', call: 'api-basketball/today', now: new Date(atHalf.getTime() + 240_000) });
    const later = aBasketballGame({ status: 'live', ...total([57, 45]) });
    await say('the-odds-api', later, 6);
    expect(await standing()).toMatchObject([['live', 55, 45, halfway.play, 'api-basketball', '02 02:00', true]]);
    await say('the-odds-api', later, 10);
    expect(await standing()).toEqual([['live', 57, 45, { quarters, total: [57, 45] }, 'the-odds-api', '02 02:00', true]]);
  });

  it('are not believed that a game is over within an hour', async () => {
    const soon = new Date('2023-01-02T02:59:00Z');
    const feed = { name: 'the-odds-api', call: { name: 'the-odds-api/scores', everySeconds: 15 } };
    expect((await ingestTwoSided(db, soon, [aBasketballGame({ row: 9, ...ended })], feed)).problems).toEqual([
      { source: 'hand.csv', row: 9, field: 'status', value: 'finished', code: 'inconsistent', loses: 'match' },
    ]);
    expect(await standing()).toEqual([]);
  });

  it('have the result that was overruled kept, and listed', async () => {
    await say('api-basketball', aBasketballGame(ended));
    await say('the-odds-api', aBasketballGame({ status: 'finished', ...total([111, 90]) }));
    expect(await listDisagreements(db)).toMatchObject([
      { source: 'api-basketball', result: '110-90', otherSource: 'the-odds-api', otherResult: '111-90' },
    ]);
  });
});

describe('clubs that meet on two nights in a row', () => {
  const at = (utc: string) => aBasketballGame({ kickoff: { known: true, utc: new Date(utc) } });
  const gameOf = (day: string) => aBasketballGame({ kickoff: onDay(day) });

  it('play two games, by days as by hours, also where both begin on one day in Greenwich', async () => {
    const days = [gameOf('2023-01-01'), gameOf('2023-01-02')];
    const nights = [at('2023-01-02T02:00:00Z'), at('2023-01-02T23:30:00Z')];
    expect((await ingestTwoSided(db, now, days, 'nba-odds')).counts).toMatchObject({ newMatches: 2, problems: 0 });
    for (const game of nights) await ingestTwoSided(db, now, [game], 'the-odds-api');
    expect((await standing()).map((row) => (row as unknown[])[5])).toEqual(['02 02:00', '02 23:30']);
    expect((await ingestTwoSided(db, now, nights.toReversed(), 'the-odds-api')).counts).toMatchObject({
      newMatches: 0,
      changedMatches: 0,
      problems: 0,
    });
  });

  it('have an address for each of them', async () => {
    await ingestTwoSided(db, now, [at('2023-01-02T02:00:00Z'), at('2023-01-02T23:30:00Z')]);
    expect(await read('select slug from matches order by kickoff_utc')).toEqual([
      ['denver-nuggets-milwaukee-bucks-2023-01-02'],
      ['denver-nuggets-milwaukee-bucks-2023-01-02-again'],
    ]);
  });
});

describe('players who meet twice in a tournament', () => {
  const group = aTennisMatch({
    tournamentId: 'tennis.atp-finals',
    round: { stage: 'group' },
    kickoff: onDay('2023-11-17'),
  });
  const { round: _stage, ...unstaged } = group;
  const final = { ...unstaged, kickoff: { known: true, utc: new Date('2023-11-19T17:00:00Z') } } as const;

  it.each([
    ['by its stage', { ...final, round: { stage: 'final' } } as const],
    ['because the first is over', final],
  ])('play two matches; the second is known %s', async (_how, second) => {
    await ingestTwoSided(db, now, [{ ...group, status: 'finished', play: { sets: [], winner: 0, ending: 'completed' } }]);
    await ingestTwoSided(db, now, [second], 'the-odds-api');
    expect((await standing()).map((row) => (row as unknown[]).slice(0, 1))).toEqual([['finished'], ['scheduled']]);
  });

  it('keep the place of the one whose day is told as it stands, whichever row comes first', async () => {
    await ingestTwoSided(db, now, [final]);
    const [[id]] = (await read('select id from matches')) as [[number]];
    const played = { ...unstaged, status: 'finished', play: { sets: [], winner: 0, ending: 'completed' } } as const;
    await ingestTwoSided(db, now, [played, final]);
    expect(await read(`select status, id = ${id} from matches order by kickoff_utc`)).toEqual([
      ['finished', false],
      ['scheduled', true],
    ]);
  });
});
