const tag = 'iconify-icon';
/** Icons so far below what is seen are fetched already. */
const ahead = '300px';

let near: IntersectionObserver | undefined;

/**
 * `<data-icon><iconify-icon icon="…"></iconify-icon></data-icon>`: has the icon drawn when it is near what the reader sees. A page on which none is
 * loads nothing for them; once it is loaded, the inner element looks after itself.
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
