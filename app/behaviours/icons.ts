import { onPageShown } from './page-shown.ts';

const tag = 'iconify-icon';
/** Icons so far below what is seen are fetched already. */
const ahead = '300px';

/**
 * Icons that are named in data (app/components/data-icon.tsx) come when one of them is near what the reader sees; a page without them loads
 * nothing for them.
 */
export function showDataIcons(): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      import('./icon-loader.ts').catch((error: unknown) => console.warn('The icons could not be loaded.', error));
    },
    { rootMargin: ahead },
  );
  onPageShown(() => {
    near.disconnect();
    // Once it is there, the element looks after itself.
    if (customElements.get(tag) !== undefined) return;
    for (const icon of document.querySelectorAll(tag)) near.observe(icon);
  });
}
