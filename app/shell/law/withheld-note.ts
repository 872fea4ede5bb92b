import type { Site } from '#app/site/site-context.server.ts';

/** Returns a text of a feed, followed by the names of sources whose facts are left out because of their licences. */
export function withWithheldNote(text: string, { withheld, words: { t } }: Pick<Site, 'withheld' | 'words'>): string {
  return withheld.length === 0 ? text : `${text} ${t('licence.leftOut', { sources: withheld.join(', ') })}`;
}
