/** The test browser calls itself headless, which the site takes for a crawler; this calls itself what a person's does. */
export const asPerson = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
};
