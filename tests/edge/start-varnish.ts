import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually } from '#tests/factories/eventually.ts';
import { freePort } from '#tests/factories/free-port.ts';
import { removeFolder } from '#tests/factories/remove-folder.ts';

const configuration = fileURLToPath(new URL('../../deploy/varnish', import.meta.url));

export interface StartedVarnish {
  /** The address for visitors. */
  readonly address: string;
  /** The address for purges. */
  readonly purgeUrl: string;
  readonly pid: number;
  /** Leaves Varnish to itself for a while: it answers nothing until the function returned is called. */
  freeze(): () => void;
  stop(): Promise<void>;
}

/** The ports of a Varnish that is not started yet, so that the site in its back can be given its address. */
export interface VarnishPorts {
  readonly visitors: number;
  readonly purges: number;
}

export async function varnishPorts(): Promise<VarnishPorts> {
  return { visitors: await freePort(), purges: await freePort() };
}

/**
 * Starts Debian's Varnish with the configuration of `deploy/varnish` in front of the web processes of a site on this machine, and waits until
 * it answers.
 *
 * @param edit changes the configuration, so that a test need not wait for as long as an operator
 * @param memory size of its storage, as `-s malloc` takes it
 */
export async function startVarnish(
  sites: string | readonly string[],
  ports: VarnishPorts,
  edit = (vcl: string) => vcl,
  memory = '64m',
): Promise<StartedVarnish> {
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-varnish-'));
  await cp(configuration, folder, { recursive: true });
  const main = join(folder, 'default.vcl');
  const webs = [sites].flat().map((site) => new URL(site).port);
  for (const file of [main, join(folder, 'backends.vcl')]) {
    await writeFile(file, edit(withBackends(await readFile(file, 'utf8'), webs)));
  }
  const address = `http://127.0.0.1:${ports.visitors}`;
  const purgeUrl = `http://127.0.0.1:${ports.purges}/`;
  const child = spawn(
    '/usr/sbin/varnishd',
    [
      ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', main, '-s', `malloc,${memory}`, '-T', 'none'],
      ...['-a', `visitors=127.0.0.1:${ports.visitors}`, '-a', `purge=127.0.0.1:${ports.purges}`, '-p', 'http_gzip_support=off'],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  child.stderr?.on('data', (part) => {
    output += part;
  });
  const ended = new Promise<void>((over) => void child.once('exit', () => over()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await removeFolder(folder);
  };
  try {
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(`varnishd ended with ${child.exitCode}:\n${output}`);
      if (!(await fetch(`${address}/healthz`)).ok) throw new Error('Varnish has no site yet');
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    address,
    purgeUrl,
    pid: child.pid as number,
    freeze: () => frozen(child),
    stop,
  };
}

/** Returns `backends.vcl` with a backend for each of these ports of this machine, as an operator adapts it; any other file as it is. */
function withBackends(vcl: string, webs: readonly string[]): string {
  return vcl
    .replace(/^backend web1 \{.*?^\}\n/ms, (block) =>
      webs.map((port, at) => block.replace('web1', `web${at + 1}`).replace('"3000"', `"${port}"`)).join('\n'),
    )
    .replace(/^ +(site|pages)\.add_backend\(web1\);$/gm, (line) => webs.map((_, at) => line.replace('web1', `web${at + 1}`)).join('\n'));
}

/** Stops the process of Varnish that answers, a child of the one that was started. */
function frozen(child: ChildProcess): () => void {
  const all = childrenOf(child.pid as number);
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of all) process.kill(pid, 'SIGCONT');
  };
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}
