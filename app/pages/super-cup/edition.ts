import type { LocalDay } from '#domain/time/local-day.ts';

/** The facts of the edition that the page is about; names of clubs and places are words, for readers. */
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
