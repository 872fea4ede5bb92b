import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from '#tests/factories/wait-for.ts';
import { reloadOpenPages } from './reload-open-pages.ts';

it('an open page is loaded anew when a source changes that only the server knows', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'tipledger-dev-server-')));
  onTestFinished(() => rm(folder, { recursive: true }));
  const page = join(folder, 'page.js');
  await writeFile(page, 'export const heading = "All leagues";');
  const vite = await createServer({
    configFile: false,
    root: folder,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [reloadOpenPages],
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => vite.close());
  const sent = vi.spyOn(vite.environments.client.hot, 'send');
  await vite.ssrLoadModule('/page.js');
  await writeFile(page, 'export const heading = "Every league";');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ type: 'full-reload' }));
});
