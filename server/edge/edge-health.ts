/** The channel of PostgreSQL on which processes tell each other of the edge. */
export const edgeChannel = 'tipledger_edge';

/**
 * A message on the channel. From the process that purges: purges arrive (`well`), or not (`failing`). From any other: it lost its connection for
 * a while, and may have sent old pages (`missed`); it has just heard of a change, and sent a page shortly before that may lack it (`again` and the tags);
 * or it begins with a build of the site.
 */
export type EdgeWord = 'well' | 'failing' | 'missed' | `again ${string}` | `build ${string}`;

/** The time for which `well` counts. It is said every few seconds, so that a process that hears nothing for longer may have missed `failing`. */
const wellForMs = 15_000;
/** The time for which a process takes itself for replaced after another has begun with another build. */
const replacedForMs = 600_000;

/** A process's knowledge of the edge and of the other processes. */
export class EdgeHealth {
  #wellUntilMs = Number.NEGATIVE_INFINITY;
  #replacedUntilMs = Number.NEGATIVE_INFINITY;
  readonly #build: string;
  readonly #timer: () => number;

  /** @param build the build of the site in this process */
  constructor(build: string, timer: () => number = () => performance.now()) {
    this.#build = build;
    this.#timer = timer;
  }

  /** Records a word of another process, or of this one. Returns true when pages at the edge may be old, so that everything has to be purged. */
  heard(word: EdgeWord): boolean {
    if (word === 'well') this.#wellUntilMs = this.#timer() + wellForMs;
    if (word === 'failing') this.forget();
    const isOfOtherBuild = word.startsWith('build ') && word !== `build ${this.#build}`;
    if (isOfOtherBuild) this.#replacedUntilMs = this.#timer() + replacedForMs;
    return word === 'missed' || isOfOtherBuild;
  }

  /** Forgets that purges arrive: the connection is lost. */
  forget(): void {
    this.#wellUntilMs = Number.NEGATIVE_INFINITY;
  }

  /** Returns true while a page of this process may stay at the edge until it is purged: purges arrive, and no new build replaces the process. */
  mayKeep(nowMs: number = this.#timer()): boolean {
    return nowMs < this.#wellUntilMs && nowMs >= this.#replacedUntilMs;
  }
}
