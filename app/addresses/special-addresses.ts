/**
 * The paths of the pages outside sections: at the root, where matches and former articles have their addresses too. A test ensures that no
 * other page has one of them. The specification leaves both to configuration: change them here.
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
