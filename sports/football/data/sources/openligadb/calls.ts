import { seasonYearAt } from '#data/sources/season-year.ts';
import type { Fixture, SourceCall } from '#data/sources/source.ts';
import { longestMatchMinutes } from './match-state.ts';
import type { OpenLigaDBLeague } from './to-feed-match.ts';

const liveSeconds = 20;
const matchDaySeconds = 10 * 60;
const nearSeconds = 6 * 60 * 60;
const dailySeconds = 24 * 60 * 60;
/** Min seconds between two reads of a season's list, which is large and has no mark of its changes. */
const minListSeconds = 60;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Returns the calls of use now, the most frequent first: every matchday with a fixture near, and each competition's season once a day, which shows
 * moved and new matches. A fixture without a matchday, such as a cup's, is followed through its season's list.
 */
export function openLigaDBCalls(leagues: readonly OpenLigaDBLeague[], address: URL, fixtures: readonly Fixture[], now: Date): SourceCall[] {
  return leagues
    .flatMap((league) => {
      const intervals = new Map([[String(seasonYearAt(now)), dailySeconds]]);
      const beginning = new Set<string>();
      for (const fixture of fixtures) {
        if (fixture.tournamentId !== league.tournamentId) continue;
        const seconds = secondsFor(fixture, now);
        if (seconds === undefined) continue;
        const year = fixture.season.slice(0, 4);
        const path = fixture.matchday === null ? year : `${year}/${fixture.matchday}`;
        const least = fixture.matchday === null ? minListSeconds : 0;
        intervals.set(path, Math.max(least, Math.min(seconds, intervals.get(path) ?? dailySeconds)));
        if (hasJustBegun(fixture, now)) beginning.add(path);
      }
      return [...intervals].map(([path, everySeconds]) =>
        callOf(`${encodeURIComponent(league.shortcut)}/${path}`, { everySeconds, isBeginning: beginning.has(path) }, address),
      );
    })
    .sort((one, other) => one.everySeconds - other.everySeconds);
}

function callOf(
  path: string,
  { everySeconds, isBeginning }: { readonly everySeconds: number; readonly isBeginning: boolean },
  address: URL,
): SourceCall {
  const base = address.href.endsWith('/') ? address : new URL(`${address.href}/`);
  const isMatchday = path.split('/').length === 3;
  return {
    name: `getmatchdata/${path}`,
    url: new URL(`getmatchdata/${path}`, base),
    everySeconds,
    ...(isMatchday && !isBeginning ? { changeMark: new URL(`getlastchangedate/${path}`, base) } : {}),
    maxBytes: isMatchday ? 1_000_000 : 8_000_000,
  };
}

/** True in the first five minutes of play, and for as long as its beginning is not stored: the provider has no status for that, and no new mark. */
function hasJustBegun({ kickoffUtc, status }: Fixture, now: Date): boolean {
  const sinceKickoffMs = now.getTime() - kickoffUtc.getTime();
  const firstMinutes = status === 'scheduled' ? longestMatchMinutes : status === 'live' ? 5 : 0;
  return sinceKickoffMs >= 0 && sinceKickoffMs < firstMinutes * minuteMs;
}

/** Returns the seconds until the next request because of one fixture; undefined when it is more than three days away. */
function secondsFor({ kickoffUtc, status }: Fixture, now: Date): number | undefined {
  const sinceKickoffMs = now.getTime() - kickoffUtc.getTime();
  const isOpen = status === 'scheduled' || status === 'live';
  if (isOpen && sinceKickoffMs >= -5 * minuteMs && sinceKickoffMs <= longestMatchMinutes * minuteMs) return liveSeconds;
  const distanceMs = Math.abs(sinceKickoffMs);
  if (distanceMs <= 12 * hourMs) return matchDaySeconds;
  return distanceMs <= 72 * hourMs ? nearSeconds : undefined;
}
