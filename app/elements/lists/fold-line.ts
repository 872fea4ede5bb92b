import { announce } from '#app/document/announce.ts';
import { definedContent } from '#app/elements/define-elements.ts';
import { fetchTwice } from '#app/stores/fetch-twice.ts';
import { withOpened } from './opened-in-address.ts';
import { sayNotLoaded } from './say-not-loaded.ts';

/** Height in pixels of a row of matches and of a line of a competition. */
const rowHeight = 44;

/**
 * `<fold-line src="/day-part?competition=12" opens="open=12" rows="9"><a href="/?open=12#c12">…</a><div hidden></div></fold-line>`: a line
 * that opens the site's answer at `src` below itself, which is fetched when the line is first opened; the height of `rows` rows is reserved
 * from the first moment. The address of the page names the open lines, so that they are open when the reader comes back. Without a script
 * the line is a link to a page on which it is open; when the rows do not come, `<template id="fold-failed">` says so and links there.
 */
export class FoldLine extends HTMLElement {
  connectedCallback(): void {
    this.#link.role = 'button';
    this.#link.ariaExpanded = String(this.open);
    this.addEventListener('click', this.#click);
    this.addEventListener('keydown', this.#press);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#click);
    this.removeEventListener('keydown', this.#press);
  }

  get open(): boolean {
    return !this.#content.hidden;
  }

  set open(isOpen: boolean) {
    this.#content.hidden = !isOpen;
    this.#link.ariaExpanded = String(isOpen);
    const closed = isOpen ? [] : [...this.getElementsByTagName('fold-line')];
    for (const line of [this, ...closed])
      history.replaceState(history.state, '', withOpened(location, line.getAttribute('opens') ?? '', isOpen));
    if (isOpen && (this.#content.childElementCount === 0 || this.#content.querySelector(':scope > [data-failed]') !== null))
      void this.#fill();
  }

  readonly #click = (event: MouseEvent) => {
    if (!this.#link.contains(event.target as Node) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.open = !this.open;
  };

  readonly #press = (event: KeyboardEvent) => {
    if (event.key !== ' ' || event.target !== this.#link) return;
    event.preventDefault();
    this.open = !this.open;
  };

  async #fill(): Promise<void> {
    const content = this.#content;
    content.replaceChildren();
    content.style.minHeight = `${Number(this.getAttribute('rows')) * rowHeight}px`;
    content.ariaBusy = 'true';
    announce('');
    try {
      const answer = await fetchTwice(this.getAttribute('src') ?? '');
      if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}`);
      const { childNodes } = await definedContent(await answer.text());
      content.replaceChildren(...childNodes);
    } catch (error) {
      console.warn('The rows of a line could not be loaded.', error);
      sayNotLoaded(content, this.#link.href);
    }
    content.style.minHeight = '';
    content.ariaBusy = 'false';
  }

  get #link(): HTMLAnchorElement {
    return this.firstElementChild as HTMLAnchorElement;
  }

  get #content(): HTMLElement {
    return this.lastElementChild as HTMLElement;
  }
}
