import { beforeEach, describe, expect, it } from 'vitest';
import { confirmMatchReports } from '#data/commands/matches/store-match-reports.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer, ingestMatches } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { aBasketballGame, aTennisMatch, ingestTwoSided, onDay, storeTwoSidedWorld } from '#tests/factories/two-sided-world.ts';
import { markOverdueMatches } from './mark-overdue-matches.ts';

const { db } = await createTestDatabase();
const kickoff = new Date('2024-04-06T14:00:00Z');
const hoursOn = (hours: number) => new Date(kickoff.getTime() + hours * 3_600_000);
await storeTwoSidedWorld(db, hoursOn(-1_000));

beforeEach(async () => {
  await db.query('truncate matches, quotes, external_ids, changes, live_events, live_states, match_reports restart identity cascade');
});

const source = { name: 'football-data-org', isSimulated: false, call: { name: 'matches', everySeconds: 15 } };
const at = { known: true, utc: kickoff } as const;
const derby = (more: Partial<FeedMatch> = {}) => ({ ...feedMatch('Arsenal', 'Everton', kickoff.toISOString(), more), externalId: '551' });
const playing = (minute: number, home: number, away: number): Partial<FeedMatch> => ({
  status: 'live',
  live: { period: 'second-half', minute, ...(minute === 90 ? { addedMinute: 9 } : {}) },
  score: { current: { home, away } },
});
const stuck = playing(90, 1, 1);
const sets = (...games: (readonly [number, number])[]) => ({ sets: games.map((of) => ({ games: of })) });

/** Stores a source's report on a football match so many hours after its kick-off. */
const say = (hours: number, match: Partial<FeedMatch>) => ingestAnswer(db, source, hoursOn(hours), [derby(match)]);
/** Runs the job so many hours after the kick-off. */
const lookAt = (hours: number) =>
  markOverdueMatches.run({ db, clock: { now: () => hoursOn(hours) }, signal: new AbortController().signal });
const stored = async () =>
  (
    await db.query({
      rowMode: 'array',
      text: 'select status, minute, home_goals, away_goals, play, last_reported is not null from matches order by id',
    })
  ).rows;
const awaited = ['awaited', null, null, null, null];

/**
 * The functions that store an announced match of a sport and, if it is to have begun, its source's report two hours after the start that it
 * is being played.
 */
const tellOf = {
  football: async (begun: boolean) => {
    await say(-48, {});
    if (begun) await say(2, stuck);
  },
  tennis: async (begun: boolean) => {
    await ingestTwoSided(db, hoursOn(-48), [aTennisMatch({ kickoff: at })]);
    if (begun) await ingestTwoSided(db, hoursOn(2), [aTennisMatch({ kickoff: at, status: 'live', play: sets([6, 4], [2, 1]) })]);
  },
  basketball: async (begun: boolean) => {
    await ingestTwoSided(db, hoursOn(-48), [aBasketballGame({ kickoff: at })]);
    const play = { quarters: [[30, 20]], total: [40, 31], clock: { period: 'q2' } } as const;
    if (begun) await ingestTwoSided(db, hoursOn(2), [aBasketballGame({ kickoff: at, status: 'live', play })]);
  },
} satisfies Partial<Record<Sport, (begun: boolean) => Promise<unknown>>>;

describe.each([
  ['football', 4.9, 7],
  ['basketball', 4.9, 7],
  ['tennis', 19, 21],
] as const)('a match of %s whose source falls silent', (sport, mayBeOn, isOver) => {
  it('stays as it is while it may still be played, and then its result is awaited, whatever it stood', async () => {
    await tellOf[sport](true);
    await lookAt(mayBeOn);
    expect((await stored())[0]?.[0]).toBe('live');
    await lookAt(isOver);
    expect(await stored()).toEqual([[...awaited, true]]);
  });

  it('that was never said to have begun is awaited too, and is not to come for ever', async () => {
    await tellOf[sport](false);
    await lookAt(isOver);
    expect(await stored()).toEqual([[...awaited, false]]);
  });

  it('drops the pages that show it, and tells open pages', async () => {
    await tellOf[sport](true);
    await db.query('delete from changes');
    await db.query('delete from live_events');
    await lookAt(isOver);
    const topics = (await db.query<{ topics: string[] }>('select topics from changes')).rows.flatMap((row) => row.topics);
    expect(topics.map((topic) => topic.replace(/:\d+$/, ''))).toEqual(['match', 'team', 'team', 'tournament', 'day:2024-04-06']);
    const { rows } = await db.query("select event->>'status' as status from live_events where event->>'status' is not null");
    expect(rows).toEqual([{ status: 'awaited' }]);
  });
});

it('a match that goes on changing long after its kick-off is on', async () => {
  await say(-48, {});
  await say(6.5, playing(71, 1, 1));
  await lookAt(7);
  expect((await stored())[0]?.[0]).toBe('live');
});

it('a match of which only the day is known is awaited when that day is over in every zone', async () => {
  await say(-48, { kickoff: onDay('2024-04-06') });
  await lookAt(24);
  expect((await stored())[0]?.[0]).toBe('scheduled');
  await lookAt(28);
  expect((await stored())[0]?.[0]).toBe('awaited');
});

it('a match that is postponed, called off or over is left alone', async () => {
  await ingestMatches(db, hoursOn(2), [
    feedMatch('Arsenal', 'Everton', kickoff.toISOString(), { status: 'postponed' }),
    feedMatch('Man City', 'Everton', kickoff.toISOString(), ended(1, 0)),
    feedMatch('Man City', 'Arsenal', kickoff.toISOString(), { status: 'cancelled' }),
  ]);
  await lookAt(500);
  expect((await stored()).map(([status]) => status)).toEqual(['postponed', 'finished', 'cancelled']);
});

