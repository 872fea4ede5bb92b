/** The two halves of the NBA, each with its own table. */
export const conferences = ['east', 'west'] as const;
export type Conference = (typeof conferences)[number];

/** The six divisions of the NBA: the first three are of the East. */
export const divisions = ['atlantic', 'central', 'southeast', 'northwest', 'pacific', 'southwest'] as const;
export type Division = (typeof divisions)[number];
