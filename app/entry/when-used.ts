/**
 * Resolves when the page is first tapped, typed to or scrolled, or something in it is clicked by other means; at once where another page
 * of the site led to it.
 */
export function whenUsed(): Promise<void> {
  if (document.referrer.startsWith(`${location.origin}/`)) return Promise.resolve();
  const signs = ['pointerdown', 'keydown', 'input', 'scroll', 'click'] as const;
  return new Promise((used) => {
    const end = () => {
      for (const sign of signs) removeEventListener(sign, end, true);
      used();
    };
    for (const sign of signs) addEventListener(sign, end, { capture: true, passive: true });
  });
}
