import { pageWords } from '#app/elements/page-words.ts';
import { highlightText } from '#app/i18n/highlight-text.ts';
import { onMatch } from '#app/stores/live.ts';
import type { LiveMessage } from '#app/stores/live-stream.ts';
import type { LiveCard, LiveGoal } from '#domain/live/live-event.ts';
import { type Goals, outcomeOf } from '#domain/match/match-score.ts';
import type { MatchPeriod, MatchStatus } from '#domain/match/match-status.ts';
import { matchOf } from './match-of.ts';
import { scoreOfPage } from './score-of-page.ts';
import { showSilence } from './show-silence.ts';
import { struckGoal, takenBackMs } from './struck-goal.ts';

/**
 * `<live-cell><span data-event>…</span></live-cell>`: the last goal or red card of a match that is on, and for a minute a goal that was
 * taken back. For that minute the row around it has `data-back`; its clubs get a tile for each red card. While the source of the match is
 * silent the cell says so.
 */
export class LiveCell extends HTMLElement {
  #stop: (() => void) | undefined;
  /** The nodes that the cell shows again when a goal is no longer struck through. */
  #before: readonly Node[] = [];
  #status: MatchStatus | undefined;
  #odds: readonly (number | null)[] = [];
  #isExtended = false;
  #penalties: Goals | null = null;
  #takenBack: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.#stop = onMatch(matchOf(this), this.#hear);
  }

  disconnectedCallback(): void {
    this.#stop?.();
    clearTimeout(this.#takenBack);
  }

  readonly #hear = (message: LiveMessage): void => {
    showSilence(this, message);
    switch (message.kind) {
      case 'status':
        if (message.period === 'first-half' && this.#place.textContent === '') this.#show(pageWords().kickedOff);
        this.#follow(message.status, message.period);
        break;
      case 'price':
        void this.#price(message.odds);
        break;
      case 'score':
        this.#penalties = message.penalties;
        this.#frame();
        if (message.penalties !== null) this.#show(bold(scoreOfPage(message.penalties)));
        break;
      case 'goal':
        if (message.change === 'taken-back') this.#strike(message.goal, message.score);
        else this.#tell(message.goal);
        break;
      case 'card':
        this.#showReds(message.reds);
        if (message.card.kind !== 'yellow-card' && message.change === 'shown') this.#tell(message.card);
        break;
      case 'state': {
        void this.#price(message.odds);
        this.#penalties = message.penalties;
        this.#follow(message.status, message.period);
        const reds = message.cards.filter(({ kind }) => kind !== 'yellow-card');
        this.#showReds({
          home: reds.filter(({ side }) => side === 'home').length,
          away: reds.filter(({ side }) => side === 'away').length,
        });
        const last = message.goals.at(-1) ?? reds.at(-1);
        if (last !== undefined) this.#tell(last);
        break;
      }
    }
  };

  #tell(told: LiveGoal | LiveCard): void {
    if (told.kind === 'yellow-card') return;
    const { isGoal, who, when } = highlightText({ ...told, kind: told.kind }, pageWords());
    const text = document.createElement('span');
    text.append(bold(who), ` ${when}`);
    this.#show(sign(isGoal ? 'goal' : 'red'), text);
  }

  /** Shows a goal that was taken back, with the score that it would have made struck through, for a minute. */
  #strike(goal: LiveGoal, score: Goals): void {
    const before = this.#before;
    this.#show(struckGoal(goal, score));
    const row = this.#row;
    if (row !== null) row.dataset.back = '';
    this.#takenBack = setTimeout(() => {
      this.#show(...before);
    }, takenBackMs);
  }

  #show(...nodes: (Node | string)[]): void {
    clearTimeout(this.#takenBack);
    delete this.#row?.dataset.back;
    const place = this.#place;
    this.#before = [...place.childNodes];
    place.replaceChildren(...nodes);
  }

  get #place(): Element {
    return this.querySelector('[data-event]') as Element;
  }

  /** Stores the status. Once the match is finished, frames the price of the outcome that occurred and makes the winner's name bold. */
  #follow(status: MatchStatus, period: MatchPeriod | null): void {
    this.#status = status;
    this.#isExtended ||= period === 'extra-time' || period === 'extra-time-break' || period === 'penalties';
    if (status === 'scheduled') return;
    this.#frame();
  }

  #frame(): void {
    const row = this.#row;
    if (row === null || this.#status !== 'finished') return;
    const goalsOf = (side: 'home' | 'away') => Number(row.querySelector(`[data-goals="${side}"]`)?.textContent);
    const score = { home: goalsOf('home'), away: goalsOf('away') };
    row.dataset.outcome = this.#isExtended ? 'draw' : outcomeOf(score);
    const winner = outcomeOf(this.#penalties ?? score);
    if (winner === 'draw') delete row.dataset.winner;
    else row.dataset.winner = winner;
  }

  /**
   * Writes new prices. The code for that is loaded with the first of them, since most rows get none. A browser may resume calls that wait for it in any
   * order, so that each writes the newest prices.
   */
  async #price(odds: readonly (number | null)[]): Promise<void> {
    this.#odds = odds;
    const buttons = [...(this.#row?.querySelectorAll<HTMLButtonElement>('slip-price button[data-of]') ?? [])];
    if (buttons.length === 0) return;
    const { showPrice } = await import('#app/elements/prices/show-price.ts');
    for (const [at, of] of (['home', 'draw', 'away'] as const).entries()) {
      const button = buttons.find(({ dataset }) => dataset.of === of);
      const price = this.#odds[at];
      if (button && price) showPrice(button, price);
    }
  }

  get #row(): HTMLElement | null {
    return this.closest<HTMLElement>('[data-match]');
  }

  #showReds(reds: Goals): void {
    for (const side of ['home', 'away'] as const) {
      const club = this.#row?.querySelector(`[data-side="${side}"]`);
      const tiles = [...(club?.querySelectorAll('[data-red]') ?? [])];
      for (const tile of tiles.slice(reds[side])) tile.remove();
      for (let count = tiles.length; count < reds[side]; count += 1) club?.append(redTile());
    }
  }
}

function bold(text: string): HTMLElement {
  const element = document.createElement('b');
  element.textContent = text;
  return element;
}

function sign(of: 'goal' | 'red'): HTMLElement {
  const element = document.createElement('i');
  element.dataset.sign = of;
  return element;
}

function redTile(): HTMLElement {
  const tile = document.createElement('i');
  tile.dataset.red = '';
  tile.title = pageWords().redCard;
  tile.role = 'img';
  tile.ariaLabel = tile.title;
  return tile;
}
