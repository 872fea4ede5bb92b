import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('gives each prepared statement a name of its own, for a connection takes one name for one text', () => {
  const names = globSync('{data,sports/*/data}/{queries,commands,ledger}/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^ +name: '([a-z0-9-]+)',$/gm)].map(([, name]) => `${name} in ${file}`),
    );
  const byName = Map.groupBy(names, (found) => found.split(' ')[0]);
  expect(names.length).toBeGreaterThan(50);
  expect([...byName.values()].filter((found) => found.length > 1)).toEqual([]);
});
