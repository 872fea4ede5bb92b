/** Name of the field that only machines see; no browser fills in a field of this name. */
export const trapField = 'subject';
