/** Resolves when the page has loaded and the browser is idle; in Safari, which does not report that, a second after loading. */
export function whenIdle(): Promise<void> {
  // Safari has no idle moments to tell of.
  const idle = (then: () => void) => (window.requestIdleCallback === undefined ? setTimeout(then, 1_000) : requestIdleCallback(then));
  return new Promise((resolve) => {
    if (document.readyState === 'complete') idle(() => resolve());
    else addEventListener('load', () => idle(() => resolve()), { once: true });
  });
}
