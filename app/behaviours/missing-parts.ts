import { loadDocumentsFromNowOn, wishedPage } from './router-access.ts';
import { buildServedNow } from './served-build.ts';

const reloadGuardMs = 10_000;
/** The specification's event: a part of the site's code could not be loaded. Its `detail` is the error, which is thrown as well. */
const preloadError = 'preload-error';

let replacing: Promise<boolean> = Promise.resolve(false);

/**
 * After a new build the parts of the old one are gone. When one is missing, the page that the visitor wants is loaded anew, as a document of
 * the new build: once a path within ten seconds, and not while the site cannot be reached at all.
 */
export function replaceBrokenPages(): void {
  // What Vite's import() says; it throws the error as well.
  addEventListener('vite:preloadError', (event) => reportMissingPart((event as Event & { readonly payload?: unknown }).payload));
  addEventListener(preloadError, () => {
    replacing = replacing.then((already) => already || replacePage());
  });
}

/** Raises the event; whoever calls it goes on to throw the error. */
export function reportMissingPart(error: unknown): void {
  dispatchEvent(new CustomEvent(preloadError, { detail: error }));
}

/** Throws the error of a page's part, unless the page is about to be loaded anew: then nothing comes, so that no error is seen for a moment. */
export async function throwUnlessReplaced(error: unknown): Promise<never> {
  if (await replacing) await new Promise(() => {});
  // The router never tries the part again, so that links have to do without it.
  loadDocumentsFromNowOn();
  throw error;
}

async function replacePage(): Promise<boolean> {
  const wished = wishedPage() ?? { href: location.href, replace: true };
  const address = new URL(wished.href, location.href);
  // Whoever is offline keeps the page that is there.
  if ((await buildServedNow()) === undefined || !mayReload(address.pathname, Date.now())) return false;
  if (address.pathname + address.search === location.pathname + location.search) location.reload();
  else if (wished.replace) location.replace(address);
  else location.assign(address);
  return true;
}

/** True at most once a path in ten seconds, so that a page whose part is missing for good does not reload for ever. */
export function mayReload(path: string, nowMs: number): boolean {
  const key = `reloaded:${path}`;
  try {
    if (nowMs - Number(sessionStorage.getItem(key) ?? 0) < reloadGuardMs) return false;
    sessionStorage.setItem(key, String(nowMs));
    return true;
  } catch {
    // A visitor who lets nothing be stored: the second time could not be told from the first.
    return false;
  }
}
