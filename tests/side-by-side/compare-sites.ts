import type { Browser } from 'playwright-core';
import { type Locale, prefixedPath } from '#app/i18n/locales.ts';
import { type PageName, pathsOfPages } from '#tests/e2e/pages-of-every-kind.ts';
import { comparePictures } from './compare-pictures.ts';
import { openVisitor, type TakenPage, takePicture } from './take-picture.ts';

export interface Sites {
  readonly before: string;
  readonly after: string;
}

export interface Selection {
  readonly locales: readonly Locale[];
  readonly pages: readonly PageName[];
  readonly widths: readonly number[];
  readonly scheme: 'light' | 'dark';
  /** The fixed time of both browsers. */
  readonly clock: Date;
}

export interface ComparedPage {
  readonly page: PageName;
  readonly tag: string;
  readonly width: number;
  readonly path: string;
  /** The share of pixels that differ, from 0 to 1; 1 when a page could not be opened on one side. */
  readonly share: number;
  /** The differences besides pixels, in words. */
  readonly notes: readonly string[];
  /** Absent when the pictures are the same. */
  readonly pictures?: { readonly before: Buffer; readonly after: Buffer; readonly difference: Buffer };
}

/** Yields the comparison of each page in each language and width, one after the other. A path is found on the first site and opened on both. */
export async function* compareSites(browser: Browser, { before, after }: Sites, selection: Selection): AsyncGenerator<ComparedPage> {
  const paths = await pathsOfPages(before, selection.pages);
  for (const { tag, prefix } of selection.locales) {
    for (const width of selection.widths) {
      const look = { tag, width, scheme: selection.scheme, clock: selection.clock };
      const visitors = [await openVisitor(browser, before, look), await openVisitor(browser, after, look)] as const;
      for (const page of selection.pages) {
        const path = prefixedPath(prefix, paths[page]);
        const taken = await Promise.allSettled([takePicture(visitors[0], before, path), takePicture(visitors[1], after, path)]);
        yield { page, tag, width, path, ...compareTaken(taken[0], taken[1]) };
      }
      await Promise.all(visitors.map((visitor) => visitor.close()));
    }
  }
}

type Taken = PromiseSettledResult<TakenPage>;

function compareTaken(before: Taken, after: Taken): Pick<ComparedPage, 'share' | 'notes' | 'pictures'> {
  if (before.status === 'rejected' || after.status === 'rejected') {
    const failed = [
      ['before', before],
      ['after', after],
    ] as const;
    const notes = failed.flatMap(([side, taken]) =>
      taken.status === 'rejected' ? [`not opened ${side}: ${firstLine(taken.reason)}`] : [],
    );
    return { share: 1, notes };
  }
  const { share, heights, difference } = comparePictures(before.value.picture, after.value.picture);
  const compared = [
    ['status', before.value.status, after.value.status],
    ['leads to', before.value.path, after.value.path],
    ['height', ...heights],
  ] as const;
  const notes = compared.filter(([, one, other]) => one !== other).map(([what, one, other]) => `${what} ${one} -> ${other}`);
  if (difference === undefined) return { share, notes };
  return { share, notes, pictures: { before: before.value.picture, after: after.value.picture, difference } };
}

function firstLine(reason: unknown): string {
  return String(reason instanceof Error ? reason.message : reason).split('\n')[0] ?? '';
}
