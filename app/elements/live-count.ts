import { onCounts } from './list-counts.ts';
import { writeCount } from './write-count.ts';

/**
 * `<live-count of="live-football"><i data-some></i>Live <span data-count>4</span></live-count>`: a count above a list, which follows what begins, ends and is
 * published while the page is open; the whole of it where nothing within is `data-count`. What is `data-some` is seen while there is anything to
 * count, `data-none` while there is nothing. With `from`, the number when the page came, it says how many are new.
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
