import type { LocalDay } from '#domain/time/local-day.ts';

/** Facts of the edition that the page is about; the messages have the names of clubs and places. */
export const edition = {
  slug: 'super-cup-2025',
  day: '2025-08-13' as LocalDay,
  /** 21:00 in Udine. */
  kickoffUtc: '2025-08-13T19:00:00Z',
  town: 'Udine',
  stadium: 'Stadio Friuli',
  home: 'Paris Saint-Germain',
  away: 'Tottenham Hotspur',
} as const;
