/** The name under which the runs of the demonstration's feed are noted. */
export const demonstrationFeedName = 'demonstration';

/** That of its tennis and basketball. */
export const courtFeedName = 'demonstration-courts';

/** The name under which it is noted that the past is still to be stored, and when it was. */
export const pastFeedName = 'demonstration-past';
