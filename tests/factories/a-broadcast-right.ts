import type { BroadcastRight } from '#data/broadcasts/broadcast-right.ts';

/** Returns a right to show some matches of the Premier League of 2023-24 on British television. */
export function aBroadcastRight(channel: string, over: Partial<BroadcastRight> = {}): BroadcastRight {
  return {
    tournament: 'england.premier-league',
    country: 'GB',
    channel,
    medium: 'television',
    access: 'subscription',
    extent: 'some',
    fromDay: '2023-07-01',
    toDay: '2024-06-30',
    source: 'https://example.org',
    reviewedOn: '2024-04-01',
    ...over,
  };
}
