/**
 * The paths of the pages outside of sections: at the root, where matches and former articles have their addresses too. A test
 * holds that nothing else claims one. The specification leaves both to configuration: this is the place to change them.
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
