import type { Pair } from '#domain/sports/pair.ts';
import type { PlannedGame } from './planned-game.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** A day lasts until its night is over: the last games begin after midnight in Greenwich. */
const dayBeginsMs = 5 * hourMs;
/** Min time between the tip-offs of two games of a club. */
const apartMs = 11 * hourMs;

/** The tip-offs of each club by days, so that no other game is set too near to one. */
export class ClubTipOffs {
  readonly #taken = new Map<string, Map<number, number>>();

  constructor(games: readonly PlannedGame[]) {
    for (const { home, away, tipOffMs, postponed } of games) {
      if (postponed !== undefined) this.#add([home.slug, away.slug], postponed.firstTipOffMs);
      this.#add([home.slug, away.slug], tipOffMs);
    }
  }

  /**
   * Returns the tip-off of a game on the first day on which neither club has another one, and reserves it.
   *
   * @param fromDay counted from 1 January 1970
   * @param hours after 00:00 UTC of the day, the preferred one first
   */
  take(clubs: Pair<string>, fromDay: number, hours: readonly number[]): number {
    for (let day = fromDay; ; day += 1) {
      const tipOff = hours.map((hour) => day * dayMs + hour * hourMs).find((moment) => this.#isFree(clubs, moment));
      if (tipOff === undefined) continue;
      this.#add(clubs, tipOff);
      return tipOff;
    }
  }

  #isFree(clubs: Pair<string>, moment: number): boolean {
    const day = dayOf(moment);
    return clubs.every((club) => {
      const taken = this.#taken.get(club);
      const [before, after] = [taken?.get(day - 1) ?? Number.NEGATIVE_INFINITY, taken?.get(day + 1) ?? Number.POSITIVE_INFINITY];
      return !taken?.has(day) && moment - before >= apartMs && after - moment >= apartMs;
    });
  }

  #add(clubs: Pair<string>, moment: number): void {
    for (const club of clubs) {
      const days = this.#taken.get(club) ?? new Map();
      this.#taken.set(club, days.set(dayOf(moment), moment));
    }
  }
}

function dayOf(moment: number): number {
  return Math.floor((moment - dayBeginsMs) / dayMs);
}
