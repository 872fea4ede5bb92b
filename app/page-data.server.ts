import type { PageHead } from './shell/page-head.ts';

/** What a page's loader gives: a small head that is always sent, and a view that a document does not carry twice. */
export interface PageData<View> {
  readonly head: PageHead;
  readonly view: View | undefined;
}

/**
 * Puts a loader's answer together. In a document the view is there for rendering but hidden from serialisation, because
 * its HTML says the same; a navigation in the browser asks for `.data` and gets it whole.
 */
export function pageData<View>(request: Request, head: PageHead, view: View): PageData<View> {
  const forNavigation = new URL(request.url).pathname.endsWith('.data');
  return Object.defineProperty({ head } as PageData<View>, 'view', { value: view, enumerable: forNavigation });
}
