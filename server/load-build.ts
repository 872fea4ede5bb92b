import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DocumentAssets } from '#app/document/assets.ts';

/** The pages as they were built: what renders them, and what it names of the browser's files. */
export interface SiteBuild {
  readonly server: typeof import('../app/document/server.ts');
  readonly assets: DocumentAssets;
}

/** What Vite's manifest says of one source file. */
interface BuiltFile {
  readonly file: string;
}

const buildFolder = fileURLToPath(new URL('../build', import.meta.url));
const entrySource = 'app/document/entry.ts';

/** Loads the build that stands in `build/`. */
export async function loadBuild(folder: string = buildFolder): Promise<SiteBuild> {
  const file = join(folder, 'server/index.js');
  const server = (await import(file)) as SiteBuild['server'];
  return { server, assets: readAssets(join(folder, 'client'), readFileSync(file)) };
}

/**
 * Reads what the build made for the browser. A source file that it does not know is an error of the page that names it.
 *
 * @param server the code that renders the pages: another one is another build, even where the browser's files are the same
 */
export function readAssets(folder: string, server: Buffer): DocumentAssets {
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Readonly<Record<string, BuiltFile>>;
  const sources = Object.keys(manifest);
  const pathOf = (source: string): string => {
    // Where the folder of packages is a link, their files are named by where it leads.
    const named = source in manifest ? source : sources.find((known) => known.endsWith(`/${source}`));
    const built = named === undefined ? undefined : manifest[named];
    if (built === undefined) throw new Error(`${source} is not part of the build`);
    return built.file;
  };
  const styles = new Map<string, string>();
  const styleOf = (source: string): string => {
    const known = styles.get(source);
    if (known !== undefined) return known;
    const style = readFileSync(join(folder, pathOf(source)), 'utf8').trim();
    styles.set(source, style);
    return style;
  };
  return {
    build: hash('sha256', Buffer.concat([Buffer.from(text), server])).slice(0, 8),
    entry: `/${pathOf(entrySource)}`,
    developing: [],
    styles: (sources) => sources.map(styleOf).join(''),
    file: (source) => `/${pathOf(source)}`,
  };
}
