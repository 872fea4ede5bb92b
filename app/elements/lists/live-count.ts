import { onCounts } from './list-counts.ts';
import { writeCount } from './write-count.ts';

/**
 * `<live-count of="live-football"><i data-some></i>Live <span data-count>4</span></live-count>`: a count above a list, which follows the
 * matches that begin and end and the tips that are published while the page is open. It is written into `data-count`, or into the element
 * itself without one. `data-some` is shown while the count is above 0, `data-none` while it is 0. With `from`, the number when the page was
 * loaded, the text says how many are new.
 */
export class LiveCount extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    this.#stop = onCounts((counts) => this.#show(...(counts[this.getAttribute('of') ?? ''] ?? [0, ''])));
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  #show(count: number, text: string): void {
    writeCount(this.querySelector('[data-count]') ?? this, this.getAttribute('from'), [count, text]);
    for (const some of this.querySelectorAll<HTMLElement>('[data-some]')) some.hidden = count === 0;
    for (const none of this.querySelectorAll<HTMLElement>('[data-none]')) none.hidden = count > 0;
  }
}
