import type { Site } from '#app/site/site-context.server.ts';

/** Returns the part that all share pictures have: the name of the site, the language, and a note when the data are the demonstration's. */
export function frameOf({ words, name, demonstration }: Pick<Site, 'words' | 'name' | 'demonstration'>) {
  return {
    language: words.locale.tag,
    siteName: name,
    demonstration: demonstration ? words.t('shell.demonstration') : '',
  };
}
