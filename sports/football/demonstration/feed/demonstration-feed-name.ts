/** The name under which the runs of the demonstration's feed are noted. */
export const demonstrationFeedName = 'demonstration';

/** That of its tennis and basketball. */
export const courtFeedName = 'demonstration-courts';
