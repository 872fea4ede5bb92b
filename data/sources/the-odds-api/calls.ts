import { momentsOf, type PriceSchedule, type ScheduledGroup, schedulePrices } from '../price-schedule.ts';
import type { CallBudget, Fixture, SourceCall } from '../source.ts';
import { footballMarkets } from './football-markets.ts';
import type { OddsApiLeague } from './to-feed-match.ts';

export interface OddsApiAccount {
  readonly address: URL;
  readonly key: string;
  /** The provider's names of the regions whose bookmakers are requested, `eu`, `uk`. */
  readonly regions: readonly string[];
  /** Credits per month; the provider's free plan has 500. */
  readonly creditsPerMonth: number;
  /** Share of the credits to plan with, when other sports use the same key; 1 by default. */
  readonly share?: number;
}

const daysOfMonth = 31;
const minSeconds = 5 * 60;

/** Returns the credits that a call for prices costs: one for every market in every region. */
export function creditsPerCall({ regions }: Pick<OddsApiAccount, 'regions'>, marketKeys: Iterable<string>): number {
  return [...marketKeys].length * regions.length;
}

/** Returns the budget of an account: its credits for a day, and its calls for a minute. */
export function oddsApiBudget({ creditsPerMonth }: Pick<OddsApiAccount, 'creditsPerMonth'>): CallBudget {
  return { perMinute: 30, perDay: Math.floor(creditsPerMonth / daysOfMonth) };
}

/**
 * Returns the credits of a day that are available to one of several sports.
 *
 * @param credits cost of one call
 * @throws RangeError when they do not cover one call a day
 */
export function creditsOfDay(account: Pick<OddsApiAccount, 'creditsPerMonth' | 'share'>, credits: number): number {
  const { creditsPerMonth, share = 1 } = account;
  const ofDay = Math.floor(oddsApiBudget(account).perDay * share);
  if (ofDay >= credits) return ofDay;
  const part = share === 1 ? '' : `, ${ofDay} a day beside other sports,`;
  throw new RangeError(`${creditsPerMonth} credits a month${part} do not reach for a call a day that costs ${credits}`);
}

const eventsPart = '/events?';
/** Seconds between two lists of events, which are free. */
const eventsSeconds = 6 * 3_600;

/**
 * Returns the calls for prices, those for the next kick-off first, and for each competition a free call for its list of matches. The calls for prices are
 * planned by these matches when no other source has them.
 */
export function oddsApiCalls(
  leagues: readonly OddsApiLeague[],
  account: OddsApiAccount,
  fixtures: readonly Fixture[],
  now: Date,
): SourceCall[] {
  const { groups } = footballSchedule(leagues, account, fixtures, now);
  return [
    ...groups.map((group) => oddsCall(group, footballMarkets.keys(), account, now)),
    ...leagues.map((league) => eventsCall(league, account)),
  ];
}

/** Returns the schedule of the day's calls for football's prices. */
export function footballSchedule(
  leagues: readonly OddsApiLeague[],
  account: OddsApiAccount,
  fixtures: readonly Fixture[],
  now: Date,
): PriceSchedule<OddsApiLeague> {
  const cost = creditsPerCall(account, footballMarkets.keys());
  const groups = leagues.map((league) => ({ subject: league, cost, kickoffs: kickoffsOf(league, fixtures) }));
  return schedulePrices(groups, creditsOfDay(account, cost), now);
}

/** Returns the call that lists the matches of a competition without their prices. */
export function eventsCall({ sportKey }: { readonly sportKey: string }, account: OddsApiAccount): SourceCall {
  return { ...callTo(`sports/${encodeURIComponent(sportKey)}${eventsPart}dateFormat=iso`, account, eventsSeconds), cost: 0 };
}

/** Returns true for a call whose answer contains matches without prices. */
export function isAboutEvents(name: string): boolean {
  return name.includes(eventsPart);
}

/** Returns the call for the prices of a competition, at the moments of its schedule. */
export function oddsCall(
  group: ScheduledGroup<{ readonly sportKey: string }>,
  markets: Iterable<string>,
  account: OddsApiAccount,
  now: Date,
): SourceCall {
  const list = account.regions.map(encodeURIComponent).join(',');
  const query = `regions=${list}&markets=${[...markets].join(',')}&oddsFormat=decimal&dateFormat=iso`;
  const call = callTo(`sports/${encodeURIComponent(group.subject.sportKey)}/odds?${query}`, account, minSeconds);
  return { ...call, cost: group.cost, moments: momentsOf(group, now) };
}

/** Returns a call by its path and query, with the key of the account in its address and nowhere else. */
export function callTo(name: string, { address, key }: Pick<OddsApiAccount, 'address' | 'key'>, everySeconds: number): SourceCall {
  const base = address.href.endsWith('/') ? address : new URL(`${address.href}/`);
  return { name, url: new URL(`v4/${name}&apiKey=${encodeURIComponent(key)}`, base), everySeconds, maxBytes: 8_000_000 };
}

/** Returns the kick-offs of a competition's matches, the earliest first, without those of matches that are postponed or cancelled. */
export function kickoffsOf({ tournamentId }: Pick<OddsApiLeague, 'tournamentId'>, fixtures: readonly Fixture[]): number[] {
  return fixtures
    .filter((fixture) => fixture.tournamentId === tournamentId && isPlayed(fixture))
    .map(({ kickoffUtc }) => kickoffUtc.getTime())
    .sort((one, other) => one - other);
}

/** Returns false when the known kick-off will not take place. */
function isPlayed({ status }: Fixture): boolean {
  return status !== 'postponed' && status !== 'cancelled';
}
