import type { Fixture, SourceCall } from '#data/sources/source.ts';
import { callsPerMinute } from '#server/jobs/calls-per-minute.ts';
import { createApiFootballSource } from '#sports/football/data/sources/api-football/api-football-source.ts';

/** The plans of API-Football that the README compares. */
const plans = [100, 7_500, 75_000] as const;
const minuteMs = 60_000;
/**
 * The matches of a Sunday by the hour (UTC) of their kick-off, as the provider listed them, in 303 competitions: 57 of the catalogue and
 * 246 from the provider.
 */
const kickoffsByHour = [13, 3, 3, 0, 11, 4, 3, 7, 5, 37, 50, 137, 125, 293, 147, 119, 66, 31, 14, 22, 18, 13, 6, 0];
const competitions = { all: 303, ofCatalogue: 57 };
/** One match in this many is of a top competition, has a tip or is followed: 47 on that Sunday. */
const watchedEvery = 24;
const sunday = Date.UTC(2026, 10, 29);
/** A moment in the busiest hour. */
const afternoon = new Date(sunday + (13 * 60 + 50) * minuteMs);

/** The refresh times and counts that a plan's calls allow on that Sunday. */
export interface AllowanceOfPlan {
  readonly callsPerDay: number;
  /** The seconds between two answers with the scores of all live matches. */
  readonly liveSeconds: number;
  /** The number of matches that are read completely, with events, line-ups and statistics, and the seconds after which each is read again. */
  readonly whole: { readonly matches: number; readonly seconds: number };
  /** The seconds after which the list of the day is read again. */
  readonly listSeconds: number;
  /** The day's calls for prices, and the number of matches for which they are made in the last hour before kick-off. */
  readonly prices: { readonly calls: number; readonly matches: number };
  /** The days after which the tables of all its competitions have been read once. */
  readonly tableDays: number;
  /** The days after which three seasons of each competition that came from the source have been read. */
  readonly pastDays: number;
}

/**
 * Returns how often each plan of API-Football lets the site refresh its data, from the calls that the site itself plans on a Sunday with
 * 1,127 matches in 303 competitions.
 */
export function calculatePlans(): AllowanceOfPlan[] {
  const fixtures = fixturesOf(afternoon);
  return plans.map((callsPerDay) => {
    const budget = { perMinute: callsPerMinute(callsPerDay), perDay: callsPerDay };
    const source = createApiFootballSource({ address: new URL('https://plan.invalid/'), key: 'none', budget }, []);
    const calls = source.calls(fixtures, afternoon);
    const named = (start: string) => calls.filter(({ name }) => name.startsWith(start));
    const first = (start: string) => named(start)[0] as SourceCall;
    const whole = named('fixtures?ids=');
    const past = named('fixtures?league=');
    const spending = source.priceSpending?.(fixtures, afternoon);
    return {
      callsPerDay,
      liveSeconds: first('fixtures?live=all').everySeconds,
      whole: {
        matches: new Set(wholeMatchesOf(source.calls, fixtures)).size,
        seconds: Math.min(...whole.map(({ everySeconds }) => everySeconds)),
      },
      listSeconds: first('fixtures?date=2026-11-29').everySeconds,
      prices: { calls: spending?.calls ?? 0, matches: (spending?.matches ?? 0) - (spending?.unreached ?? 0) },
      tableDays: first('standings?').everySeconds / 86_400,
      pastDays: (past.length * (past[0]?.pace?.seconds ?? 0)) / 86_400,
    };
  });
}

/**
 * Returns the numbers of the matches that are read completely at any time of the day. A sample every three hours finds them all, since each
 * is requested during more than three hours.
 */
function wholeMatchesOf(
  callsOf: (fixtures: readonly Fixture[], now: Date) => readonly SourceCall[],
  fixtures: readonly Fixture[],
): string[] {
  const moments = Array.from({ length: 8 }, (_, third) => new Date(sunday + (third * 180 + 90) * minuteMs));
  return moments.flatMap((moment) =>
    callsOf(fixtures, moment).flatMap(({ name }) =>
      name.startsWith('fixtures?ids=') ? name.slice('fixtures?ids='.length).split('-') : [],
    ),
  );
}

/** Returns the matches of the Sunday in their state at a moment. */
function fixturesOf(now: Date): Fixture[] {
  const minutes = kickoffsByHour.flatMap((count, hour) =>
    Array.from({ length: count }, (_, index) => hour * 60 + Math.floor((4 * index) / count) * 15),
  );
  return minutes.map((minute, index) => {
    const kickoffUtc = new Date(sunday + minute * minuteMs);
    const sinceKickoff = now.getTime() - kickoffUtc.getTime();
    const competition = index % competitions.all;
    return {
      tournamentId: `country.${competition}`,
      season: '2026-27',
      matchday: 12,
      kickoffUtc,
      status: sinceKickoff < 0 ? 'scheduled' : sinceKickoff < 2 * 60 * minuteMs ? 'live' : 'finished',
      externalId: String(index + 1),
      competition: { type: 'league', externalIds: [String(competition + 1)], isGrown: competition >= competitions.ofCatalogue },
      isWatched: index % watchedEvery === 0,
    };
  });
}

/** Returns the lines of the README's table of plans, in Markdown; `npm run sources -- --plans` prints them. */
export function describePlans(calculated: readonly AllowanceOfPlan[] = calculatePlans()): string[] {
  const row = (head: string, cell: (plan: AllowanceOfPlan) => string) => `| ${[head, ...calculated.map(cell)].join(' | ')} |`;
  return [
    row('calls a day', ({ callsPerDay }) => number(callsPerDay)),
    `| ${['---', ...calculated.map(() => '---')].join(' | ')} |`,
    row('scores of all live matches', ({ liveSeconds }) => `every ${duration(liveSeconds)}`),
    row('the day’s list: kick-offs, results', ({ listSeconds }) => `every ${duration(listSeconds)}`),
    row('events, line-ups, statistics', ({ whole }) => `${number(whole.matches)} matches, every ${duration(whole.seconds)}`),
    row('prices in the last hour', ({ prices }) =>
      prices.calls === 0 ? 'none' : `${number(prices.matches)} matches, ${number(prices.calls)} calls`,
    ),
    row('the tables of all leagues once', ({ tableDays }) => days(tableDays)),
    row('three seasons of each new competition', ({ pastDays }) => days(pastDays)),
  ];
}

const number = (value: number) => value.toLocaleString('en');
const duration = (seconds: number) =>
  seconds < 120 ? `${Math.round(seconds)} s` : seconds < 5_400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;
const days = (value: number) =>
  value < 1 ? `${Math.max(1, Math.round(value * 24))} h` : `${Math.ceil(value)} ${Math.ceil(value) === 1 ? 'day' : 'days'}`;
