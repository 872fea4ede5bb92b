import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startSite } from './start-site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a whole site with the demonstration in it, as a newcomer starts it. */
    siteAddress: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The bonus code that the sign-up guide shows where it may. */
const journeysCode = 'JOURNEYS-12';
/** A Saturday afternoon: matches before, under way and to come. */
const clock = '2026-11-21T15:30:00Z';

/**
 * Starts the site once for all journeys, with a data folder of its own, and stops it as a person would. It believes a proxy in front, so that a
 * journey can begin in any country.
 */
export default async function startDemonstrationSite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-site-'));
  await chmod(folder, 0o755);
  const site = await startSite(root, {
    PORT: '0',
    DATA_FOLDER: folder,
    CLOCK: clock,
    TRUST_PROXY: '1',
    COUNTRY_HEADER: 'CF-IPCountry',
    GUIDE_BONUS_CODE: journeysCode,
  });
  project.provide('siteAddress', site.address);
  return async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
