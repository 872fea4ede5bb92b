import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isNamed } from '#app/i18n/compiled-messages-plugin.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const groups = new Set(Object.keys(JSON.parse(read('languages/en/messages.json'))));
const islands = globSync('app/islands/*/*.island.tsx', { cwd: root });

/** Returns a file and all of our files that it imports, directly or through others. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of read(file).matchAll(/^(?:import|export) (?!type )[^;]*? from '([#.][^']+\.tsx?)'/gm)) {
    const imported = path.startsWith('#app/') ? path.slice(1) : path.startsWith('.') ? join(dirname(file), path) : undefined;
    if (imported !== undefined) withImports(imported, found);
  }
  return found;
}

/** Returns the message keys in a file: whole keys, and the beginnings of composed ones. */
function keysIn(file: string): string[] {
  const text = read(file);
  const quoted = [...text.matchAll(/'([a-z]\w*\.[\w.-]+)'/gi)].map(([, key]) => key as string);
  const composed = [...text.matchAll(/`([a-z]\w*\.[\w.-]*)\$\{/gi)].map(([, key]) => key as string);
  return [...quoted, ...composed].filter((key) => groups.has(key.slice(0, key.indexOf('.'))));
}

describe.each(islands)('%s', (file) => {
  const only = /\?only=([^']+)'/.exec(read(file))?.[1]?.split(',') ?? [];
  const usedKeys = [...withImports(file)].flatMap(keysIn);

  it('loads the messages that it and what it shows ask for', () => {
    expect(usedKeys.filter((key) => !only.some((part) => isNamed(key, part)))).toEqual([]);
  });

  it('loads no group of messages that nothing in it asks for', () => {
    expect(only.filter((part) => !usedKeys.some((key) => isNamed(key, part)))).toEqual([]);
  });
});
