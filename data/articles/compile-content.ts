import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledContent } from './list-articles.ts';
import { readArticles } from './read-articles.ts';

const thisCheckout = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Compiles `content/` of a checkout into one file for the running site, which then parses no Markdown.
 *
 * @throws ContentError for an article that cannot be published, which fails the build
 */
export function compileContent(checkout: string = thisCheckout): void {
  const file = compiledContent(checkout);
  const pieces = readArticles(join(checkout, 'content'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(pieces));
}
