/** The colour of the page by day and by night, for what the browser draws around it: `--color-paper` of tokens.css. */
export const themeColours = { light: '#fbfaf6', dark: '#101418' } as const;
