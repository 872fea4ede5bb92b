import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Article } from './article.ts';

const thisCheckout = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the path of the file into which the build of a checkout compiles its articles. */
export function compiledContent(checkout: string): string {
  return join(checkout, 'build', 'content.json');
}

/** Returns all articles as the last build compiled them, in the order of their sections' indexes. */
export function listArticles(checkout: string = thisCheckout): readonly Article[] {
  return JSON.parse(readFileSync(compiledContent(checkout), 'utf8')) as Article[];
}
