import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = promisify(execFile);
const planted: string[] = [];

afterEach(async () => {
  await Promise.all(planted.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

/** Puts a file with one import into a floor and gives what the linter says of it. */
async function lintWithImport(floor: string, imported: string): Promise<string> {
  const folder = join(root, floor, 'planted-by-the-architecture-test');
  planted.push(folder);
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'planted.ts');
  await writeFile(file, `import { something } from '${imported}';\n\nexport const planted = something;\n`);
  try {
    const { stdout } = await run(join(root, 'node_modules/.bin/biome'), ['lint', '--colors=off', file], { cwd: root });
    return stdout;
  } catch (error) {
    return `${(error as { stdout: string }).stdout}${(error as { stderr: string }).stderr}`;
  }
}

describe('the linter keeps the floors apart', () => {
  it.each([
    ['domain', '#data/database/database.ts'],
    ['domain', '#app/i18n/locales.ts'],
    ['domain', 'node:fs'],
    ['data', '#jobs/ingest-feed.ts'],
    ['data', '#app/i18n/locales.ts'],
    ['data', '#server/settings.ts'],
    ['jobs', '#app/i18n/locales.ts'],
    ['jobs', '#server/settings.ts'],
    ['app', '#jobs/ingest-feed.ts'],
    ['app', '#server/settings.ts'],
    ['app/pages/tips', '#app/pages/home/home.page.ts'],
    ['app/stores', '#app/elements/slip-price.ts'],
    ['app/stores', '#app/document/announce.ts'],
    ['app/ui', '#app/components/price.tsx'],
    ['app/components', '#app/pages/home/home-page.tsx'],
    ['app/components', '#app/islands/slip/slip-box.tsx'],
    ['app/elements', '#app/components/price.tsx'],
    ['app/elements', '#app/pages/home/home-page.tsx'],
    ['app/islands', '#app/pages/home/home-page.tsx'],
  ])('%s may not import %s', async (floor, imported) => {
    expect(await lintWithImport(floor, imported)).toContain('noRestrictedImports');
  });

  it.each([
    ['data', '#domain/odds/market.ts'],
    ['jobs', '#data/feeds/feed.ts'],
    ['app', '#domain/odds/market.ts'],
    ['app/components', '#app/pages/home/home.address.ts'],
    ['app/elements', '#app/stores/slip.ts'],
    ['app/islands', '#app/components/price.tsx'],
    ['server', '#jobs/ingest-feed.ts'],
  ])('%s may import %s', async (floor, imported) => {
    expect(await lintWithImport(floor, imported)).not.toContain('noRestrictedImports');
  });
});

describe('what is sent to the browser', () => {
  const valueImportOfData = /^import (?!type\b)[^;]*from '#data\//m;
  const isServed = (file: string) => !/\.(server|test)\.tsx?$/.test(file) && !file.startsWith('app/endpoints/');
  const browserFiles = globSync('app/**/*.{ts,tsx}', { cwd: root }).filter(isServed);

  it('is seen to import data where it does', () => {
    expect("import { listMatches } from '#data/queries/x.ts';").toMatch(valueImportOfData);
    expect("import type { ListedMatch } from '#data/queries/x.ts';").not.toMatch(valueImportOfData);
  });

  it.each(browserFiles)('%s takes only types from data', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(valueImportOfData);
  });
});
