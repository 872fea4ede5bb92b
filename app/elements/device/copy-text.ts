import { announce } from '#app/document/announce.ts';
import { copyToClipboard } from './copy-to-clipboard.ts';

/**
 * `<copy-text copied="…" by-hand="…"><code>…</code><button>Copy</button></copy-text>`: its button copies the text of its code and shows
 * `copied`. When nothing may be copied the text is left selected, and `by-hand` is announced.
 */
export class CopyText extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#copy);
  }

  readonly #copy = async ({ target }: Event) => {
    const button = (target as Element).closest('button');
    const [code] = this.getElementsByTagName('code');
    if (button === null || code === undefined) return;
    const isCopied = await copyToClipboard(code.textContent, code);
    const said = this.getAttribute(isCopied ? 'copied' : 'by-hand') ?? '';
    if (isCopied) button.textContent = said;
    announce(said);
  };
}
