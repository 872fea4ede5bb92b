import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { storeBookmakers } from '#data/commands/catalogue/store-bookmakers.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { Source } from '#data/sources/source.ts';
import { createTheOddsApiSource } from '#data/sources/the-odds-api/the-odds-api-source.ts';
import { createRandom } from '#domain/chance/random.ts';
import { createApiFootballSource } from '#sports/football/data/sources/api-football/api-football-source.ts';
import { createFootballDataOrgSource } from '#sports/football/data/sources/football-data-org/football-data-org-source.ts';
import { createOpenLigaDBSource } from '#sports/football/data/sources/openligadb/openligadb-source.ts';
import { howMany, thoroughSeed } from '#tests/factories/how-many.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { account, bookmaker, h2h, leagues, sampleEvent } from '#tests/factories/the-odds-api-answers.ts';
import { apiFootballAnswer } from '#tests/mirrors/api-football-mirror.ts';
import { footballDataOrgAnswer } from '#tests/mirrors/football-data-org-mirror.ts';
import { openLigaDBAnswer } from '#tests/mirrors/openligadb-mirror.ts';
import type { PlayedMatch } from '#tests/mirrors/played-match.ts';
import { type Fault, type FaultKind, type Mirror, startMirror } from '#tests/mirrors/start-mirror.ts';
import { checkMatches, listStored, storedOf, wasSo } from '#tests/saturday/check-matches.ts';
import { keepJournal, listShownStates } from '#tests/saturday/journal.ts';
import { at, dortmund, freiburg, koln, union } from '#tests/saturday/saturday.ts';
import { pollSource } from './poll-source.ts';
import { footballKind } from './source-kind.ts';

const { db } = await createTestDatabase();
const bundesliga = { tournamentId: 'germany.bundesliga', type: 'league', season: 'autumn-spring' } as const;
const matches = [koln, dortmund, union, freiburg];
const minuteMs = 60_000;
/** The delay of the slower of the two sources. */
const slowerByMs = 5 * minuteMs;
const key = 'a-key-of-nobody';
const refusal = [at('14:40'), at('14:43')] as const;
/** The time around which a goal is taken back, until five minutes later. */
const takenBack = [at('15:45'), at('15:52')] as const;

beforeAll(async () => {
  const catalogue = loadCatalogue();
  const countries = catalogue.countries.filter(({ country }) => ['germany', 'england'].includes(country.slug));
  await storeCatalogue(db, { ...catalogue, countries }, at('12:00'));
  await storeBookmakers(db, {});
  await keepJournal(db);
});
beforeEach(async () => {
  await db.query(
    'truncate source_calls, source_budgets, source_quotas, source_problems, external_ids, matches, journal.calls, journal.states cascade',
  );
});

type AnswerOf = (played: readonly PlayedMatch[], call: string, now: Date) => string | undefined;
interface Provider {
  readonly answerOf: AnswerOf;
  create(address: string): Source;
}

const providers: Readonly<Record<string, Provider>> = {
  openligadb: {
    answerOf: openLigaDBAnswer,
    create: (address) => createOpenLigaDBSource({ address: new URL(address) }, [{ ...bundesliga, shortcut: 'bl1' }]),
  },
  'football-data-org': {
    answerOf: footballDataOrgAnswer,
    create: (address) => createFootballDataOrgSource({ address: new URL(address), key }, [{ ...bundesliga, code: 'BL1' }]),
  },
  'api-football': {
    answerOf: apiFootballAnswer,
    create: (address) =>
      createApiFootballSource({ address: new URL(address), key, budget: { perMinute: 300, perDay: 900 } }, [
        { ...bundesliga, leagueId: 78 },
      ]),
  },
};

let mirror: Mirror | undefined;
afterEach(() => mirror?.stop());

/** Returns the moments from one to another in steps of so many minutes, and of one minute where `isCloser` returns true. */
function moments(from: Date, until: Date, stepMinutes: number, isCloser: (time: Date) => boolean = () => false): Date[] {
  const minutes = (until.getTime() - from.getTime()) / minuteMs;
  return Array.from({ length: minutes + 1 }, (_, minute) => new Date(from.getTime() + minute * minuteMs)).filter(
    (time, minute) => minute % stepMinutes === 0 || isCloser(time),
  );
}

