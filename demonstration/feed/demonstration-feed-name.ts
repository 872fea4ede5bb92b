/** The name under which the runs of the demonstration's feed are noted. */
export const demonstrationFeedName = 'demonstration';
