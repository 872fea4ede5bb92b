import { coveredSecondsOfDay } from '#data/sources/covered-seconds.ts';
import type { CallBudget, Fixture, SourceCall } from '#data/sources/source.ts';
import { longestGameMinutes } from './game-state.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const daySeconds = 24 * 60 * 60;

/** Shares of a day's calls for the points of all games in play, and for the lists of today and yesterday; the rest is for other days. */
const liveShare = 0.6;
const listShare = 0.15;
const minLiveSeconds = 15;
const minListSeconds = 10 * 60;
const daysAhead = 7;

export interface CallSettings {
  readonly address: URL;
  readonly key: string;
  readonly budget: CallBudget;
}

/**
 * Returns the calls of use now, the most frequent first: one for the points of all games in play, and the lists of yesterday, today and the seven
 * days to come. The fewer calls a plan allows per day, the longer the time between two. Days are UTC, so an American evening spans two.
 */
export function apiBasketballCalls(
  tournaments: ReadonlySet<string>,
  settings: CallSettings,
  fixtures: readonly Fixture[],
  now: Date,
): SourceCall[] {
  const followed = fixtures.filter(({ tournamentId, status }) => {
    return tournaments.has(tournamentId) && status !== 'postponed' && status !== 'cancelled';
  });
  const { perDay } = settings.budget;
  const calls: SourceCall[] = [];
  const add = (query: string, everySeconds: number): void => void calls.push(callOf(`games?${query}`, everySeconds, settings));
  if (followed.some((fixture) => isBeingPlayed(fixture, now))) {
    add('live=all', Math.max(minLiveSeconds, Math.ceil(secondsOfPlay(followed, now) / (perDay * liveShare))));
  }
  const listSeconds = Math.max(minListSeconds, Math.ceil((2 * daySeconds) / (perDay * listShare)));
  const dayBefore = new Date(now.getTime() - dayMs);
  add(`date=${dayOf(now)}`, followed.some(({ kickoffUtc }) => dayOf(kickoffUtc) === dayOf(now)) ? listSeconds : daySeconds / 4);
  const isOpenSinceYesterday = followed.some(({ kickoffUtc, status }) => dayOf(kickoffUtc) === dayOf(dayBefore) && isOpen(status));
  add(`date=${dayOf(dayBefore)}`, isOpenSinceYesterday ? listSeconds : daySeconds / 2);
  for (let days = 1; days <= daysAhead; days += 1) add(`date=${dayOf(new Date(now.getTime() + days * dayMs))}`, daySeconds);
  return calls.toSorted((one, other) => one.everySeconds - other.everySeconds);
}

function isOpen(status: Fixture['status']): boolean {
  return status === 'scheduled' || status === 'live' || status === 'awaited';
}

/** True from five minutes before tip-off until the game is over, max four hours after tip-off. */
function isBeingPlayed({ status, kickoffUtc }: Fixture, now: Date): boolean {
  const sinceMs = now.getTime() - kickoffUtc.getTime();
  return isOpen(status) && sinceMs >= -5 * minuteMs && sinceMs <= longestGameMinutes * minuteMs;
}

/** Returns the number of seconds of the day (UTC) in which a game may be in play. */
function secondsOfPlay(fixtures: readonly Fixture[], now: Date): number {
  const kickoffs = fixtures.map(({ kickoffUtc }) => kickoffUtc.getTime()).sort((one, other) => one - other);
  return coveredSecondsOfDay(
    kickoffs.map((kickoff) => [kickoff - 5 * minuteMs, kickoff + longestGameMinutes * minuteMs]),
    now,
  );
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function callOf(name: string, everySeconds: number, { address, key }: CallSettings): SourceCall {
  const base = address.href.endsWith('/') ? address : new URL(`${address.href}/`);
  return { name, url: new URL(name, base), headers: { 'x-apisports-key': key }, everySeconds, maxBytes: 8_000_000 };
}
