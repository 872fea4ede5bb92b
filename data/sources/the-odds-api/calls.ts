import type { CallBudget, Fixture, SourceCall } from '../source.ts';
import { footballMarkets } from './football-markets.ts';
import { type OddsPlan, paceOfOdds } from './odds-pace.ts';
import type { OddsApiLeague } from './to-feed-match.ts';

export interface OddsApiAccount {
  readonly address: URL;
  readonly key: string;
  /** The provider's names of the regions whose bookmakers are asked for, `eu`, `uk`. */
  readonly regions: readonly string[];
  /** The credits of a month; the provider's free plan has 500. */
  readonly creditsPerMonth: number;
  /** The part of the credits that is planned with, where other sports are asked for with the same key; all of them where it is left out. */
  readonly share?: number;
}

const daysOfMonth = 31;

/** Returns the credits that a call for prices costs: one for every market in every region. */
export function creditsPerCall({ regions }: Pick<OddsApiAccount, 'regions'>, marketKeys: Iterable<string>): number {
  return [...marketKeys].length * regions.length;
}

/** Returns the credits that an account has for a day, and the calls for a minute. */
export function oddsApiBudget({ creditsPerMonth }: Pick<OddsApiAccount, 'creditsPerMonth'>): CallBudget {
  return { perMinute: 30, perDay: Math.floor(creditsPerMonth / daysOfMonth) };
}

/**
 * Returns the credits of a day that one of several sports is planned with.
 *
 * @throws RangeError where they do not reach for a call a day
 */
export function creditsOfDay(account: Pick<OddsApiAccount, 'creditsPerMonth' | 'share'>, credits: number): number {
  const { creditsPerMonth, share = 1 } = account;
  const ofDay = Math.floor(oddsApiBudget(account).perDay * share);
  if (ofDay >= credits) return ofDay;
  const part = share === 1 ? '' : `, ${ofDay} a day beside other sports,`;
  throw new RangeError(`${creditsPerMonth} credits a month${part} do not reach for a call a day that costs ${credits}`);
}

/** Returns a call for each competition, those with the next kick-off first. Nothing is asked for on account of a match in play, whose prices are not read. */
export function oddsApiCalls(
  leagues: readonly OddsApiLeague[],
  account: OddsApiAccount,
  fixtures: readonly Fixture[],
  now: Date,
): SourceCall[] {
  const cost = creditsPerCall(account, footballMarkets.keys());
  const credits = Math.floor(creditsOfDay(account, cost) / cost) * cost;
  const plans = leagues.map((league): OddsPlan<OddsApiLeague> => ({ league, cost, kickoffs: kickoffsOf(league, fixtures) }));
  return paceOfOdds(plans, credits, now).map(({ league: { sportKey }, everySeconds }) =>
    oddsCall({ sportKey, marketKeys: [...footballMarkets.keys()], everySeconds }, account),
  );
}

/** Returns the call for the prices of a competition. */
export function oddsCall(
  {
    sportKey,
    marketKeys,
    everySeconds,
  }: { readonly sportKey: string; readonly marketKeys: readonly string[]; readonly everySeconds: number },
  account: OddsApiAccount,
): SourceCall {
  const list = account.regions.map(encodeURIComponent).join(',');
  const query = `regions=${list}&markets=${marketKeys.join(',')}&oddsFormat=decimal&dateFormat=iso`;
  const call = callTo(`sports/${encodeURIComponent(sportKey)}/odds?${query}`, account, everySeconds);
  return { ...call, cost: creditsPerCall(account, marketKeys) };
}

/** Returns a call by its path and query, with the key of the account in its address and nowhere else. */
export function callTo(name: string, { address, key }: Pick<OddsApiAccount, 'address' | 'key'>, everySeconds: number): SourceCall {
  const base = address.href.endsWith('/') ? address : new URL(`${address.href}/`);
  return { name, url: new URL(`v4/${name}&apiKey=${encodeURIComponent(key)}`, base), everySeconds, mostBytes: 8_000_000 };
}

/** Returns the kick-offs of a competition's matches that are to be played, the earliest first. */
export function kickoffsOf({ tournamentId }: Pick<OddsApiLeague, 'tournamentId'>, fixtures: readonly Fixture[]): number[] {
  return fixtures
    .filter((fixture) => fixture.tournamentId === tournamentId && isPlayed(fixture))
    .map(({ kickoffUtc }) => kickoffUtc.getTime())
    .sort((one, other) => one - other);
}

/** False where the kick-off that is known does not take place. */
function isPlayed({ status }: Fixture): boolean {
  return status !== 'postponed' && status !== 'cancelled';
}
