import { onMatch } from '#app/stores/live.ts';
import type { LiveMessage } from '#app/stores/live-stream.ts';
import type { Goals } from '#domain/match/match-score.ts';
import { matchOf } from './match-of.ts';

/**
 * `<live-score><span data-goals="home">2</span>…<span data-goals="away">1</span></live-score>`: shows the score as it changes; the figure
 * that grew has `data-new` until its flash is over.
 */
export class LiveScore extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    this.#stop = onMatch(matchOf(this), this.#hear);
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  readonly #hear = (message: LiveMessage): void => {
    if (message.kind === 'score' || message.kind === 'state') this.#show(message.score, message.kind === 'score');
  };

  #show(score: Goals | null, isNews: boolean): void {
    for (const figure of this.querySelectorAll<HTMLElement>('[data-goals]')) {
      const goals = score === null ? '' : String(score[figure.dataset.goals as 'home' | 'away']);
      const before = figure.textContent;
      if (before === goals) continue;
      figure.textContent = goals;
      if (isNews && Number(goals) > Number(before)) flash(figure);
    }
  }
}

const flashMs = 1_600;

function flash(figure: HTMLElement): void {
  figure.dataset.new = '';
  setTimeout(() => delete figure.dataset.new, flashMs);
}
