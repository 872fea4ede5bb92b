import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

const run = promisify(execFile);

/** Returns the major version of some PostgreSQL programs, such as 18. */
export async function versionOfBinaries({ pgCtl }: PostgresBinaries): Promise<number> {
  const { stdout } = await run(pgCtl, ['--version']);
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
}

/** Returns the major version of the PostgreSQL that made a cluster, such as 18; undefined when there is no cluster. */
export function versionOfCluster(cluster: string): number | undefined {
  const file = join(cluster, 'PG_VERSION');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
}

/** Throws an EmbeddedPostgresError with both versions when the programs cannot open the cluster. */
export async function refuseOtherVersion(cluster: string, binaries: PostgresBinaries): Promise<void> {
  const ofCluster = versionOfCluster(cluster);
  if (ofCluster === undefined) return;
  const ofBinaries = await versionOfBinaries(binaries);
  if (ofCluster === ofBinaries) return;
  throw new EmbeddedPostgresError(
    `${cluster} was made by PostgreSQL ${ofCluster}, and this version of the site has PostgreSQL ${ofBinaries}; ` +
      'stop the site and run npm run db:upgrade, which moves the data over',
  );
}

/** Returns the programs in a folder. @throws EmbeddedPostgresError when they are not there */
export function binariesIn(bin: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = { initdb: join(bin, `initdb${suffix}`), pgCtl: join(bin, `pg_ctl${suffix}`) };
  if (!existsSync(binaries.pgCtl)) throw new EmbeddedPostgresError(`${dirname(binaries.pgCtl)} has no programs of PostgreSQL`);
  return binaries;
}

/** Returns the programs of a major version where systems install them; undefined when they are not there. */
export function findInstalledBinaries(version: number): PostgresBinaries | undefined {
  const places = [
    `/usr/lib/postgresql/${version}/bin`,
    `/usr/pgsql-${version}/bin`,
    `/opt/homebrew/opt/postgresql@${version}/bin`,
    `/usr/local/opt/postgresql@${version}/bin`,
    `C:\\Program Files\\PostgreSQL\\${version}\\bin`,
  ];
  const bin = places.find((place) => existsSync(place));
  return bin === undefined ? undefined : binariesIn(bin);
}
