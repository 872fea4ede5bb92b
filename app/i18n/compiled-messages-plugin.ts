import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type MessageTree = { readonly [key: string]: string | MessageTree };

/**
 * Returns the plugin that compiles the message files when they are bundled, so that no message parser is sent to the browser.
 * `?only=slip,tennis.bet,odds.draw` selects the groups and single messages of those names, for an island; `*` matches any name, so that
 * `*.bet.*` selects the words for bets of every sport.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'tipledger:compiled-messages',
    enforce: 'pre',
    load(id) {
      const [file = id, part] = id.split('?');
      if (!/\/languages\/[^/]+\/messages\.json$/.test(file)) return undefined;
      const tree = JSON.parse(readFileSync(file, 'utf8')) as MessageTree;
      this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(partOf(flatten(tree), part))};`, moduleType: 'js' };
    },
  };
}

/** Returns every message under its dotted key, compiled; a message without placeholders stays a string. */
function flatten(tree: MessageTree, at = ''): Record<string, unknown> {
  const flat: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat[at + key] = compile(value);
    else Object.assign(flat, flatten(value, `${at}${key}.`));
  }
  return flat;
}

/** Returns true for a message of that name, and for one of a group of that name. */
export function isNamed(key: string, name: string): boolean {
  return new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[^.]*')}(?:\\.|$)`).test(key);
}

function partOf(messages: Record<string, unknown>, part: string | undefined): Record<string, unknown> {
  const only = /^only=([^&]+)/.exec(part ?? '')?.[1]?.split(',');
  if (only === undefined) return messages;
  return Object.fromEntries(Object.entries(messages).filter(([key]) => only.some((name) => isNamed(key, name))));
}
