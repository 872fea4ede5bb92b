import { liveDelayMs } from './live-preferences.ts';
import { type LiveMessage, type LiveReach, LiveStream } from './live-stream.ts';

type Heard = (message: LiveMessage) => void;

const ofMatch = new Map<number, Set<Heard>>();
const ofAll = new Set<Heard>();
const undelayed = new Set<Heard>();
const reaches = new Set<(reach: LiveReach) => void>();
let stream: LiveStream | undefined;
let reach: LiveReach = { isCut: false };

function tell(message: LiveMessage): void {
  for (const heard of ofMatch.get(message.match) ?? []) heard(message);
  for (const heard of ofAll) heard(message);
}

/**
 * Begins to follow the events of `topics` after event `after`; a page has one stream. Listeners get each message after the delay that the
 * reader has chosen. Returns the function that ends this.
 */
export function followLive(topics: string, after: number): () => void {
  stream?.stop();
  const own = new LiveStream({
    topics,
    after,
    heard(message) {
      for (const heard of undelayed) heard(message);
      const delayMs = liveDelayMs();
      if (delayMs === 0) tell(message);
      else setTimeout(() => tell(message), delayMs);
    },
    reached(next) {
      if (next.isCut === reach.isCut) return;
      reach = next;
      for (const heard of reaches) heard(next);
    },
  });
  stream = own;
  return () => {
    own.stop();
    if (stream === own) stream = undefined;
  };
}

/** Connects again at once. */
export function tryAgain(): void {
  stream?.connectAnew();
}

/** Calls the listener with every event of a match; returns the function that stops this. */
export function onMatch(match: number, heard: Heard): () => void {
  const listeners = ofMatch.get(match) ?? new Set();
  ofMatch.set(match, listeners.add(heard));
  return () => {
    listeners.delete(heard);
    if (listeners.size === 0) ofMatch.delete(match);
  };
}

/** Calls the listener with every event of any match that the page follows, after the listeners of that match; returns the function that stops this. */
export function onAnyMatch(heard: Heard): () => void {
  ofAll.add(heard);
  return () => void ofAll.delete(heard);
}

/** Calls the listener with every event of any match as soon as it arrives, before the delay after which it is shown; returns the function that stops this. */
export function beforeDelay(heard: Heard): () => void {
  undelayed.add(heard);
  return () => void undelayed.delete(heard);
}

/** Calls the listener at once and whenever the page loses the connection to live events or gets it back; returns the function that stops this. */
export function onReach(heard: (reach: LiveReach) => void): () => void {
  reaches.add(heard);
  heard(reach);
  return () => void reaches.delete(heard);
}

/** Returns true once the site has reported the time by its clock. */
export function knowsTime(): boolean {
  return stream?.knowsTime === true;
}

/** Returns the present by the site's clock; by the browser's until the site has reported its own. */
export function liveNow(): Date {
  return stream?.now ?? new Date();
}

const minuteMs = 60_000;
/** Max minutes that the browser counts on; a source that reports nothing for longer is late, and the browser waits for it. */
const maxMinutesAhead = 2;

/**
 * Returns the whole minutes since a source reported the minute of a match, from 0 to 2: the browser counts on for no longer without another report.
 */
export function minutesSince(named: number): number {
  return Math.min(maxMinutesAhead, Math.max(0, Math.floor((liveNow().getTime() - named) / minuteMs)));
}
