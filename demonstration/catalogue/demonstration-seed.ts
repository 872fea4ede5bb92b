/** The demonstration is a pure function of this and the clock. */
export const demonstrationSeed = 20_261_121;
