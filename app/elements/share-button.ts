/**
 * `<share-button heading="…" copied="…"><button>…</button></share-button>`: hands the page's address, or that of its `link`, to the device's share
 * sheet; where there is none, to the clipboard, and the button says `copied`.
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
      // Whoever closes the sheet without choosing wants nothing more; a clipboard that is shut leaves copying by hand.
      if ((error as Error).name !== 'AbortError') window.prompt(title, url);
    }
  };
}
