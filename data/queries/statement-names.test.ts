import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const data = fileURLToPath(new URL('..', import.meta.url));

it('gives each prepared statement a name of its own, for a connection takes one name for one text', () => {
  const names = globSync('{queries,commands,ledger}/**/*.ts', { cwd: data })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(`${data}/${file}`, 'utf8').matchAll(/^ +name: '([a-z0-9-]+)',$/gm)].map(([, name]) => `${name} in ${file}`),
    );
  const byName = Map.groupBy(names, (found) => found.split(' ')[0]);
  expect(names.length).toBeGreaterThan(50);
  expect([...byName.values()].filter((found) => found.length > 1)).toEqual([]);
});
