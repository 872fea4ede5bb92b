/**
 * The sports of the site. Votes (`domain/vote/voted-sports.ts`) and links to bookmakers (`domain/offer/bookmaker-link.ts`) have the names
 * that stand in stored votes and in addresses, where football is `soccer`.
 */
export const sports = ['football', 'tennis', 'basketball'] as const;
export type Sport = (typeof sports)[number];

/** The sports whose matches are stored and told as a play of their own (`PlayOf`): all beside football, whose score, events and line-ups have tables. */
export type CourtSport = Exclude<Sport, 'football'>;
export const courtSports = sports.filter((sport) => sport !== 'football') as readonly Sport[] as readonly [CourtSport, ...CourtSport[]];
