import type { CallBudget, Fixture, SourceCall } from '../source.ts';
import { marketKeys } from './market-offers.ts';
import type { OddsApiLeague } from './to-feed-match.ts';

export interface OddsApiAccount {
  readonly address: URL;
  readonly key: string;
  /** The provider's names of the regions whose bookmakers are asked for, `eu`, `uk`. */
  readonly regions: readonly string[];
  /** The credits of a month; the provider's free plan has 500. */
  readonly creditsPerMonth: number;
}

/** Prices are worth the most in the hours before kick-off. */
const hoursBeforeKickoff = 6;
const leastSeconds = 5 * 60;
const matchNearSeconds = 6 * 60 * 60;
const dailySeconds = 24 * 60 * 60;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const daysOfMonth = 31;

/** Returns the credits that a call costs: one for every market in every region. */
export function creditsPerCall({ regions }: OddsApiAccount): number {
  return marketKeys.length * regions.length;
}

/**
 * Returns the calls that an account pays for in a minute and a day.
 *
 * @throws RangeError where the credits of a month do not reach for a call a day
 */
export function oddsApiBudget(account: OddsApiAccount): CallBudget {
  const { creditsPerMonth } = account;
  const credits = creditsPerCall(account);
  const perDay = Math.floor(creditsPerMonth / daysOfMonth / credits);
  if (perDay >= 1) return { perMinute: 30, perDay };
  throw new RangeError(`${creditsPerMonth} credits a month do not reach for a call a day that costs ${credits}`);
}

/**
 * Returns a call for each competition, those with the next kick-off first. Half of the day's budget at most is spread over all
 * competitions, so that each is asked for a few times a day; the rest over the hours before the day's kick-offs.
 * Nothing is asked for on account of a match in play, whose prices are not read.
 */
export function oddsApiCalls(
  leagues: readonly OddsApiLeague[],
  account: OddsApiAccount,
  fixtures: readonly Fixture[],
  now: Date,
): SourceCall[] {
  const plans = leagues.map((league) => ({ league, kickoffs: kickoffsOf(league, fixtures) }));
  const { perDay } = oddsApiBudget(account);
  const usual = plans.map(({ kickoffs }) => (kickoffs.some((kickoff) => kickoff > now.getTime()) ? matchNearSeconds : dailySeconds));
  const usualCalls = usual.reduce((sum, seconds) => sum + dailySeconds / seconds, 0);
  const stretch = Math.max(1, usualCalls / (perDay / 2));
  const secondsBefore = plans.reduce((sum, { kickoffs }) => sum + secondsBeforeKickoffs(kickoffs, now), 0);
  const before = Math.max(leastSeconds, Math.ceil(secondsBefore / (perDay - usualCalls / stretch)));
  return plans
    .map(({ league, kickoffs }, index) => {
      const next = kickoffs.find((kickoff) => kickoff > now.getTime()) ?? Number.POSITIVE_INFINITY;
      const seconds = Math.ceil((usual[index] ?? dailySeconds) * stretch);
      const isSoon = next - now.getTime() <= hoursBeforeKickoff * hourMs;
      return { league, next, everySeconds: isSoon ? Math.min(seconds, before) : seconds };
    })
    .sort((one, other) => compare(one.next, other.next))
    .map(({ league, everySeconds }) => callOf(league, account, everySeconds));
}

function callOf({ sportKey }: OddsApiLeague, { address, key, regions }: OddsApiAccount, everySeconds: number): SourceCall {
  const base = address.href.endsWith('/') ? address : new URL(`${address.href}/`);
  const list = regions.map(encodeURIComponent).join(',');
  const name = `sports/${encodeURIComponent(sportKey)}/odds?regions=${list}&markets=${marketKeys.join(',')}&oddsFormat=decimal&dateFormat=iso`;
  return { name, url: new URL(`v4/${name}&apiKey=${encodeURIComponent(key)}`, base), everySeconds, mostBytes: 8_000_000 };
}

/** Returns the kick-offs of a competition's matches that are to be played, the earliest first. */
function kickoffsOf({ tournamentId }: OddsApiLeague, fixtures: readonly Fixture[]): number[] {
  return fixtures
    .filter((fixture) => fixture.tournamentId === tournamentId && isPlayed(fixture))
    .map(({ kickoffUtc }) => kickoffUtc.getTime())
    .sort((one, other) => one - other);
}

/** False where the kick-off that is known does not take place. */
function isPlayed({ status }: Fixture): boolean {
  return status !== 'postponed' && status !== 'cancelled';
}

/** Returns how many seconds of the day (UTC) lie in the hours before at least one of the kick-offs. */
function secondsBeforeKickoffs(kickoffs: readonly number[], now: Date): number {
  const dayStart = Math.floor(now.getTime() / dayMs) * dayMs;
  let counted = dayStart;
  let sum = 0;
  for (const kickoff of kickoffs) {
    const from = Math.max(counted, kickoff - hoursBeforeKickoff * hourMs);
    const to = Math.min(dayStart + dayMs, kickoff);
    if (to > from) sum += to - from;
    counted = Math.max(counted, to);
  }
  return sum / 1_000;
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
