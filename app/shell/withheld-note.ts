import type { Site } from '#app/site-context.server.ts';

/** Returns a text of a feed, with the sources behind it whose licences do not allow their facts there. */
export function withWithheldNote(text: string, { withheld, words: { t } }: Pick<Site, 'withheld' | 'words'>): string {
  return withheld.length === 0 ? text : `${text} ${t('licence.leftOut', { sources: withheld.join(', ') })}`;
}
