import { buildOfPage, buildServedNow } from './served-build.ts';

const reloadGuardMs = 10_000;
/** The specification's event for a part of the site's code that could not be loaded. Its `detail` is the error, which is thrown as well. */
const preloadError = 'preload-error';

/**
 * Reloads the page when one of its scripts cannot be loaded and a newer build is served, since a new build removes the files of the old one.
 * Otherwise the HTML stays and works as it does without scripts.
 */
export function replaceBrokenPages(): void {
  // Vite dispatches it when an import() fails, and throws the error as well.
  addEventListener('vite:preloadError', (event) => reportMissingPart((event as Event & { readonly payload?: unknown }).payload));
  addEventListener(preloadError, () => void replaceIfNewer());
}

const reported = new WeakSet<object>();

/** Dispatches the event `preload-error`, once for each error even when it is reported twice. The caller rethrows the error. */
export function reportMissingPart(error: unknown): void {
  if (error instanceof Error) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  dispatchEvent(new CustomEvent(preloadError, { detail: error }));
}

async function replaceIfNewer(): Promise<void> {
  const served = await buildServedNow();
  if (served !== undefined && served !== buildOfPage()) replacePage();
}

/** Reloads the page, at most once for each path in ten seconds, unless a form holds text that would be lost. */
export function replacePage(): void {
  if (!holdsText(document) && mayReload(location.pathname, Date.now())) location.reload();
}

function holdsText({ forms }: Document): boolean {
  return [...forms].some((form) =>
    [...form.elements].some(
      (field) =>
        (field instanceof HTMLTextAreaElement ||
          (field instanceof HTMLInputElement && field.type !== 'hidden' && field.type !== 'radio')) &&
        field.value !== field.defaultValue,
    ),
  );
}

/**
 * Returns true at most once for each path in ten seconds, so that a page whose script is missing for good does not reload for ever; false
 * when the browser stores nothing.
 */
export function mayReload(path: string, nowMs: number): boolean {
  const key = `reloaded:${path}`;
  try {
    if (nowMs - Number(sessionStorage.getItem(key) ?? 0) < reloadGuardMs) return false;
    sessionStorage.setItem(key, String(nowMs));
    return true;
  } catch {
    // The browser stores nothing, so a second reload could not be distinguished from the first.
    return false;
  }
}
