import type { FeedMatch } from '#data/feeds/feed.ts';

/** Returns a fixture of the English league's season 2023-24 as a feed reports it, with the members of `more` in place of the usual ones. */
export function feedMatch(home: string, away: string, utc: string, more: Partial<FeedMatch> = {}): FeedMatch {
  return {
    tournamentId: 'england.premier-league',
    season: '2023-24',
    home: { name: home },
    away: { name: away },
    kickoff: { known: true, utc: new Date(utc) },
    status: 'scheduled',
    quotes: [],
    round: { stage: 'matchday', matchday: 31 },
    ...more,
  };
}

/** Returns the members of a feed's match that ended with these goals. */
export function ended(home: number, away: number): Partial<FeedMatch> {
  return { status: 'finished', score: { current: { home, away }, fullTime: { home, away } } };
}
