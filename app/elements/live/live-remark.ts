import { onMatch } from '#app/stores/live.ts';
import type { LiveMessage } from '#app/stores/live-stream.ts';
import { matchOf } from './match-of.ts';
import { showSilence } from './show-silence.ts';
import { struckGoal, takenBackMs } from './struck-goal.ts';

/** `<live-remark></live-remark>`: says for a minute that a goal was taken back, and since when the source of the match is silent; empty otherwise. */
export class LiveRemark extends HTMLElement {
  #stop: (() => void) | undefined;
  #clearing: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.#stop = onMatch(matchOf(this), this.#hear);
  }

  disconnectedCallback(): void {
    this.#stop?.();
    clearTimeout(this.#clearing);
  }

  readonly #hear = (message: LiveMessage): void => {
    showSilence(this, message);
    if (message.kind !== 'goal') return;
    clearTimeout(this.#clearing);
    this.replaceChildren();
    if (message.change !== 'taken-back') return;
    this.append(struckGoal(message.goal, message.score));
    this.#clearing = setTimeout(() => this.replaceChildren(), takenBackMs);
  };
}
