import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from './measuring/figure.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const usualData = join(root, '../shared/data/football-data');
const importOnce = fileURLToPath(new URL('./import-once.ts', import.meta.url));
const maxSeconds = 60;
const maxBytes = 1.5e9;

/** The report of one import. */
export interface ImportFacts {
  readonly files: number;
  readonly rows: number;
  readonly matches: number;
  readonly quotes: number;
  readonly problems: number;
  readonly seconds: number;
  /** Max memory of the importing process, in bytes; PostgreSQL's is not included. */
  readonly peakBytes: number;
}

/** Measures the import of football-data's season files into an empty database, in a separate process so that its memory can be measured. */
export async function measureImport(): Promise<Figure[]> {
  const named = process.env.BENCH_DATA;
  const folders = named === undefined || named === '' ? globSync(join(usualData, '20*')).sort() : [named];
  const missing = folders.find((folder) => !existsSync(folder));
  if (missing !== undefined) throw new Error(`BENCH_DATA names "${missing}", which is not there`);
  if (folders.length === 0) return [{ name: 'football-data', value: 'there are no season files here; BENCH_DATA names a folder of them' }];
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-bench-'));
  // As root the database runs as another user, who has to reach the folder.
  await chmod(folder, 0o755);
  try {
    const facts = await run(folder, folders);
    return [
      {
        name: 'rows per second',
        value: `${Math.round(facts.rows / facts.seconds)} (${facts.rows} rows of ${facts.files} files: ${facts.matches} matches, ${facts.quotes} quotes, ${facts.problems} problems)`,
      },
      { name: 'seconds', value: facts.seconds.toFixed(1), target: `≤ ${maxSeconds} for 180 files`, met: facts.seconds <= maxSeconds },
      {
        name: 'most memory of the importing process',
        value: `${(facts.peakBytes / 1e9).toFixed(2)} GB`,
        target: '< 1.5 GB',
        met: facts.peakBytes < maxBytes,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(folder: string, sources: readonly string[]): Promise<ImportFacts> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [importOnce, folder, ...sources], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (part) => {
      output += part;
    });
    child.once('error', failed);
    child.once('close', (code) =>
      code === 0 ? done(JSON.parse(output) as ImportFacts) : failed(new Error(`the import ended with ${code}`)),
    );
  });
}
