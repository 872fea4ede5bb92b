/**
 * Paths of the specials, which are articles with a page component of their own. They are at the root, as are matches and former articles; a test
 * ensures that no other page has one of these paths. The specification leaves their names to configuration: change them here.
 */
export const specialAddresses = {
  superCup: '/super-cup-2025',
  guide: '/bet365-sign-up',
} as const;

/** The specials of the content, by slug. */
export const addressOfSpecial: Readonly<Record<string, string>> = {
  'super-cup-2025': specialAddresses.superCup,
  'bet365-sign-up': specialAddresses.guide,
};
