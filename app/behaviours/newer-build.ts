import { loadDocumentsFromNowOn } from './router-access.ts';

declare global {
  interface Window {
    /** React Router's own; its version names the build that this page came with. */
    __reactRouterManifest?: { readonly version?: string };
  }
}

const reloadGuardMs = 10_000;
const pauseBetweenLooksMs = 60_000;
let lookedAt = 0;

/**
 * A visitor who stays while the site is built anew gets the new build: when the tab is looked at again and a newer build
 * is found, links load documents from then on; when a part of the old build is gone, the page is loaded anew, once a path
 * within ten seconds.
 */
export function followBuilds(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < pauseBetweenLooksMs) return;
    lookedAt = Date.now();
    void lookForNewerBuild();
  });
  addEventListener('vite:preloadError', (event) => {
    if (mayReload(location.pathname, Date.now())) {
      event.preventDefault();
      location.reload();
    }
  });
}

async function lookForNewerBuild(): Promise<void> {
  const answer = await fetch(`/builds/latest.json?${Date.now()}`).catch(() => undefined);
  // Without an answer the visitor is offline or the site restarts; the next look tells.
  if (answer?.ok !== true) return;
  const { id } = (await answer.json()) as { id?: string };
  if (id !== undefined && id !== window.__reactRouterManifest?.version) loadDocumentsFromNowOn();
}

/** True at most once a path in ten seconds, so that a page whose part is missing for good does not reload for ever. */
export function mayReload(path: string, nowMs: number): boolean {
  const key = `reloaded:${path}`;
  if (nowMs - Number(sessionStorage.getItem(key) ?? 0) < reloadGuardMs) return false;
  sessionStorage.setItem(key, String(nowMs));
  return true;
}
