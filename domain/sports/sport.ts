/**
 * The sports of the site. Votes (`domain/vote/voted-sports.ts`) and links to bookmakers (`domain/offer/bookmaker-link.ts`) have the names
 * that stand in stored votes and in addresses, where football is `soccer`.
 */
export const sports = ['football', 'tennis', 'basketball'] as const;
export type Sport = (typeof sports)[number];

/** The sports beside football, whose matches have no draw and are told by a score of their own. */
export const courtSports = ['tennis', 'basketball'] as const satisfies readonly Sport[];
export type CourtSport = (typeof courtSports)[number];
