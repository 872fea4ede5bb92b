/** The field that only a machine sees; no browser has anything to fill in under this name. */
export const trapField = 'subject';
