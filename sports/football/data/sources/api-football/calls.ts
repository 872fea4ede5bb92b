import { momentsOf, type PriceSchedule, schedulePrices } from '#data/sources/price-schedule.ts';
import type { CallBudget, Fixture, SourceCall } from '#data/sources/source.ts';
import { competitionList } from './competitions.ts';
import { longestMatchMinutes } from './match-state.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const daySeconds = 24 * 60 * 60;
const maxIdsPerCall = 20;
const absenceList = 'injuries';
const priceList = 'odds';
const minPriceMinutes = 15;
/** Min calls per day that leave any for prices, which take a call per match. */
const minCallsForPrices = 1_000;
const priceShare = 0.08;
/** Shares of a day's calls for the scores of all live matches, for whole matches and for the list of today; the rest is for other days. */
const liveShare = 0.45;
const wholeShare = 0.27;
const listShare = 0.08;
const minLiveSeconds = 15;
const minWholeSeconds = 60;
/** Max seconds between two readings of all whole matches; when it would be longer, only watched matches are read whole. */
const slowestWholeSeconds = 5 * 60;
const minListSeconds = 10 * 60;

export interface CallSettings {
  readonly address: URL;
  readonly key: string;
  readonly budget: CallBudget;
}

/** Returns the call for the list of all competitions: four times a day when the plan has enough calls, so that a new one is known before its first match. */
export function competitionsCall(settings: CallSettings): SourceCall {
  return callOf(competitionList, settings.budget.perDay < minCallsForPrices ? daySeconds : daySeconds / 4, settings);
}

function isFollowed({ tournamentId }: Fixture, tournaments: ReadonlySet<string> | undefined): boolean {
  return tournaments?.has(tournamentId) ?? true;
}

/**
 * Returns the calls of use now, the most frequent first: the scores of all live matches in one, the whole matches by their numbers, twenty at once,
 * the lists of yesterday, today and the week to come, the absent players of today's matches, and the prices of each match at their scheduled times.
 * The fewer calls a plan allows per day, the longer the time between two.
 *
 * @param tournaments the followed competitions; undefined for all
 */
export function apiFootballCalls(
  tournaments: ReadonlySet<string> | undefined,
  settings: CallSettings,
  fixtures: readonly Fixture[],
  now: Date,
): SourceCall[] {
  const followed = fixtures.filter((fixture) => isFollowed(fixture, tournaments));
  const today = followed.filter(({ kickoffUtc }) => dayOf(kickoffUtc) === dayOf(now));
  const playedToday = followed.filter((fixture) => isOnDay(fixture, now));
  const perDay = settings.budget.perDay;
  const calls: SourceCall[] = [];
  const add = (query: string, everySeconds: number, list = 'fixtures'): void =>
    void calls.push(callOf(`${list}?${query}`, everySeconds, settings));
  if (followed.some((fixture) => isBeingPlayed(fixture, now))) {
    add('live=all', Math.max(minLiveSeconds, Math.ceil(secondsOf([playedToday], longestMatchMinutes + 5) / (perDay * liveShare))));
  }
  const { batches, seconds: wholeSeconds } = wholeMatches(followed, perDay, now);
  for (const batch of batches) {
    const query = `ids=${batch.map(({ externalId }) => externalId).join('-')}`;
    if (batch.some((fixture) => isBeingPlayed(fixture, now))) add(query, wholeSeconds);
    else if (batch.some((fixture) => isNear(fixture, now))) add(query, Math.max(minListSeconds, wholeSeconds));
  }
  const listSeconds = today.length === 0 ? daySeconds / 4 : Math.max(minListSeconds, Math.ceil(daySeconds / (perDay * listShare)));
  add(`date=${dayOf(now)}`, listSeconds);
  add(`date=${dayOf(new Date(now.getTime() - dayMs))}`, daySeconds / 2);
  if (today.length > 0) add(`date=${dayOf(now)}`, daySeconds / 2, absenceList);
  if (perDay >= minCallsForPrices) {
    for (const group of priceSchedule(tournaments, settings, fixtures, now).groups) {
      calls.push({
        ...callOf(`${priceList}?fixture=${group.subject.externalId}`, minPriceMinutes * 60, settings),
        moments: momentsOf(group, now),
      });
    }
  }
  for (let days = 1; days <= 7; days += 1) add(`date=${dayOf(new Date(now.getTime() + days * dayMs))}`, daySeconds);
  return calls.toSorted((one, other) => one.everySeconds - other.everySeconds);
}

/**
 * Returns the matches that are read whole, in groups for one call each, and the seconds until each is read again: all of today if the calls allow
 * that every few minutes, otherwise only the watched ones.
 */
