/**
 * Scrolls today's matches by kick-off to the one that is on or comes next, as soon as the page is long enough, which is before it is
 * painted. Does nothing for an address with a fragment, for a page that is reloaded or returned to, and once the reader has scrolled.
 */
export function startAtNow(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || location.hash !== '' || new URLSearchParams(location.search).get('order') !== 'time') return;
  const start = (isWhole: boolean) => {
    const now = document.getElementById('now');
    if (now === null) return;
    const isLongEnough = document.documentElement.scrollHeight >= now.getBoundingClientRect().top + innerHeight;
    if (!isLongEnough && !isWhole) return;
    whileParsing.disconnect();
    if (scrollY === 0) now.scrollIntoView({ behavior: 'instant' });
  };
  const whileParsing = new MutationObserver(() => start(false));
  whileParsing.observe(document, { childList: true, subtree: true });
  document.addEventListener(
    'DOMContentLoaded',
    () => {
      start(true);
      whileParsing.disconnect();
    },
    { once: true },
  );
}
