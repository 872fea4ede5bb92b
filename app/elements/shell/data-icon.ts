const tag = 'iconify-icon';
/** Distance below the visible part of the page within which icons are fetched. */
const ahead = '300px';

let near: IntersectionObserver | undefined;

/**
 * `<data-icon><iconify-icon icon="…"></iconify-icon></data-icon>`: loads the code that draws icons when this one comes near the visible
 * part of the page. A page without icons near it loads nothing for them; once the code is loaded, the inner element needs no help.
 */
export class DataIcon extends HTMLElement {
  connectedCallback(): void {
    if (customElements.get(tag) !== undefined || this.firstElementChild === null) return;
    near ??= new IntersectionObserver(load, { rootMargin: ahead });
    near.observe(this.firstElementChild);
  }

  disconnectedCallback(): void {
    if (this.firstElementChild !== null) near?.unobserve(this.firstElementChild);
  }
}

function load(entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver): void {
  if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
  observer.disconnect();
  import('./load-icons.ts').catch((error: unknown) => console.warn('The icons could not be loaded.', error));
}
