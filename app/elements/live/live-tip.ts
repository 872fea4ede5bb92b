import letters from '#app/components/tips/outcome-letter.module.css';
import { pageWords } from '#app/elements/page-words.ts';
import { fillIn } from '#app/i18n/words/live-words.ts';
import { onMatch } from '#app/stores/live.ts';
import type { LiveMessage } from '#app/stores/live-stream.ts';
import type { LiveTip as Tip } from '#domain/live/live-event.ts';
import { readStanding } from '#domain/live/written-standing.ts';
import type { FootballStanding } from '#domain/match/expected-outcome.ts';
import { isRegularTime } from '#domain/match/match-status.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import { matchOf } from './match-of.ts';

/**
 * `<live-tip tip="345" leg="12:total-goals:2.5:over" shows="…"><span>1.85</span></live-tip>`: the price of a tip, which its outcome replaces as soon
 * as it is settled, and the expected outcome as soon as no further goal can change it. `leg` is set for open tips of football; once their match has
 * begun, another attribute, written by `writeStanding`, has its state. `shows` distinguishes the tips of rows that the site writes again.
 */
export class LiveTip extends HTMLElement {
  #stop: (() => void) | undefined;
  #leg: string | null = null;
  #match: FootballStanding = readStanding(null);
  /** The last state of the match from which the outcome follows. */
  #deciding: FootballStanding = this.#match;
  #isExtended = false;

  connectedCallback(): void {
    this.#match = readStanding(this.getAttribute('standing'));
    this.#isExtended = this.#match.goals90 !== undefined;
    this.#leg = this.getAttribute('leg');
    this.#stop = onMatch(matchOf(this), this.#hear);
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  readonly #hear = (message: LiveMessage): void => {
    switch (message.kind) {
      case 'status':
        this.#become({ status: message.status, period: message.period });
        break;
      case 'clock':
        this.#become({ period: message.period });
        break;
      case 'score':
        this.#become({ score: message.score });
        break;
      case 'tip':
        this.#settle(message);
        break;
      case 'state':
        this.#become({ status: message.status, period: message.period, score: message.score });
        for (const tip of message.tips) this.#settle(tip);
        break;
    }
  };

  #become(change: Partial<FootballStanding>): void {
    const before = this.#match;
    this.#match = { ...before, ...change };
    const { status, period, score } = this.#match;
    this.#isExtended ||= period !== null && !isRegularTime(period);
    // Only a page that was open during the break knows its score for certain.
    if (before.period === 'half-time' && period === 'second-half')
      this.#match = { ...this.#match, halfTime: before.halfTime ?? score ?? undefined };
    if (status === 'finished' && !this.#isExtended) this.#match = { ...this.#match, goals90: score ?? undefined };
    // From extra time on the score no longer decides the bet: the outcome that was found before is kept.
    const isKnown = !this.#isExtended || this.#match.goals90 !== undefined;
    if (!isKnown) return;
    this.#deciding = this.#match;
    void this.#findExpected();
  }

  /**
   * Computes and shows the expected outcome. The rules of all markets are loaded with the first event of a match that has a tip. A browser may resume
   * calls that wait for them in any order, so that each reads the newest state.
   */
  async #findExpected(): Promise<void> {
    if (this.#leg === null) return;
    const { expectedOfLeg } = await import('#app/elements/prices/expected-of-leg.ts');
    // The tip may have been settled meanwhile.
    if (this.#leg !== null) this.#expect(expectedOfLeg(this.#leg, this.#deciding));
  }

  /** Shows an expected outcome in place of the price, or the price again. The price stays in the page, since it comes back when a goal is taken back. */
  #expect(outcome: BetOutcome | undefined): void {
    const [shown] = this.querySelectorAll<HTMLElement>('[data-expected]');
    if (shown?.dataset.state === outcome) return;
    this.#holdWidth();
    shown?.remove();
    for (const price of this.children) (price as HTMLElement).hidden = outcome !== undefined;
    if (outcome === undefined) return;
    const letter = letterOf(outcome, fillIn(pageWords().expected, { outcome: pageWords().outcomes[outcome].word }));
    letter.dataset.expected = '';
    this.append(letter);
  }

  #settle({ sequence, outcome }: Tip): void {
    if (String(sequence) !== this.getAttribute('tip') || outcome === null) return;
    this.#leg = null;
    this.#holdWidth();
    this.replaceChildren(letterOf(outcome, pageWords().outcomes[outcome].word));
  }

  /** Keeps the width of the price: a letter is narrower, and what precedes it must not move. */
  #holdWidth(): void {
    this.style.minWidth ||= `${this.getBoundingClientRect().width}px`;
  }
}

function letterOf(outcome: BetOutcome | 'withdrawn', word: string): HTMLElement {
  const square = document.createElement('span');
  square.className = letters.letter ?? '';
  square.dataset.state = outcome;
  square.title = word;
  square.role = 'img';
  square.ariaLabel = word;
  square.textContent = pageWords().outcomes[outcome].letter;
  return square;
}
