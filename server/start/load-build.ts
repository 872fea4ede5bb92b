import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DocumentAssets } from '#app/document/assets.ts';
import { readBuiltSheets } from '#app/styles/sheets/built-sheets.ts';

/** The built pages: the module that renders them, and the browser's files that it names. */
export interface SiteBuild {
  readonly server: typeof import('#app/document/server.ts');
  readonly assets: DocumentAssets;
}

/** The entry of one source file in Vite's manifest. */
interface BuiltFile {
  readonly file: string;
  /** The manifest's names of the files that it imports. */
  readonly imports?: readonly string[];
}

const buildFolder = fileURLToPath(new URL('../../build', import.meta.url));
const entrySource = 'app/entry/entry.ts';

/** Loads the build in `build/`, or in another folder. */
export async function loadBuild(folder: string = buildFolder): Promise<SiteBuild> {
  const file = join(folder, 'server/index.js');
  const server = (await import(file)) as SiteBuild['server'];
  return { server, assets: readAssets(folder, readFileSync(file)) };
}

/**
 * Reads the files that the build made for the browser. An unknown source file is an error of the page that names it.
 *
 * @param server the code that renders the pages: other code is another build, even if the browser's files are the same
 */
function readAssets(build: string, server: Buffer): DocumentAssets {
  const folder = join(build, 'client');
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Readonly<Record<string, BuiltFile>>;
  const sources = Object.keys(manifest);
  const sheetsText = readFileSync(join(build, 'styles/.vite/manifest.json'), 'utf8');
  const sheets = readBuiltSheets(build);
  const pathOf = (source: string): string => {
    // Where the folder of packages is a link, their files are named by where it leads.
    const named = source in manifest ? source : sources.find((known) => known.endsWith(`/${source}`));
    const built = named === undefined ? undefined : manifest[named];
    if (built === undefined) throw new Error(`${source} is not part of the build`);
    return built.file;
  };
  const importsOf = (name: string): string[] => (manifest[name]?.imports ?? []).flatMap((imported) => [imported, ...importsOf(imported)]);
  return {
    build: hash('sha256', Buffer.concat([Buffer.from(text + sheetsText), server])).slice(0, 8),
    entry: `/${pathOf(entrySource)}`,
    partsOfEntry: [...new Set(importsOf(entrySource))].map((name) => `/${pathOf(name)}`),
    styles: (page, html) => sheets.shown(page, html),
    allStyles: (page) => `/${sheets.all(page).file}`,
    file: (source) => `/${pathOf(source)}`,
  };
}
