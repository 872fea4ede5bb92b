/** The channel of PostgreSQL on which the process that purges says whether purges arrive. */
export const edgeChannel = 'tipledger_edge';

/** What is said on the channel: purges arrive; they fail; or a process lost its connection for a while, and may have sent old pages. */
export type EdgeWord = 'well' | 'failing' | 'missed';

/** The time for which `well` counts. It is said every five seconds, so that a process that hears nothing for longer knows that it may miss `failing`. */
const wellForMs = 15_000;

/** What a process knows of the purges, which another one may send. */
export class EdgeHealth {
  #wellUntilMs = Number.NEGATIVE_INFINITY;
  readonly #timer: () => number;

  constructor(timer: () => number = () => performance.now()) {
    this.#timer = timer;
  }

  /** Records a word of the process that purges. */
  heard(word: EdgeWord): void {
    if (word === 'well') this.#wellUntilMs = this.#timer() + wellForMs;
    if (word === 'failing') this.forget();
  }

  /** Forgets what was heard: the connection is lost. */
  forget(): void {
    this.#wellUntilMs = Number.NEGATIVE_INFINITY;
  }

  /** Returns true while purges are known to arrive. */
  purgesArrive(nowMs: number = this.#timer()): boolean {
    return nowMs < this.#wellUntilMs;
  }
}
