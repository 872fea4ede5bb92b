import { announce } from '#app/document/announce.ts';
import { definedContent } from '#app/elements/define-elements.ts';

/**
 * `<quiz-steps src="/super-cup-quiz">`: shows the next step of a quiz in place. The parameters of the address identify a step; its HTML is
 * the answer of `src` to them. The focus moves to the step's heading, and screen readers hear the text of `[data-said]`.
 */
export class QuizSteps extends HTMLElement {
  #shown = location.search;
  #asking = new AbortController();

  connectedCallback(): void {
    this.addEventListener('click', this.#follow);
    this.addEventListener('submit', this.#answer);
    addEventListener('popstate', this.#return);
  }

  disconnectedCallback(): void {
    removeEventListener('popstate', this.#return);
  }

  readonly #follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    // A link that is opened in another tab or window is left to the browser.
    if (link === null || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void this.#go(link.href);
  };

  readonly #answer = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const address = new URL(form.action);
    for (const [name, value] of new FormData(form)) address.searchParams.set(name, String(value));
    void this.#go(address.href);
  };

  readonly #return = () => {
    if (location.search !== this.#shown) void this.#show(location.search, () => location.reload());
  };

  #go(href: string): Promise<void> {
    const leave = () => location.assign(href);
    return this.#show(new URL(href).search, leave, () => history.pushState(null, '', href));
  }

  /**
   * Shows a step, then calls `note`, which records the step's address. If the step cannot be loaded, calls `leave`, which lets the browser open its
   * page as without scripts.
   */
  async #show(search: string, leave: () => void, note = () => {}): Promise<void> {
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    try {
      const answer = await fetch(this.getAttribute('src') + search, { signal });
      if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
      const content = await definedContent(await answer.text());
      if (signal.aborted) return;
      this.replaceChildren(...content.childNodes);
    } catch {
      if (!signal.aborted) leave();
      return;
    }
    this.#shown = search;
    note();
    const heading = this.getElementsByTagName('h3')[0];
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
    announce(this.querySelector('[data-said]')?.textContent ?? '');
  }
}