/** Polls the sources in turn at each of the moments, after setting the clock to it, and returns the reports. */
async function pollAt(times: readonly Date[], sources: readonly Source[], set: (now: Date) => void) {
  const reports = [];
  for (const now of times) {
    set(now);
    for (const source of sources) {
      reports.push(
        await pollSource(
          { db, clock: { now: () => now }, signal: new AbortController().signal },
          source,
          footballKind,
          () => 0,
          Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return reports;
}

/**
 * Replays the afternoon with one source that fails in some windows and a slower one; returns the wrong states that the site showed, its
 * states by match, and the requests.
 */
async function liveThrough(first: string, slower: string, windows: readonly Omit<Fault, 'source'>[]) {
  let present = at('14:20');
  const faults = windows.map((window): Fault => ({ ...window, source: first }));
  const answerOf = (name: string, lateByMs: number) => (call: string, now: Date) => {
    const text = (providers[name] as Provider).answerOf(matches, call, new Date(now.getTime() - lateByMs));
    return text === undefined ? undefined : { text };
  };
  mirror = await startMirror({ [first]: answerOf(first, 0), [slower]: answerOf(slower, slowerByMs) }, { now: () => present, faults });
  const sources = [first, slower].map((name) => (providers[name] as Provider).create((mirror as Mirror).addressOf('test', name)));
  // Every four minutes, and closer at kick-off, after the refusal, and around the goal that is taken back.
  const isCloser = (time: Date) =>
    [[at('14:30'), at('14:30')] as const, refusal, takenBack].some(([from, until]) => time >= from && time <= until);
  await pollAt(moments(at('14:20'), at('16:40'), 4, isCloser), sources, (now) => {
    present = now;
  });

  const wrong: string[] = [];
  await checkMatches(db, matches, wrong);
  const stored = await listStored(db);
  const shown = await listShownStates(db);
  const statesOf = (match: (typeof matches)[number]) => shown.filter(({ matchId }) => matchId === storedOf(stored, match)?.id);
  for (const match of matches) {
    const states = statesOf(match);
    wrong.push(...states.filter((state) => !wasSo(match, state, slowerByMs + minuteMs)).map((state) => JSON.stringify(state)));
    const progress = states.map(({ status }) => ['scheduled', 'live', 'finished'].indexOf(status));
    if (progress.join() !== progress.toSorted().join()) wrong.push(`${match.home.name} went back: ${progress}`);
  }
  return { wrong, statesOf, requests: mirror.requests };
}

/** Returns up to six windows of one to eight minutes in which a source fails, chosen by a seed. */
function windowsOf(seed: number, kinds: readonly FaultKind[]): Omit<Fault, 'source'>[] {
  const random = createRandom(seed);
  return Array.from({ length: 1 + random.integer(6) }, () => {
    const from = new Date(at('14:25').getTime() + random.integer(105) * minuteMs);
    const until = new Date(from.getTime() + (1 + random.integer(8)) * minuteMs);
    return { kind: kinds[random.integer(kinds.length)] as FaultKind, from, until, retryAfterSeconds: 150 };
  });
}

describe('an afternoon of a matchday', () => {
  const afternoons = [
    ['openligadb', 'football-data-org', ['429', '500', 'cut', 'page']],
    ['football-data-org', 'openligadb', ['429', '500', 'cut', 'page']],
    ['api-football', 'openligadb', ['429', '500', 'cut', 'errors']],
  ] as const;

  it.each(afternoons)(
    'from %s, which fails four times, beside %s, which is late: ends right, and shows nothing that never was',
    { timeout: 120_000 },
    async (first, slower, kinds) => {
      const windows = kinds.map((kind: FaultKind, index) => ({
        kind,
        from: new Date(at('14:40').getTime() + index * 20 * minuteMs),
        until: new Date(at('14:43').getTime() + index * 20 * minuteMs),
        retryAfterSeconds: 150,
      }));
      const { wrong, statesOf, requests } = await liveThrough(first, slower, windows);
      expect(wrong).toEqual([]);
      const ofFreiburg = statesOf(freiburg).filter(({ status }) => status === 'live');
      expect(ofFreiburg[0]?.at).toEqual(freiburg.kickoff);
      // The goal of the 58th minute is taken back in the 60th.
      expect(ofFreiburg.map(({ home, away }) => `${home}:${away}`)).toEqual(['0:0', '0:1', '1:1', '2:1', '1:1']);
      const met = requests.filter(({ fault }) => fault !== undefined);
      expect(new Set(met.map(({ fault }) => fault?.kind))).toEqual(new Set(kinds));
      for (const refused of met.filter(({ fault }) => fault?.kind === '429')) {
        const again = requests.find(({ call, source, at: time }) => call === refused.call && source === first && time > refused.at);
        expect(again?.at.getTime()).toBeGreaterThanOrEqual(refused.at.getTime() + 150_000);
      }
    },
  );

  /* In a thorough run, which gives the seed: thirty afternoons of faults that fall by chance. */
  const seeds = howMany(
    [],
    Array.from({ length: 30 }, (_, index) => thoroughSeed(1) + index),
  );
  it.each(seeds.map((seed) => [seed, afternoons[seed % afternoons.length] as (typeof afternoons)[number]] as const))(
    'by seed %i, of faults that fall by chance: ends right, and shows nothing that never was',
    { timeout: 120_000 },
    async (seed, [first, slower, kinds]) => {
      const { wrong } = await liveThrough(first, slower, windowsOf(seed, kinds));
      expect(wrong).toEqual([]);
    },
  );
});

describe('an afternoon of prices from The Odds API', () => {
  const step = 5;
  /** The credits at the beginning, enough for eight calls at six credits each. */
  const creditsAtFirst = 50;
  let present = at('11:00');
  let left = creditsAtFirst;
  const nextMonth = new Date('2026-11-30T23:00:00Z');
  const prices = (now: Date) => (now < at('11:20') ? h2h(2.5, 3.4, 2.9) : h2h(2.4, 3.4, 3.1));

  it('is stored where a price moves, waits as long as it is asked to, and ends with the credits of the month', async () => {
    const fault: Fault = { source: 'the-odds-api', kind: '429', from: at('11:10'), until: at('11:12'), retryAfterSeconds: 600 };
    mirror = await startMirror(
      {
        'the-odds-api'(call, now) {
          if (!call.startsWith('v4/sports/soccer_')) return undefined;
          const { bookmakers: _, ...listed } = sampleEvent(
            now < nextMonth ? {} : { id: 'december', commence_time: '2026-12-01T12:00:00Z' },
          );
          if (call.includes('/events')) return { text: JSON.stringify([listed]), headers: { 'x-requests-remaining': String(left) } };
          if (now < fault.from || now >= fault.until) left -= 6;
          const events = [{ ...listed, bookmakers: [bookmaker('pinnacle', [prices(now)], now.toISOString())] }];
          return { text: JSON.stringify(events), headers: { 'x-requests-remaining': String(left) } };
        },
      },
      { now: () => present, faults: [fault] },
    );
    const source = createTheOddsApiSource({ ...account, address: new URL(mirror.addressOf('test', 'the-odds-api')) }, leagues.slice(0, 1));
    const set = (now: Date) => {
      present = now;
    };
    const reports = await pollAt(moments(at('11:00'), at('14:55'), step), [source], set);
    const asked = (part: string) =>
      (mirror as Mirror).requests.flatMap(({ call, at: time }) => (call.includes(part) ? [time.toISOString().slice(11, 16)] : []));
    // The list reports the match at 15:00. Refused at 11:10 for ten minutes; the eighth answer leaves two credits, which pay for no call.
    expect(asked('/events')).toEqual(['11:00']);
    expect(asked('/odds')).toEqual(['11:05', '11:10', '11:20', '11:25', '11:30', '11:35', '11:40', '11:45', '11:50']);
    expect(left).toBe(2);
    expect(reports.at(-1)).toMatchObject({ taken: [], failed: [], postponed: [expect.stringContaining('soccer_epl')] });
    const { rows } = await db.query(
      "select to_char(quoted_at at time zone 'UTC', 'HH24:MI') as since, odds from quotes where market = 'match-result' order by quoted_at",
    );
    expect(rows).toEqual([
      { since: '11:05', odds: [2.5, 3.4, 2.9] },
      { since: '11:20', odds: [2.4, 3.4, 3.1] },
    ]);
    // A match of December is listed for nothing, and its prices wait for the credits of its month.
    const days = ['2026-11-30T23:50:00Z', '2026-11-30T23:55:00Z', '2026-12-01T00:00:00Z'];
    await pollAt(
      days.map((time) => new Date(time)),
      [source],
      set,
    );
    expect([asked('/events'), asked('/odds').slice(9)]).toEqual([['11:00', '23:50'], ['00:00']]);
  });
});
