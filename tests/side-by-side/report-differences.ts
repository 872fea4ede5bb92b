import type { Browser } from 'playwright-core';
import { compareSites } from './compare-sites.ts';
import type { Call } from './read-call.ts';
import { differs, type ListedPage, tableOfDifferences, writeIndex, writePictures } from './write-differences.ts';

export interface Report {
  /** The table of the pages that differ, for the terminal. */
  readonly lines: readonly string[];
  readonly isAnyDifferent: boolean;
}

/** Compares the pages of a call, writes the pictures and their index into its folder, and returns the table of differences. */
export async function reportDifferences(browser: Browser, { sites, selection, out }: Call): Promise<Report> {
  const pages: ListedPage[] = [];
  for await (const compared of compareSites(browser, sites, selection)) pages.push(await writePictures(out, compared));
  await writeIndex(out, pages);
  return { lines: tableOfDifferences(pages), isAnyDifferent: pages.some(differs) };
}
