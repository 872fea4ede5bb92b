import type { Site } from '#app/site-context.server.ts';

/** Returns what every share picture says: whose it is, in which language, and whether its data are the demonstration's. */
export function frameOf({ words, name, demonstration }: Pick<Site, 'words' | 'name' | 'demonstration'>) {
  return {
    language: words.locale.tag,
    siteName: name,
    demonstration: demonstration ? words.t('shell.demonstration') : '',
  };
}
