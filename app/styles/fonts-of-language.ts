import { ofEach } from '#languages/of-each.ts';

/** The files of the typeface that the words of a language need. A file that is late is not used at all, so pages ask for these ahead. */
export const fontsOfLanguage = ofEach('fonts');
