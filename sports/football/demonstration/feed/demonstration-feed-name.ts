/** The name of the demonstration's football feed in the records of its runs. */
export const demonstrationFeedName = 'demonstration';

/** The same for its tennis and basketball. */
export const courtFeedName = 'demonstration-courts';
