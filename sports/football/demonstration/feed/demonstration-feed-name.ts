/** The name of the demonstration's football feed in the records of its runs. */
export const demonstrationFeedName = 'demonstration';

/** The name of the demonstration's feed of tennis and basketball in the records of its runs. */
export const tennisAndBasketballFeedName = 'demonstration-courts';
