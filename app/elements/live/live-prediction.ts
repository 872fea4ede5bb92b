import styles from '#app/components/chances/prediction-mark.module.css';
import { pageWords } from '#app/elements/page-words.ts';
import { predictionSigns } from '#app/i18n/prediction-signs.ts';
import { onMatch } from '#app/stores/live.ts';
import type { LiveMessage } from '#app/stores/live-stream.ts';
import type { PredictionOutcome } from '#domain/prediction/settle-prediction.ts';
import { matchOf } from './match-of.ts';

/** `<live-prediction outcome="right">…</live-prediction>`: the mark of the prediction in the row of a match; empty until it is settled. */
export class LivePrediction extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    this.#stop = onMatch(matchOf(this), this.#hear);
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  readonly #hear = (message: LiveMessage): void => {
    if (message.kind === 'prediction') this.#settle(message.outcome);
    if (message.kind === 'state') this.#settle(message.prediction?.outcome ?? null);
  };

  #settle(outcome: PredictionOutcome | null): void {
    if (outcome === null || outcome === this.getAttribute('outcome')) return;
    this.setAttribute('outcome', outcome);
    this.replaceChildren(markOf(outcome));
    // The hour makes room for the mark below it.
    const row = this.closest('li');
    if (row !== null) row.dataset.marked = '';
  }
}

function markOf(outcome: PredictionOutcome): HTMLElement {
  const word = pageWords().predictions[outcome];
  const mark = document.createElement('span');
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS(drawing.namespaceURI, 'path');
  path.setAttribute('d', predictionSigns[outcome]);
  drawing.setAttribute('viewBox', '0 0 14 14');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.append(path);
  mark.className = styles.mark ?? '';
  mark.dataset.outcome = outcome;
  mark.title = word;
  mark.role = 'img';
  mark.ariaLabel = word;
  mark.append(drawing);
  return mark;
}
