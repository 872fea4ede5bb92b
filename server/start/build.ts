import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withProcessLock } from '#data/locks/process-lock.ts';
import { precompress } from './precompress.ts';

/** The error of a failed build of the pages; its message contains the builder's. */
class BuildError extends Error {
  readonly code = 'BUILD';
  override readonly name = 'BuildError';
}

/** A checkout, and the function that builds its pages into `build/`. */
interface Workplace {
  readonly root: string;
  build(root: string): Promise<void>;
}

const thisCheckout: Workplace = { root: fileURLToPath(new URL('../..', import.meta.url)), build: buildPagesAndContent };

/** Builds the pages unless the last build was made from the very same sources. Of several processes one builds, and the others wait. */
export async function buildIfStale(announce: (text: string) => void, { root, build }: Workplace = thisCheckout): Promise<void> {
  // Vite empties this folder, so that the stamp of one build is never left on another.
  const stamp = join(root, 'build', 'client', '.vite', 'sources.sha256');
  const sources = hashOfSources(root);
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
  if (isBuilt()) return;
  await withProcessLock(join(root, '.build.lock'), async () => {
    if (isBuilt()) return;
    announce('Building the pages');
    // An interrupted build leaves a mixture of files, which must not count as the build of any sources.
    rmSync(stamp, { force: true });
    await build(root);
    await precompress(join(root, 'build', 'client'));
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, sources);
  });
}

/** The sources of the pages; endpoints are no part of the build, since Node runs their sources directly. */
const sourcePatterns = [
  'app/**/*',
  'public/**/*',
  'domain/**/*.ts',
  'languages/**/*.{ts,json}',
  'sports/*/{app,domain}/**/*',
  'data/articles/*.ts',
  'content/**/*',
  // It says whether the content is compiled.
  'server/start/build.ts',
  '*.config.ts',
  'package.json',
  'package-lock.json',
];

function hashOfSources(root: string): string {
  const files = globSync(sourcePatterns, { cwd: root, exclude: ['app/endpoints'], withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

async function buildPagesAndContent(root: string): Promise<void> {
  // Empties the folder first, so that the content comes after it.
  await buildPages(root);
  // Only a build needs Markdown; a site that starts does not load it.
  const { compileContent } = await import('#data/articles/compile-content.ts');
  compileContent(root);
}

function buildPages(root: string): Promise<void> {
  return new Promise((built, failed) => {
    const builder = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--app'], {
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
