import type { Fixture, SourceCall } from '#data/sources/source.ts';
import { competitionList } from './competitions.ts';
import type { FootballDataOrgLeague } from './to-feed-match.ts';

/** Seconds between two calls for live matches: four a minute, which leave six of the ten to the lists of seasons. */
const liveSeconds = 15;
const matchDaySeconds = 10 * 60;
const nearSeconds = 6 * 60 * 60;
const dailySeconds = 24 * 60 * 60;
/** Seconds for which a list may fail to arrive before it counts as missing. */
const listPatienceSeconds = 60 * 60;

/** Headers that request line-ups, goals, cards and substitutions; a plan without them answers without them. */
const details = { 'X-Unfold-Lineups': 'true', 'X-Unfold-Goals': 'true', 'X-Unfold-Bookings': 'true', 'X-Unfold-Subs': 'true' };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

interface Account {
  readonly address: URL;
  readonly key: string;
}

/** Returns the call for the list of competitions, once a day. */
export function competitionsCall({ address, key }: Account): SourceCall {
  return {
    name: competitionList,
    url: new URL(`v4/${competitionList}`, address.href.endsWith('/') ? address : `${address.href}/`),
    headers: { 'X-Auth-Token': key },
    everySeconds: dailySeconds,
    patienceSeconds: listPatienceSeconds,
    maxBytes: 2_000_000,
  };
}

/**
 * Returns the calls of use now, the most frequent first: one for the matches of yesterday, today and tomorrow in all competitions, and each
 * competition's season once a day, which shows moved and new matches.
 */
export function footballDataOrgCalls(
  leagues: readonly FootballDataOrgLeague[],
  { address, key }: Account,
  fixtures: readonly Fixture[],
  now: Date,
): SourceCall[] {
  if (leagues.length === 0) return [];
  const callOf = (name: string, everySeconds: number, maxBytes: number): SourceCall => ({
    name,
    url: new URL(`v4/${name}`, address.href.endsWith('/') ? address : `${address.href}/`),
    headers: { 'X-Auth-Token': key, ...details },
    everySeconds,
    maxBytes,
  });
  const codes = leagues.map(({ code }) => encodeURIComponent(code)).sort();
  const seconds = fixtures
    .filter(({ tournamentId }) => leagues.some((league) => league.tournamentId === tournamentId))
    .map((fixture) => secondsFor(fixture, now));
  // The provider leaves out the day that `dateTo` names.
  const days = `dateFrom=${dayAt(now.getTime() - dayMs)}&dateTo=${dayAt(now.getTime() + 2 * dayMs)}`;
  return [
    callOf(`matches?${days}&competitions=${codes.join(',')}`, Math.min(nearSeconds, ...seconds), 2_000_000),
    ...leagues.flatMap((league) =>
      seasonYears(league, fixtures, now).map((year) =>
        callOf(`competitions/${encodeURIComponent(league.code)}/matches?season=${year}`, dailySeconds, 8_000_000),
      ),
    ),
  ];
}

/** Returns the seconds until the next request because of one fixture. */
function secondsFor({ kickoffUtc, status }: Fixture, now: Date): number {
  const sinceKickoffMs = now.getTime() - kickoffUtc.getTime();
  const isOpen = status === 'scheduled' || status === 'live';
  if (isOpen && sinceKickoffMs >= -5 * minuteMs && sinceKickoffMs <= 3 * hourMs) return liveSeconds;
  return Math.abs(sinceKickoffMs) <= 12 * hourMs ? matchDaySeconds : nearSeconds;
}

/** Returns the first years of the season of today and of any other one with a fixture within three days. */
function seasonYears({ tournamentId, season }: FootballDataOrgLeague, fixtures: readonly Fixture[], now: Date): number[] {
  const isNewSeason = season === 'calendar-year' || now.getUTCMonth() >= 6;
  const near = fixtures
    .filter((fixture) => fixture.tournamentId === tournamentId && Math.abs(fixture.kickoffUtc.getTime() - now.getTime()) <= 3 * dayMs)
    .map((fixture) => Number(fixture.season.slice(0, 4)));
  return [...new Set([isNewSeason ? now.getUTCFullYear() : now.getUTCFullYear() - 1, ...near])];
}

function dayAt(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
