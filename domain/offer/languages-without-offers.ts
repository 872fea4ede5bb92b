/**
 * Languages at home where no law that we know lets any of our bookmakers be advertised: their pages have no place for offers at all. A test
 * holds the list to the table of countries, which is not sent to browsers.
 */
export const languagesWithoutOffers: ReadonlySet<string> = new Set(['cs', 'el', 'it']);
