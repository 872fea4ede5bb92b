import { votedItem, voteOf, votes } from '#app/stores/votes.ts';

/** Distance from the viewport at which an open vote is hydrated. */
const near = '400px';

/**
 * `<own-vote item="soccer/12">` around a vote: shows visitors who have voted their own choice. An open vote is an island, which is hydrated
 * when it comes near the viewport; in the result of a closed vote the mark `[data-own]` of the choice is shown.
 */
export class OwnVote extends HTMLElement {
  #watch: IntersectionObserver | undefined;
  #stopListening = () => {};

  connectedCallback(): void {
    this.#stopListening = votes.onChange(() => this.#show());
    this.#show();
  }

  disconnectedCallback(): void {
    this.#stopListening();
    this.#watch?.disconnect();
  }

  #show(): void {
    const own = voteOf(...votedItem(this.getAttribute('item') ?? ''));
    if (own === undefined) return;
    const island = this.querySelector<HTMLElement & { hydrate?(): Promise<void> }>('page-island');
    if (island === null) {
      const mark = this.querySelector<HTMLElement>(`[data-own="${CSS.escape(own)}"]`);
      if (mark !== null) mark.hidden = false;
      return;
    }
    this.#watch ??= new IntersectionObserver(
      (entries) => {
        // When the script of the island cannot be loaded, the form stays, which works without it.
        if (entries.some(({ isIntersecting }) => isIntersecting)) island.hydrate?.().catch(() => this.#watch?.disconnect());
      },
      { rootMargin: near },
    );
    this.#watch.observe(island);
  }
}
