/** Returns the id of the build that rendered this page. */
export function buildOfPage(): string | undefined {
  return document.documentElement.dataset.build;
}

/** Returns the id of the build that is served at present; undefined without an answer, when the visitor is offline or the site restarts. */
export async function buildServedNow(): Promise<string | undefined> {
  const answer = await fetch(`/builds/latest.json?${Date.now()}`).catch(() => undefined);
  if (answer?.ok !== true) return undefined;
  return ((await answer.json()) as { readonly id?: string }).id;
}
