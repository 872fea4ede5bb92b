/** Width from which the page has a column for the slip. */
const wide = '(min-width: 1280px)';

/**
 * `<slip-opener><a href="#slip">…</a></slip-opener>`: opens the bet slip over the page; on a wide page, which has the slip in a column, the
 * link leads there.
 */
export class SlipOpener extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#open);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#open);
  }

  readonly #open = (event: Event) => {
    const sheet = document.getElementById('slip-sheet');
    if (!(sheet instanceof HTMLDialogElement) || matchMedia(wide).matches) return;
    event.preventDefault();
    if (!sheet.open) sheet.showModal();
  };
}
