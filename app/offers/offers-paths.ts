/** Where offers stand on a page of their own. */
export const offersPaths = ['/offers', '/offers/:bookmaker'] as const;

/** The links to bookmakers. Where one may not be followed, a page stands there that says why. */
export const bookmakerLinkPaths = ['/goto/:bookmaker', '/goto/:bookmaker/:placement', '/market/:bookmaker/:sport/:placement'] as const;
