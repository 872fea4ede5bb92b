declare global {
  interface Window {
    /** React Router's own: its version names the build that this page came with, its routes say which file holds a page's code. */
    __reactRouterManifest?: { readonly version?: string; readonly routes?: Readonly<Record<string, { readonly module?: string }>> };
  }
}

/** The build that this page came with. */
export function buildOfPage(): string | undefined {
  return window.__reactRouterManifest?.version;
}

/** The build that is served at the moment; undefined without an answer, when the visitor is offline or the site restarts. */
export async function buildServedNow(): Promise<string | undefined> {
  const answer = await fetch(`/builds/latest.json?${Date.now()}`).catch(() => undefined);
  if (answer?.ok !== true) return undefined;
  return ((await answer.json()) as { readonly id?: string }).id;
}
