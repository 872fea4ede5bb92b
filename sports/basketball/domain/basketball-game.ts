/** The parts of a season. The final of a cup within the regular season and the play-in games after it count in the statistics of no other part. */
export const basketballStages = ['regular', 'cup-final', 'play-in', 'playoffs'] as const;
export type BasketballStage = (typeof basketballStages)[number];

/** The venue of a game: the hall of the home side, a hall elsewhere in which that side was at home for a while, or one in which neither side was. */
export const venues = ['home', 'moved', 'neutral'] as const;
export type Venue = (typeof venues)[number];
