/** The parts of a season. The play-in games between them have a place in neither's statistics. */
export const basketballStages = ['regular', 'play-in', 'playoffs'] as const;
export type BasketballStage = (typeof basketballStages)[number];

/**
 * The place of a game: the hall of the side that is named as host, a hall elsewhere in which that side was at home for a while, or one in
 * which neither side was.
 */
export const venues = ['home', 'moved', 'neutral'] as const;
export type Venue = (typeof venues)[number];
