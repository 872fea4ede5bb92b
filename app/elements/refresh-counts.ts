import { beforeDelay } from '#app/stores/live.ts';
import { liveDelayMs } from '#app/stores/live-preferences.ts';
import type { LiveMessage } from '#app/stores/live-stream.ts';
import { isRegularTime, type MatchStatus } from '#domain/match/match-status.ts';
import { AskedAnew } from './asked-anew.ts';
import { fetchTwice } from './fetch-twice.ts';
import type { ListCountsAnswer } from './list-counts-answer.ts';

type Counted = (counts: ListCountsAnswer['counts']) => void;

const listeners = new Set<Counted>();
const statuses = new Map<number, MatchStatus>();
let newest = 0;
let stop: (() => void) | undefined;
const answer = new AskedAnew(askForCounts, 'The counts could not be asked for anew.');

/**
 * Calls the listener with the counts above lists whenever a match that the page follows began or ended, or a tip was published or taken back; they are
 * asked for once for all listeners. Returns what stops it.
 */
export function onCounts(counted: Counted): () => void {
  listeners.add(counted);
  stop ??= beforeDelay((message) => {
    if (changesCounts(message)) answer.want(message.sequence);
  });
  return () => {
    listeners.delete(counted);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

function changesCounts(message: LiveMessage): boolean {
  if (message.kind === 'tip') return message.outcome === null || message.outcome === 'withdrawn';
  if (!('status' in message)) return false;
  const before = statuses.get(message.match);
  statuses.set(message.match, message.status);
  if (message.kind === 'play' && message.change === 'tip') return true;
  if (before !== undefined) return before !== message.status;
  // Of a match that is heard of for the first time: one that goes on was counted before.
  switch (message.kind) {
    case 'play':
      return message.change === 'begun' || message.change === 'ended';
    case 'status':
      return message.status !== 'live' || message.period === null || message.period === 'first-half' || !isRegularTime(message.period);
    case 'state':
      return true;
  }
}

async function askForCounts(): Promise<number> {
  const address = document.querySelector('live-feed')?.getAttribute('counts');
  if (!address) return Number.POSITIVE_INFINITY;
  const fresh = await fetchTwice(address, { cache: 'no-cache' });
  if (!fresh.ok) throw new Error(`${fresh.url} was answered with ${fresh.status}`);
  const { after, counts } = (await fresh.json()) as ListCountsAnswer;
  if (after < newest) return after;
  newest = after;
  setTimeout(() => {
    for (const counted of listeners) counted(counts);
  }, liveDelayMs());
  return after;
}
