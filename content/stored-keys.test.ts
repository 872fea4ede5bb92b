import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { StoredValue } from '#app/stores/stored-value.ts';
import { languages } from '#domain/language/languages.ts';
import { defaultRetention, statePeriods } from '#domain/retention/retention.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const pageIn = (page: string, language: string) => readFileSync(join(root, `content/pages/${page}/${language}.md`), 'utf8');

/** Returns the keys of local storage under which the stores of the browser keep something. */
async function storedKeys(): Promise<string[]> {
  const files = globSync('app/stores/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<Record<string, unknown>>));
  const isStored = (value: unknown): value is StoredValue<unknown> =>
    typeof value === 'object' && value !== null && 'key' in value && 'read' in value;
  return modules.flatMap((module) => Object.values(module).filter(isStored)).map(({ key }) => key);
}

it.each(languages)('the cookies policy in %s names every key of local storage, and no other', async (language) => {
  const [, table = ''] = pageIn('cookies-policy', language).split('\n| --- | --- |\n');
  const named = [...table.matchAll(/^\| ([\w, ]+) \|/gm)].flatMap(([, keys = '']) => keys.split(', '));
  const keys = await storedKeys();
  expect(keys).toContain('alerts');
  expect(named.toSorted()).toEqual(keys.toSorted());
});

it.each(languages)('the privacy policy in %s says for how long alerts are kept', (language) => {
  const rows = statePeriods(pageIn('privacy-policy', language), defaultRetention)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.match(/\d+/g)?.join(' ') ?? '');
  expect(rows.join('|')).toContain(`${defaultRetention.alertDays}|24|1`);
});
