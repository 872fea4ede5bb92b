import { pageWords } from '#app/elements/page-words.ts';
import { highlightText } from '#app/i18n/highlight-text.ts';
import { onMatch } from '#app/stores/live.ts';
import type { LiveMessage } from '#app/stores/live-stream.ts';
import type { LiveCard, LiveGoal } from '#domain/live/live-event.ts';
import { isGoal } from '#domain/match/match-timeline.ts';
import { matchOf } from './match-of.ts';

type Told = LiveGoal | (LiveCard & { readonly kind: 'second-yellow-card' | 'red-card' });

/**
 * `<live-scorers highlights="[…]"><span data-scorers="home">…</span><span data-scorers="away">…</span></live-scorers>`: the scorers and the
 * players who were sent off, each below their own side.
 */
export class LiveScorers extends HTMLElement {
  #stop: (() => void) | undefined;
  #goals: LiveGoal[] = [];
  #reds: Told[] = [];

  connectedCallback(): void {
    const told = JSON.parse(this.getAttribute('highlights') ?? '[]') as Told[];
    this.#goals = told.filter((one): one is LiveGoal => isGoal(one.kind));
    this.#reds = told.filter(({ kind }) => !isGoal(kind));
    this.#stop = onMatch(matchOf(this), this.#hear);
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  readonly #hear = (message: LiveMessage): void => {
    if (message.kind === 'state') {
      this.#goals = [...message.goals];
      this.#reds = message.cards.filter(isRed);
    } else if (message.kind === 'goal') {
      const at = message.number - 1;
      // The same event may come twice: the page may already include events after the one from which it follows them.
      if (message.change === 'taken-back') this.#goals.splice(at, 1);
      else this.#goals[Math.min(at, this.#goals.length)] = message.goal;
    } else if (message.kind === 'card' && isRed(message.card)) {
      const others = this.#reds.filter((red) => JSON.stringify(sorted(red)) !== JSON.stringify(sorted(message.card)));
      this.#reds = message.change === 'shown' ? [...others, message.card] : others;
    } else if (message.kind !== 'status' || message.status !== 'live') {
      return;
    }
    this.#show();
  };

  #show(): void {
    for (const place of this.querySelectorAll<HTMLElement>('[data-scorers]')) {
      place.textContent = [...this.#goals, ...this.#reds]
        .filter(({ side }) => side === place.dataset.scorers)
        .sort((first, second) => (first.minute ?? 0) - (second.minute ?? 0))
        .map((told) => textOf(told))
        .join(', ');
    }
  }
}

function textOf(told: Told): string {
  const words = pageWords();
  const { isGoal: scored, who, when } = highlightText(told, words);
  return `${scored ? '' : `${words.redCard}: `}${who} ${when}`.trim();
}

const isRed = (card: LiveCard): card is LiveCard & { readonly kind: 'second-yellow-card' | 'red-card' } => card.kind !== 'yellow-card';

const sorted = (value: object): [string, unknown][] => Object.entries(value).sort(([first], [second]) => (first < second ? -1 : 1));
