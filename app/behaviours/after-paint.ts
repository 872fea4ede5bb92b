/** The specification's longest wait before a page gives way to the next. */
const longestWaitMs = 100;

let wish = 0;

/**
 * Acts as soon as the browser has painted what the visitor's click did, after a tenth of a second at the latest (a tab that is not seen paints
 * nothing). Only the last of several wishes is granted.
 */
export function afterPaint(act: () => void): void {
  wish += 1;
  const mine = wish;
  const once = () => {
    if (mine !== wish) return;
    wish += 1;
    act();
  };
  setTimeout(once, longestWaitMs);
  requestAnimationFrame(() => setTimeout(once));
}
