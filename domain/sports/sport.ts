/**
 * The sports of the site. Votes (`domain/vote/voted-sports.ts`) and links to bookmakers (`domain/offer/bookmaker-link.ts`) use the names of
 * stored votes and of addresses, where football is `soccer`.
 */
export const sports = ['football', 'tennis', 'basketball'] as const;
export type Sport = (typeof sports)[number];

/** The sport that the site began with: its pages are at the root, lists do not name it, and records of the ledger have no name for it. */
export const firstSport = 'football' satisfies Sport;

/** The two-sided sports, whose matches are stored and sent as one value each (`PlayOf`): all but football, whose score, events and line-ups have tables. */
export type TwoSidedSport = Exclude<Sport, typeof firstSport>;
export const twoSidedSports = sports.filter((sport) => sport !== firstSport) as readonly Sport[] as readonly [
  TwoSidedSport,
  ...TwoSidedSport[],
];
