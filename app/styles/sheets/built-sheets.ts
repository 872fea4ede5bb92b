import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classesIn } from './classes.ts';
import { documentSource, islandSource, type StyleList, sheetsOfScripts, siteSheet, styleListFile } from './style-list.ts';
import { matchingRules, type StyleRule, styleRulesOf } from './style-rules.ts';

/** The style sheets of a build. */
export interface BuiltSheets {
  /** Returns the text of those rules of a page's sheets that can match in its HTML, in the page's order. */
  shown(page: string | undefined, html: string): string;
  /** Returns the file, within the folder of the browser's files, with all sheets that a page can come to need. */
  all(page: string | undefined): { readonly file: string; readonly text: string };
}

interface Sheet {
  readonly source: string;
  readonly text: string;
  readonly rules: readonly StyleRule[];
}

/** Islands that the browser hydrates without a touch or a call; the document includes the styles of what they draw then. */
const islandByItself = /<page-island name="([^"]+)" when="(?:visible|idle)"/g;

/**
 * Reads the style sheets that the build made.
 *
 * @param build the folder of the build
 */
export function readBuiltSheets(build: string): BuiltSheets {
  const folder = join(build, 'styles');
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, { readonly file: string; readonly css?: readonly string[] }>
  >;
  const list = readList(build);
  const listed = (entry: string): readonly string[] => {
    const sheets = list[entry];
    if (sheets === undefined) throw new Error(`${entry} is not part of the build`);
    return sheets;
  };
  const read = once((source: string): Sheet => {
    const built = manifest[source]?.css?.[0] ?? manifest[source]?.file;
    if (built === undefined) throw new Error(`${source} is not part of the build`);
    const text = readFileSync(join(folder, built), 'utf8').trim();
    return { source, text, rules: styleRulesOf(text) };
  });
  const sheetsOf = once((page: string | undefined) =>
    [siteSheet, ...new Set([...listed(documentSource), ...(page === undefined ? [] : listed(page))])].map(read),
  );
  return {
    shown(page, html) {
      const classes = classesIn(html);
      const ofIslands = new Set(Array.from(html.matchAll(islandByItself), ([, name]) => listed(islandSource(name as string))).flat());
      const shownOf = ({ source, text, rules }: Sheet) => {
        if (ofIslands.has(source)) return text;
        const shown = matchingRules(rules, classes);
        return shown !== '' && sheetsOfScripts.includes(source) ? text : shown;
      };
      return sheetsOf(page).map(shownOf).join('');
    },
    all: once((page) => {
      const text = sheetsOf(page)
        .map((sheet) => sheet.text)
        .join('');
      return { file: `assets/all-${hash('sha256', text).slice(0, 8)}.css`, text };
    }),
  };
}

/** Writes, for each page of a build, the file with all its sheets beside the browser's other files. */
export function writeAllSheets(build: string): void {
  const sheets = readBuiltSheets(build);
  const pages = Object.keys(readList(build)).filter((entry) => entry.endsWith('.page.ts'));
  for (const page of [undefined, ...pages]) {
    const { file, text } = sheets.all(page);
    writeFileSync(join(build, 'client', file), text);
  }
}

function readList(build: string): StyleList {
  return JSON.parse(readFileSync(join(build, 'server', styleListFile), 'utf8')) as StyleList;
}

/** Returns a function that computes each value once. */
function once<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new Map<Key, Value>();
  return (key) => {
    if (!found.has(key)) found.set(key, find(key));
    return found.get(key) as Value;
  };
}
