import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { compiledMessages } from './compiled-messages-plugin.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What a file imports as it loads; not what only the server's branch of it uses. */
function importsOf(file: string): string[] {
  const text = read(file);
  return [...text.matchAll(/^(?:import|export) (?!type )([\w\s{},*]*?)(?: from )?'([#.][^']+\.tsx?)'/gm)].flatMap(
    ([, names = '', path = '']) => {
      const onlyOnServer = [...names.matchAll(/\b[A-Z]\w+/g)].some(([name]) => text.includes(`import.meta.env.SSR && <${name}`));
      if (onlyOnServer || path.includes('.server.')) return [];
      return [path.startsWith('#') ? path.slice(1) : join(dirname(file), path)];
    },
  );
}

/** The browser's code of a first view: whatever page it is. */
function filesOfFirstView(): string[] {
  const pages = [...read('app/routes.ts').matchAll(/'((?:pages|shell)\/[^']+\.tsx)'/g)].map(([, path]) => `app/${path}`);
  const found = new Set(['app/entry.client.tsx', 'app/root.tsx', ...pages]);
  for (const file of found) for (const imported of importsOf(file)) found.add(imported);
  return [...found];
}

it('knows the code of the first view', () => {
  const files = filesOfFirstView();
  expect(files).toEqual(expect.arrayContaining(['app/shell/masthead.tsx', 'app/pages/match/match.tsx', 'app/behaviours/slip.ts']));
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('no code of the first view asks for words that are loaded later, nor shows a page of its own', () => {
  const files = filesOfFirstView().filter((file) => file !== 'app/i18n/words.tsx');
  expect(files.filter((file) => /\buseWords\(/.test(read(file)))).toEqual([]);
  expect(files.filter((file) => /-(page|rail|content)\.tsx$/.test(file) && file.startsWith('app/pages/'))).toEqual([]);
});

it('every message is in one of the two parts, and in one alone', () => {
  const part = (query: string): string[] => {
    const load = compiledMessages().load as unknown as (this: { addWatchFile(file: string): void }, id: string) => { code: string };
    const { code } = load.call({ addWatchFile: () => undefined }, join(root, 'app/i18n/messages/en.json') + query);
    return Object.keys(JSON.parse(code.slice('export default '.length, -1)));
  };
  const [frame, pages] = [part('?frame'), part('?pages')];
  expect(frame).toContain('shell.skip');
  expect(pages).toContain('home.title');
  expect([...frame, ...pages].sort()).toEqual(part('').sort());
});
