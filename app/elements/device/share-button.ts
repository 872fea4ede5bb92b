/**
 * `<share-button heading="…" copied="…"><button>…</button></share-button>`: passes the page's address, or that of its `link`, to the
 * device's share sheet; without one copies it to the clipboard, and the button shows `copied`.
 */
export class ShareButton extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#share);
  }

  readonly #share = async () => {
    const url = this.getAttribute('link') ?? location.origin + location.pathname;
    const title = this.getAttribute('heading') ?? '';
    try {
      if (navigator.share !== undefined) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      const words = this.getElementsByTagName('span')[0];
      if (words !== undefined) words.textContent = this.getAttribute('copied');
    } catch (error) {
      // A reader who closes the sheet without choosing wants nothing more; without access to the clipboard the address is copied by hand.
      if ((error as Error).name !== 'AbortError') window.prompt(title, url);
    }
  };
}