function wholeMatches(
  followed: readonly Fixture[],
  perDay: number,
  now: Date,
): { readonly batches: readonly Fixture[][]; readonly seconds: number } {
  const paced = (fixtures: readonly Fixture[]) => {
    const batches = batchesOf(fixtures, now);
    const seconds = Math.ceil(secondsOf(batches, longestMatchMinutes + 60) / (perDay * wholeShare));
    return { batches, seconds: Math.max(minWholeSeconds, seconds) };
  };
  const all = paced(followed);
  const watched = followed.filter(({ isWatched }) => isWatched);
  return all.seconds <= slowestWholeSeconds || watched.length === 0 ? all : paced(watched);
}

/**
 * Returns the matches of today, and the late ones of yesterday, in groups of at most twenty, by kick-off and number. The groups do not depend on
 * which matches are over: so a call keeps its name, by which its last time is known.
 */
function batchesOf(fixtures: readonly Fixture[], now: Date): Fixture[][] {
  const days = [dayOf(new Date(now.getTime() - dayMs)), dayOf(now)];
  return days.flatMap((day) => {
    const named = fixtures
      .filter((fixture) => fixture.externalId !== null && dayOf(fixture.kickoffUtc) === day && isOnDay(fixture, now))
      .toSorted((one, other) => one.kickoffUtc.getTime() - other.kickoffUtc.getTime() || Number(one.externalId) - Number(other.externalId));
    return Array.from({ length: Math.ceil(named.length / maxIdsPerCall) }, (_, index) =>
      named.slice(index * maxIdsPerCall, (index + 1) * maxIdsPerCall),
    );
  });
}

/** Returns the schedule of the day's calls for prices, one match per call: for all matches, or only for watched ones when the calls do not suffice. */
export function priceSchedule(
  tournaments: ReadonlySet<string> | undefined,
  { budget: { perDay } }: Pick<CallSettings, 'budget'>,
  fixtures: readonly Fixture[],
  now: Date,
): PriceSchedule<Fixture> {
  const schedule = (wanted: readonly Fixture[]) =>
    schedulePrices(
      wanted.map((fixture) => ({ subject: fixture, cost: 1, kickoffs: [fixture.kickoffUtc.getTime()] })),
      perDay < minCallsForPrices ? 0 : Math.floor(perDay * priceShare),
      now,
      minPriceMinutes,
    );
  const priced = fixtures.filter(
    (fixture) =>
      isFollowed(fixture, tournaments) && fixture.externalId !== null && fixture.status !== 'postponed' && fixture.status !== 'cancelled',
  );
  const all = schedule(priced);
  const watched = priced.filter(({ isWatched }) => isWatched);
  return all.spending.unreached === 0 || watched.length === 0 ? all : schedule(watched);
}

/** True from five minutes before kick-off until the match is over, max three hours after kick-off. */
function isBeingPlayed({ status, kickoffUtc }: Fixture, now: Date): boolean {
  const sinceKickoffMs = now.getTime() - kickoffUtc.getTime();
  const isOpen = status === 'scheduled' || status === 'live';
  return isOpen && sinceKickoffMs >= -5 * minuteMs && sinceKickoffMs <= longestMatchMinutes * minuteMs;
}

/** True in the hour before kick-off, when line-ups are published, and while the last figures of a match are corrected. */
function isNear({ status, kickoffUtc }: Fixture, now: Date): boolean {
  const sinceKickoffMs = now.getTime() - kickoffUtc.getTime();
  return status !== 'postponed' && status !== 'cancelled' && sinceKickoffMs >= -hourMs && sinceKickoffMs <= longestMatchMinutes * minuteMs;
}

/** True for a match that kicks off today, or did so late yesterday and may still be in play. */
function isOnDay({ kickoffUtc }: Fixture, now: Date): boolean {
  return dayOf(kickoffUtc) === dayOf(now) || dayOf(new Date(kickoffUtc.getTime() + longestMatchMinutes * minuteMs)) === dayOf(now);
}

/** Returns the number of seconds during which groups of matches are requested: for each group from its first kick-off to its last and `minutes` more. */
function secondsOf(groups: readonly (readonly Fixture[])[], minutes: number): number {
  return groups
    .filter((group) => group.length > 0)
    .map((group) => group.map(({ kickoffUtc }) => kickoffUtc.getTime()))
    .reduce((sum, times) => sum + (Math.max(...times) - Math.min(...times) + minutes * minuteMs) / 1_000, 0);
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** True for a call for absent players. */
export function isAboutAbsences(name: string): boolean {
  return name.startsWith(`${absenceList}?`);
}

/** True for a call whose answer contains prices instead of matches. */
export function isAboutPrices(name: string): boolean {
  return name.startsWith(`${priceList}?`);
}

/** Returns a call by its path and query, with the key in a header. */
export function callOf(name: string, everySeconds: number, { address, key }: CallSettings): SourceCall {
  const base = address.href.endsWith('/') ? address : new URL(`${address.href}/`);
  return { name, url: new URL(name, base), headers: { 'x-apisports-key': key }, everySeconds, maxBytes: 8_000_000 };
}
