/** Where it stands which matches can be watched where. */
export const livestreamPath = '/live-football-livestream';
