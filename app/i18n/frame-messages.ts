import type { MessageKey } from './message-keys.ts';

/** What the frame and the behaviours say: the browser loads these words with every page, all others with the first navigation. */
const groups = ['shell', 'nav', 'footer', 'error', 'states'] as const;
const single = [
  'articles.contents',
  'articles.section-reviews',
  'articles.section-sports-life',
  'leagues.failed',
  'leagues.title',
  'search.label',
  'slip.added',
  'slip.close',
  'slip.empty',
  'slip.emptyHint',
  'slip.full',
  'slip.needsScript',
  'slip.removed',
  'slip.title',
] as const satisfies readonly MessageKey[];

export type FrameKey = Extract<MessageKey, `${(typeof groups)[number]}.${string}` | (typeof single)[number]>;

const said: ReadonlySet<string> = new Set([...groups, ...single]);

export function isFrameKey(key: string): boolean {
  return said.has(key) || said.has(key.slice(0, key.indexOf('.')));
}
