const longestWaitMs = 5_000;

/** Resolves when the browser has nothing else to do, after five seconds at the latest. */
export function whenIdle(): Promise<void> {
  return new Promise((idle) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => idle(), { timeout: longestWaitMs });
    // Safari has none: there it is when the page has loaded.
    else if (document.readyState === 'complete') setTimeout(idle);
    else addEventListener('load', () => setTimeout(idle), { once: true });
  });
}
