/** Resolves once a visitor sees the page: at once, unless it is prerendered. Nothing is counted, streamed or requested before. */
export function whenActivated(): Promise<void> {
  const page = document as Document & { readonly prerendering?: boolean };
  if (page.prerendering !== true) return Promise.resolve();
  return new Promise((activated) => page.addEventListener('prerenderingchange', () => activated(), { once: true }));
}
