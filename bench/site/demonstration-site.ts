import { rm } from 'node:fs/promises';
import { type SiteProcess, startSiteProcess } from './site-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface DemonstrationSite extends SiteProcess {
  /** The folder of the site's database. */
  readonly folder: string;
}

/** A Saturday afternoon: matches before, under way and to come. */
export const demonstrationNow = new Date('2026-11-21T15:30:00Z');

/** Starts the site with the demonstration in a temporary folder. Its jobs are off, so that no page changes between two measurements. */
export async function startDemonstrationSite(): Promise<DemonstrationSite> {
  const folder = await temporaryFolder();
  const leave = () => rm(folder, { recursive: true, force: true });
  try {
    const site = await startSiteProcess(folder, { CLOCK: demonstrationNow.toISOString(), ROLE: 'web' });
    return { ...site, folder, stop: () => site.stop().then(leave) };
  } catch (error) {
    await leave();
    throw error;
  }
}
