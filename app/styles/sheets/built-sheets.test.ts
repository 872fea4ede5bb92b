import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSheets, readBuiltSheets, writeAllSheets } from './built-sheets.ts';
import { documentSource, siteSheet } from './style-list.ts';

const page = 'app/pages/home/home.page.ts';
/** The sheets as a build writes them, in the order of the page. */
const texts = {
  [siteSheet]: 'body{margin:0}',
  'app/ui/text.module.css': '@layer ui{.Text{color:red}}',
  'app/rows/row.module.css':
    '.RowA:not(.RowB,:has([data-state])){gap:1px}@keyframes RowK{0%,to{opacity:1}}@media (width>1px){.RowC,.RowD b{gap:2px}}.RowA .RowB{gap:5px}:root :is(.RowB,.RowC:not(.RowA)) p{gap:6px}',
  'app/rows/star.module.css': 'match-star{display:contents}.Star{gap:0}',
  'app/rows/lone.module.css': 'p:not(.Lone){gap:3px}',
  'app/islands/box/box.module.css': '.BoxA{gap:4px}',
};
const [site, text, , , lone, box] = Object.values(texts) as [string, string, string, string, string, string];
const [keyframes, ofList] = ['@keyframes RowK{0%,to{opacity:1}}', '@media (width>1px){.RowC,.RowD b{gap:2px}}'];
const star = 'match-star{display:contents}';
const ofEither = ':root :is(.RowB,.RowC:not(.RowA)) p{gap:6px}';
const rowA = `.RowA:not(.RowB,:has([data-state])){gap:1px}${keyframes}`;
let folder: string;
let sheets: BuiltSheets;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tipledger-sheets-'));
  const write = async (path: string, content: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  const [, ofDocument = '', ...ofPage] = Object.keys(texts);
  const list = { [documentSource]: [ofDocument], [page]: ofPage, 'app/islands/box/box.island.tsx': ['app/islands/box/box.module.css'] };
  await write('server/styles.json', JSON.stringify(list));
  const files = Object.keys(texts).map((source, at) => [source, { file: `assets/${at}.css` }] as const);
  await write('styles/.vite/manifest.json', JSON.stringify(Object.fromEntries(files)));
  for (const [source, { file }] of files) await write(`styles/${file}`, `${texts[source as keyof typeof texts]}\n`);
  await write('client/assets/entry.js', '');
  sheets = readBuiltSheets(folder);
});
afterAll(() => rm(folder, { recursive: true }));

describe('the styles of a document', () => {
  it.each([
    ['of nothing but elements without a class', '<p>.RowA RowA</p>', [site, star, lone]],
    [
      'of classes, in the order of the page and not of the document',
      '<li class="none RowD"><b class="Text">',
      [site, text, keyframes + ofList, star, lone],
    ],
    ['with both classes that a rule needs', '<li class="RowB RowA">', [site, rowA, '.RowA .RowB{gap:5px}', ofEither, star, lone]],
    ['with one of the classes of which a rule needs any', '<li class="RowC">', [site, keyframes + ofList, ofEither, star, lone]],
    ['of what a template holds', '<template><li class="RowA"></li></template>', [site, rowA, star, lone]],
    ['of an island that comes by itself', '<page-island name="box/box" when="visible">', [site, star, lone, box]],
    ['without those of an island that is asked for', '<page-island name="box/box" when="asked">', [site, star, lone]],
  ])('are those %s', (_, html, expected) => {
    expect(sheets.shown(page, html)).toBe(expected.join(''));
  });

  it('are those of every document where there is no page', () => {
    expect(sheets.shown(undefined, '<b class="Text RowA">')).toBe(site + text);
  });

  it('have all of the page beside them in a file, whose name follows from what it holds', async () => {
    writeAllSheets(folder);
    const { file } = sheets.all(page);
    expect(await readFile(join(folder, 'client', file), 'utf8')).toBe(Object.values(texts).join(''));
    expect(file).toMatch(/^assets\/all-[0-9a-f]{8}\.css$/);
    expect(sheets.all(undefined).file).not.toBe(file);
  });

  it('cannot be asked for of a page that is not part of the build', () => {
    expect(() => sheets.shown('app/pages/gone/gone.page.ts', '')).toThrow('app/pages/gone/gone.page.ts is not part of the build');
  });
});
