/**
 * The sports of the site. Votes (`domain/vote/voted-sports.ts`) and links to bookmakers (`domain/offer/bookmaker-link.ts`) have the names
 * that stand in stored votes and in addresses, where football is `soccer`.
 */
export const sports = ['football', 'tennis', 'basketball'] as const;
export type Sport = (typeof sports)[number];
