import { renameSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { removeFolder } from '#tests/factories/remove-folder.ts';
import { untilSettled } from './settled-site.ts';
import type { SiteOutcome } from './site.ts';
import { startSite } from './start-site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file with the outcome of the start of the demonstration's site (`SiteOutcome`), written when it is known. */
    siteOutcome: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The bonus code that the sign-up guide shows where it may. */
const journeysCode = 'JOURNEYS-12';
/** A Saturday afternoon: matches before, under way and to come. The clock is stopped, so that every test sees the same. */
const clock = { CLOCK: '2026-11-21T15:30:00Z', CLOCK_SPEED: '0' };

/**
 * Starts the site once for all journeys, with a separate data folder, and stops it as a person would. It trusts a proxy in front, so that a
 * journey can begin in any country. Other tests run while it is filled; `site.ts` waits for it.
 */
export default async function startDemonstrationSite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-site-'));
  await chmod(folder, 0o755);
  const outcome = join(folder, 'outcome.json');
  project.provide('siteOutcome', outcome);
  const end = (how: SiteOutcome) => {
    // Renamed when it is complete, so that no reader sees half of it.
    writeFileSync(`${outcome}.new`, JSON.stringify(how));
    renameSync(`${outcome}.new`, outcome);
  };
  const starting = startSite(root, {
    PORT: '0',
    DATA_FOLDER: folder,
    ...clock,
    TRUST_PROXY: '1',
    COUNTRY_HEADER: 'CF-IPCountry',
    GUIDE_BONUS_CODE: journeysCode,
  });
  const settling = starting
    .then(async ({ address }) => end({ address: await untilSettled(address) }))
    .catch((error: Error) => end({ failure: error.message }));
  return async () => {
    await settling;
    const site = await starting.catch(() => undefined);
    await site?.stop();
    await removeFolder(folder);
  };
}
