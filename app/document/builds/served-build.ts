/** Returns the build that this page came with. */
export function buildOfPage(): string | undefined {
  return document.documentElement.dataset.build;
}

/** Returns the build that is served at the moment; undefined without an answer, when the visitor is offline or the site restarts. */
export async function buildServedNow(): Promise<string | undefined> {
  const answer = await fetch(`/builds/latest.json?${Date.now()}`).catch(() => undefined);
  if (answer?.ok !== true) return undefined;
  return ((await answer.json()) as { readonly id?: string }).id;
}
