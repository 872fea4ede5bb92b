import type { Fixture, SourceCall } from '../source.ts';

const liveSeconds = 30;
const matchDaySeconds = 10 * 60;
const otherwiseSeconds = 60 * 60;
const maxBytes = 20_000_000;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Name of the only call, which contains nothing of its address: that may contain a key. */
export const matchFeedCall = 'match-feed';

/** Returns the only call of the feed: repeated often while a match that the feed may have is in play, and hourly when none is near. */
export function matchFeedCalls(address: URL, fixtures: readonly Fixture[], now: Date): SourceCall[] {
  const everySeconds = Math.min(otherwiseSeconds, ...fixtures.map((fixture) => secondsFor(fixture, now)));
  return [{ name: matchFeedCall, url: address, headers: { Accept: 'application/xml, text/xml' }, everySeconds, maxBytes }];
}

/** Returns the seconds between two calls that one fixture requires. */
function secondsFor({ kickoffUtc, status }: Fixture, now: Date): number {
  const sinceKickoffMs = now.getTime() - kickoffUtc.getTime();
  const isOpen = status === 'scheduled' || status === 'live';
  if (isOpen && sinceKickoffMs >= -5 * minuteMs && sinceKickoffMs <= 3 * hourMs) return liveSeconds;
  return Math.abs(sinceKickoffMs) <= 12 * hourMs ? matchDaySeconds : otherwiseSeconds;
}
