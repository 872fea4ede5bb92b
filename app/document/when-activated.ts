/** Resolves once the page is one that a visitor sees: at once, unless it is rendered ahead. Nothing counts, streams or asks before. */
export function whenActivated(): Promise<void> {
  const page = document as Document & { readonly prerendering?: boolean };
  if (page.prerendering !== true) return Promise.resolve();
  return new Promise((activated) => page.addEventListener('prerenderingchange', () => activated(), { once: true }));
}
