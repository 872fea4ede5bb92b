/** The colour of the page by day and by night, for the browser's own frame: `--color-paper` of tokens.css. */
export const themeColours = { light: '#fbfaf6', dark: '#101418' } as const;
