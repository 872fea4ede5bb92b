/**
 * The sports of the site. Votes (`domain/vote/voted-sports.ts`) and links to bookmakers (`domain/offer/bookmaker-link.ts`) use the names of
 * stored votes and of addresses, where football is `soccer`.
 */
export const sports = ['football', 'tennis', 'basketball'] as const;
export type Sport = (typeof sports)[number];

/** The sport that the site began with: its pages are at the root, lists do not name it, and records of the ledger have no name for it. */
export const firstSport = 'football' satisfies Sport;

/**
 * The sports other than football, which this code calls two-sided. The score and the state of one of their matches are stored and sent as one value
 * (`PlayOf`); football has tables for scores, events and line-ups.
 */
export type TwoSidedSport = Exclude<Sport, typeof firstSport>;
export const twoSidedSports = sports.filter((sport) => sport !== firstSport) as readonly Sport[] as readonly [
  TwoSidedSport,
  ...TwoSidedSport[],
];
