/**
 * The browser options with which the test browser names itself as a person's does: by default it calls itself headless, and the site takes
 * it for a crawler.
 */
export const asPerson = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
};
