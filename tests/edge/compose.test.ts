import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { removeFolder } from '#tests/factories/remove-folder.ts';

const configuration = fileURLToPath(new URL('../../deploy/varnish', import.meta.url));

it('Varnish takes the web processes of compose.yaml in place of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-compose-'));
  onTestFinished(() => removeFolder(folder));
  await cp(configuration, folder, { recursive: true });
  const ofCompose = await readFile(join(folder, 'compose/backends.vcl'), 'utf8');
  // The names of services are known in the network of compose alone.
  await writeFile(join(folder, 'backends.vcl'), ofCompose.replaceAll(/"web-\d"/g, '"127.0.0.1"'));
  const { status, stderr } = spawnSync(
    '/usr/sbin/varnishd',
    ['-C', '-j', 'none', '-n', join(folder, 'work'), '-f', join(folder, 'default.vcl')],
    {
      encoding: 'utf8',
    },
  );
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
});
