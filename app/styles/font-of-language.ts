import { ofEach } from '#languages/of-each.ts';

/** The file of the typeface that has every letter of a language's words. A file that is late is not used at all, so pages ask for this one ahead. */
export const fontOfLanguage = ofEach('font');
