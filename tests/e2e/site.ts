import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';

/** The outcome of the site's start: its address, or its failure. */
export type SiteOutcome = { readonly address: string } | { readonly failure: string };

/** The address of a whole site with the demonstration, started as a newcomer starts it; its clock is stopped, and its jobs have done their work. */
export const site = await addressOfSite(inject('siteOutcome'));

async function addressOfSite(file: string): Promise<string> {
  while (!existsSync(file)) await setTimeout(200);
  const outcome = JSON.parse(readFileSync(file, 'utf8')) as SiteOutcome;
  if ('failure' in outcome) throw new Error(`the site of the demonstration: ${outcome.failure}`);
  return outcome.address;
}
