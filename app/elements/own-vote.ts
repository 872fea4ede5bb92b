import { votedItem, voteOf, votes } from '#app/stores/votes.ts';

/** A vote is shown when it comes so near to the part of the page that is seen. */
const near = '400px';

/**
 * `<own-vote item="soccer/12">`: stands around a vote, and shows whoever has voted what they voted for. Around the island of an open vote it has
 * that taken over when it is near; in the result of a closed one it shows the mark `[data-own]` of the choice.
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
        // Without its part the form stays, which works by itself.
        if (entries.some(({ isIntersecting }) => isIntersecting)) island.hydrate?.().catch(() => this.#watch?.disconnect());
      },
      { rootMargin: near },
    );
    this.#watch.observe(island);
  }
}
