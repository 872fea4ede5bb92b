import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withBuildLock } from './build-lock.ts';
import { precompress } from './precompress.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'build', 'sources.sha256');

/** The pages cannot be built; the message holds what the builder said. */
export class BuildError extends Error {
  readonly code = 'BUILD';
  override readonly name = 'BuildError';
}

/** Builds the pages unless the last build was made of the very same sources. Of several processes one builds, the others wait. */
export async function buildIfStale(announce: (text: string) => void): Promise<void> {
  const sources = hashOfSources();
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
  if (isBuilt()) return;
  await withBuildLock(join(root, '.build-lock'), async () => {
    if (isBuilt()) return;
    announce('Building the pages');
    await runBuild();
    await precompress(join(root, 'build', 'client'));
    writeFileSync(stamp, sources);
  });
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  const patterns = ['app/**/*', 'public/**/*', 'domain/**/*.ts', 'content/**/*', '*.config.ts', 'package.json', 'package-lock.json'];
  const files = globSync(patterns, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function runBuild(): Promise<void> {
  return new Promise((built, failed) => {
    const builder = spawn(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let output = '';
    builder.stdout.on('data', (chunk) => {
      output += chunk;
    });
    builder.stderr.on('data', (chunk) => {
      output += chunk;
    });
    builder.once('error', failed);
    builder.once('exit', (code) => (code === 0 ? built() : failed(new BuildError(`the pages could not be built:\n${output.trim()}`))));
  });
}
