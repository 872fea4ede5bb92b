import { announce } from '#app/document/announce.ts';
import { copyToClipboard } from './copy-to-clipboard.ts';

/**
 * `<copy-code code="…" copied="…" by-hand="…" count="/bonus-box">`: its button copies the code, shows `copied` and has the site count the use. Then
 * its `[data-used]` gets the text of the `[data-used]` in the site's answer at `count`. When the browser allows no copying the code is left selected,
 * and `by-hand` is announced.
 */
export class CopyCode extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#copy);
  }

  readonly #copy = async ({ target }: Event) => {
    const button = (target as Element).closest('button');
    if (button === null) return;
    if (!(await copyToClipboard(this.#code, this.getElementsByTagName('code')[0]))) {
      announce(this.getAttribute('by-hand') ?? '');
      return;
    }
    const copied = this.getAttribute('copied') ?? '';
    button.textContent = copied;
    announce(copied);
    // A reader who has copied the code need not know that this failed.
    await this.#count().catch((error: unknown) => console.warn('That the code was copied could not be counted.', error));
  };

  async #count(): Promise<void> {
    const counted = await fetch(`/bonus-code/${encodeURIComponent(this.#code)}/copied`, { method: 'POST', keepalive: true });
    if (!counted.ok) return;
    const box = document.createElement('template');
    box.innerHTML = await (await fetch(this.getAttribute('count') ?? '')).text();
    const used = box.content.querySelector('[data-used]');
    const shown = this.querySelector('[data-used]');
    if (used !== null && shown !== null) shown.textContent = used.textContent;
  }

  get #code(): string {
    return this.getAttribute('code') ?? '';
  }
}