describe('a match whose result is awaited', () => {
  beforeEach(async () => {
    await say(-48, {});
    await say(2, stuck);
    await lookAt(7);
  });

  it('does not go on by a source that repeats the same minute for ever, nor by one that says that it is still to come', async () => {
    await say(7.1, stuck);
    await say(7.2, {});
    await ingestAnswer(db, { ...source, name: 'openligadb' }, hoursOn(7.3), [derby()]);
    expect(await stored()).toEqual([[...awaited, true]]);
  });

  it('does not go on by turns when two sources are stuck at different minutes', async () => {
    const other = { ...source, name: 'openligadb' };
    const repeat = async (hours: number) => {
      await say(hours, stuck);
      await ingestAnswer(db, other, hoursOn(hours), [derby(playing(85, 1, 1))]);
    };
    await repeat(7.1);
    await confirmMatchReports(db, { provider: other.name, call: other.call.name, now: hoursOn(8.48) });
    await lookAt(8.5);
    for (const hours of [8.51, 8.53, 8.55]) {
      await repeat(hours);
      expect((await stored())[0]?.[0]).toBe('awaited');
    }
  });

  it('is over by a late final score, also of a source that is believed less than the one that is stuck', async () => {
    await say(7.9, stuck);
    await ingestAnswer(db, { ...source, name: 'openfootball' }, hoursOn(8), [derby(ended(2, 1))]);
    expect(await stored()).toEqual([['finished', null, 2, 1, null, false]]);
  });

  it('goes on by another minute, another score and a later day, and is off when it is put off', async () => {
    await say(7.1, playing(90, 2, 1));
    expect((await stored())[0]?.slice(0, 4)).toEqual(['live', 90, 2, 1]);
    await lookAt(9);
    expect((await stored())[0]?.[0]).toBe('awaited');
    await say(9.1, { status: 'postponed' });
    expect((await stored())[0]?.slice(0, 3)).toEqual(['postponed', null, null]);
  });

  it('is to come again when its source names a later day', async () => {
    await say(10, { kickoff: { known: true, utc: hoursOn(72) } });
    expect(await stored()).toEqual([['scheduled', null, null, null, null, false]]);
    await lookAt(20);
    expect((await stored())[0]?.[0]).toBe('scheduled');
  });

  it('tells of no goal that was taken back', async () => {
    const { rows } = await db.query("select event->>'change' as change from live_events where kind = 'goal' order by sequence");
    expect(rows.map(({ change }) => change)).not.toContain('taken-back');
  });
});

describe('a match of tennis or basketball whose result is awaited', () => {
  it('does not go on by a source that repeats the same score, and does by a game more', async () => {
    await tellOf.tennis(true);
    await lookAt(21);
    const told = (...games: (readonly [number, number])[]) => aTennisMatch({ kickoff: at, status: 'live', play: sets(...games) });
    await ingestTwoSided(db, hoursOn(21.1), [told([6, 4], [2, 1])]);
    expect((await stored())[0]?.[0]).toBe('awaited');
    await ingestTwoSided(db, hoursOn(21.2), [told([6, 4], [3, 1])]);
    expect((await stored())[0]?.[0]).toBe('live');
  });

  it('is over by a late final score, which knows the quarters that were told before', async () => {
    await tellOf.basketball(true);
    await lookAt(7);
    const play = { quarters: [[30, 20]], total: [40, 31], clock: { period: 'q2' } } as const;
    await ingestTwoSided(db, hoursOn(7.1), [aBasketballGame({ kickoff: at, status: 'live', play })]);
    expect((await stored())[0]?.[0]).toBe('awaited');
    const over = { quarters: [], total: [99, 90] } as const;
    await ingestTwoSided(db, hoursOn(8), [aBasketballGame({ kickoff: at, status: 'finished', play: over })], 'the-odds-api');
    expect((await stored())[0]).toMatchObject(['finished', null, 99, 90, { quarters: [[30, 20]], total: [99, 90] }, false]);
  });
});

it('a fixture of a past season of which a file has no result is stored as awaited, and tells nobody anything one by one', async () => {
  const fixtures = [feedMatch('Arsenal', 'Everton', '2023-05-07T14:00:00Z'), feedMatch('Everton', 'Arsenal', '2023-02-04T12:30:00Z')];
  await ingestMatches(db, hoursOn(0), fixtures);
  await ingestTwoSided(db, hoursOn(0), [aTennisMatch(), aBasketballGame()]);
  expect((await stored()).map(([status]) => status)).toEqual(['awaited', 'awaited', 'awaited', 'awaited']);
  expect((await db.query('select 1 from live_events')).rowCount).toBe(0);
  expect((await db.query('select 1 from changes')).rowCount).toBe(2);
});

it('the open matches of a database that was never looked through are marked in rounds, each told as one change', async () => {
  await say(-48, {});
  await db.query(`
    insert into matches (slug, tournament_id, season_id, home_team_id, away_team_id, kickoff_utc, kickoff_known, status, updated_at)
    select 'old-' || n, tournament_id, season_id, home_team_id, away_team_id, kickoff_utc - (n + 300) * interval '1 minute', true, 'scheduled', updated_at
    from matches, generate_series(1, 1200) n`);
  await db.query('truncate changes');
  await lookAt(1);
  const open = async () => (await db.query("select 1 from matches where status = 'scheduled'")).rowCount;
  expect(await open()).toBe(201);
  expect((await db.query('select 1 from changes')).rowCount).toBe(1);
  await lookAt(1);
  expect(await open()).toBe(1);
});
