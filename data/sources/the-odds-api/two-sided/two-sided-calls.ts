import { coveredSecondsOfDay } from '../../covered-seconds.ts';
import { type PriceSchedule, schedulePrices } from '../../price-schedule.ts';
import type { Fixture, SourceCall } from '../../source.ts';
import { callTo, creditsOfDay, creditsPerCall, eventsCall, kickoffsOf, type OddsApiAccount, oddsCall } from '../calls.ts';
import { oddsApiSport } from './odds-api-of-sports.ts';
import type { OddsApiTwoSidedLeague } from './two-sided-league.ts';

const listName = 'sports?all=false';
const scoresPart = '/scores?';
/** Seconds between two calls for the list of sports, which is free. A tournament of tennis is in season for a week or two. */
const listSeconds = 6 * 3_600;
const unknownListSeconds = 60;

/** Credits of a call for scores that includes matches ended since the day before, for any number of regions. */
const scoresCost = 2;
const scoresShare = 0.4;
const minScoresSeconds = 60;
/** Min seconds between two calls for scores when each open match has lasted longer than any should, or its end was never reported. */
const lateScoresSeconds = 3_600;
const maxHoursOpen = 12;
const hourMs = 3_600_000;

/** Returns the credits of the most expensive call for prices. */
export function dearestCall(leagues: readonly OddsApiTwoSidedLeague[], account: OddsApiAccount): number {
  return Math.max(0, ...leagues.map((league) => priceCost(league, account)));
}

/**
 * Returns the calls that are useful now: for the list of sports, and for each of the leagues in season. A league has calls for its scores while matches
 * are open, for its prices, and for its list of matches, which is free. Until the list of sports is known, only the call for it is returned.
 *
 * @param active sport keys in season; undefined while unknown
 */
export function twoSidedCalls(
  leagues: readonly OddsApiTwoSidedLeague[],
  account: OddsApiAccount,
  active: ReadonlySet<string> | undefined,
  fixtures: readonly Fixture[],
  now: Date,
): SourceCall[] {
  const list: SourceCall = {
    ...callTo(listName, account, active === undefined ? unknownListSeconds : listSeconds),
    cost: 0,
    isAlwaysWhole: true,
  };
  const followed = leagues.filter(({ sportKey }) => active?.has(sportKey));
  if (followed.length === 0) return [list];
  const { groups } = twoSidedSchedule(followed, account, fixtures, now);
  return [
    list,
    ...scoreCalls(followed, account, scoreCredits(followed, account), fixtures, now),
    ...groups.map((group) => oddsCall(group, oddsApiSport(group.subject).markets.keys(), account, now)),
    ...followed.map((league) => eventsCall(league, account)),
  ];
}

/** Returns the schedule of the day's calls for the prices of the leagues in season, from the credits left by scores. */
export function twoSidedSchedule(
  followed: readonly OddsApiTwoSidedLeague[],
  account: OddsApiAccount,
  fixtures: readonly Fixture[],
  now: Date,
): PriceSchedule<OddsApiTwoSidedLeague> {
  const groups = followed.map((league) => ({ subject: league, cost: priceCost(league, account), kickoffs: kickoffsOf(league, fixtures) }));
  return schedulePrices(groups, creditsOfDay(account, dearestCall(followed, account)) - scoreCredits(followed, account), now);
}

/** Returns the part of the day's credits that is reserved for scores. */
function scoreCredits(followed: readonly OddsApiTwoSidedLeague[], account: OddsApiAccount): number {
  return followed.some(({ withScores }) => withScores) ? creditsOfDay(account, dearestCall(followed, account)) * scoresShare : 0;
}

function scoreCalls(
  leagues: readonly OddsApiTwoSidedLeague[],
  account: OddsApiAccount,
  credits: number,
  fixtures: readonly Fixture[],
  now: Date,
): SourceCall[] {
  const scored = leagues.filter(({ withScores }) => withScores);
  const seconds = scored.reduce((sum, league) => {
    const lastsMs = oddsApiSport(league).longestHours * hourMs;
    return (
      sum +
      coveredSecondsOfDay(
        kickoffsOf(league, fixtures).map((kickoff) => [kickoff, kickoff + lastsMs]),
        now,
      )
    );
  }, 0);
  const everySeconds = Math.max(minScoresSeconds, Math.ceil((seconds * scoresCost) / credits));
  return scored
    .flatMap((league) => {
      const open = fixtures.filter((fixture) => fixture.tournamentId === league.tournamentId && isOpen(fixture, now));
      if (open.length === 0) return [];
      const isLate = open.every(({ kickoffUtc }) => now.getTime() - kickoffUtc.getTime() > oddsApiSport(league).longestHours * hourMs);
      const call = callTo(
        `sports/${encodeURIComponent(league.sportKey)}${scoresPart}daysFrom=1&dateFormat=iso`,
        account,
        isLate ? Math.max(lateScoresSeconds, everySeconds) : everySeconds,
      );
      return [{ ...call, cost: scoresCost }];
    })
    .toSorted((one, other) => one.everySeconds - other.everySeconds);
}

/** Returns true when a match has begun by the clock and is not known to be over. */
function isOpen({ status, kickoffUtc }: Fixture, now: Date): boolean {
  const sinceMs = now.getTime() - kickoffUtc.getTime();
  return (status === 'scheduled' || status === 'live' || status === 'awaited') && sinceMs >= 0 && sinceMs <= maxHoursOpen * hourMs;
}

function priceCost(league: OddsApiTwoSidedLeague, account: OddsApiAccount): number {
  return creditsPerCall(account, oddsApiSport(league).markets.keys());
}

/** Returns true for the call whose answer lists the sports. */
export function isAboutSports(name: string): boolean {
  return name === listName;
}

/** Returns true for a call whose answer contains scores instead of prices. */
export function isAboutScores(name: string): boolean {
  return name.includes(scoresPart);
}
