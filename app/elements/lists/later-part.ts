import { definedContent } from '#app/elements/define-elements.ts';
import { whenActivated } from '#app/entry/when-activated.ts';
import { fetchTwice } from '#app/stores/fetch-twice.ts';

/** The answers that were asked for, by their addresses. */
const answers = new Map<string, Promise<Element>>();

/**
 * `<later-part part="prices" src="/match-parts/arsenal-everton"><a href="…">Odds</a></later-part>`: the place of a part of the page that the
 * document left out. Once it is displayed, wherever on the page, it is replaced by the content of the element with this `data-part` in the
 * site's answer at `src`, which has all such parts; with `near` once the reader has come near it. A part that is not displayed, such as one behind a tab, is not asked for. Without a
 * script, and where the answer fails, the link leads to a page that has the part.
 */
export class LaterPart extends HTMLElement {
  #shown: IntersectionObserver | undefined;

  connectedCallback(): void {
    this.#shown = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.#shown?.disconnect();
        void this.#fill();
      },
      // Everything that is displayed at all, however far down, or with `near` what is half a window away.
      { rootMargin: this.hasAttribute('near') ? '50%' : '100000px' },
    );
    void whenActivated().then(() => this.#shown?.observe(this));
  }

  disconnectedCallback(): void {
    this.#shown?.disconnect();
  }

  async #fill(): Promise<void> {
    const src = this.getAttribute('src') ?? '';
    this.ariaBusy = 'true';
    try {
      const asked = answers.get(src) ?? ask(src);
      answers.set(src, asked);
      const part = [...(await asked).children].find((one) => one.getAttribute('data-part') === this.getAttribute('part'));
      if (part === undefined) throw new Error(`${src} has no part ${this.getAttribute('part')}`);
      const target = targetAtTop();
      this.replaceWith(...part.childNodes);
      target?.scrollIntoView({ behavior: 'instant' });
    } catch (error) {
      console.warn('A part of the page could not be loaded.', error);
      answers.delete(src);
      this.ariaBusy = 'false';
      this.toggleAttribute('data-failed', true);
    }
  }
}

async function ask(src: string): Promise<Element> {
  const answer = await fetchTwice(src);
  if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}`);
  return definedContent(await answer.text());
}

/** Returns the element that the address names while it is where the browser has scrolled to it, so that it can be kept there. */
function targetAtTop(): Element | undefined {
  const target = document.querySelector(':target');
  return target !== null && Math.abs(target.getBoundingClientRect().top) < 4 ? target : undefined;
}
