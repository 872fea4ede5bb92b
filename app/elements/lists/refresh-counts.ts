import { RepeatedRequest } from '#app/elements/live/repeated-request.ts';
import { fetchTwice } from '#app/stores/fetch-twice.ts';
import { liveDelayMs } from '#app/stores/live-preferences.ts';
import type { LiveMessage } from '#app/stores/live-stream.ts';
import { isRegularTime, type MatchStatus } from '#domain/match/match-status.ts';
import type { Counted } from './list-counts.ts';
import type { ListCountsAnswer } from './list-counts-answer.ts';

const statuses = new Map<number, MatchStatus>();
let newest = 0;
let told: Iterable<Counted> = [];
const answer = new RepeatedRequest(askForCounts, 'The counts could not be asked for anew.');

/** Fetches the counts and passes them to the listeners, if the message changes them. */
export function refreshCounts(message: LiveMessage, listeners: Iterable<Counted>): void {
  told = listeners;
  if (changesCounts(message)) answer.want(message.sequence);
}

function changesCounts(message: LiveMessage): boolean {
  if (message.kind === 'tip') return message.outcome === null || message.outcome === 'withdrawn';
  if (!('status' in message)) return false;
  const before = statuses.get(message.match);
  statuses.set(message.match, message.status);
  if (message.kind === 'play' && message.change === 'tip') return true;
  if (before !== undefined) return before !== message.status;
  // This is the first message about the match. A match that was being played already is in the counts.
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
    for (const counted of told) counted(counts);
  }, liveDelayMs());
  return after;
}
