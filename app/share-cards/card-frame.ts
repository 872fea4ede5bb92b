import type { Site } from '#app/site-context.server.ts';

/** Returns what every share picture says: whose it is, in which language, and whether its data are the demonstration's. */
export function frameOf({ words, name, dataset }: Pick<Site, 'words' | 'name' | 'dataset'>) {
  return {
    language: words.locale.tag,
    siteName: name,
    demonstration: dataset === 'demonstration' ? words.t('shell.demonstration') : '',
  };
}
