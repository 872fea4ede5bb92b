import type { SharedOpenings } from './shared-openings.ts';

/** Max numbers of streams that are open at once, in all and of an address, and of streams that an address may open. */
export interface StreamLimits {
  readonly inAll: number;
  readonly ofAnAddress: number;
  /** Max number that an address may open within ten seconds: a client that opens and leaves at once occupies no place, but makes work. */
  readonly openingsOfAnAddress: number;
  /** Openings in all processes; left out, those of this process count alone. */
  readonly shared?: SharedOpenings;
  /** Monotonic timer in milliseconds. */
  readonly timer?: () => number;
}

/** Seconds for which an opening counts. */
export const openingsCountForSeconds = 10;
const countedForMs = openingsCountForSeconds * 1_000;

/** Counts the open streams of this process, in all and per address, and those that each address has opened recently. */
export class StreamPlaces {
  readonly #limits: Required<Omit<StreamLimits, 'shared'>> & Pick<StreamLimits, 'shared'>;
  readonly #ofAddress = new Map<string, number>();
  #openings = new Map<string, number>();
  #openingsSinceMs: number;
  #inAll = 0;

  constructor(limits: StreamLimits) {
    this.#limits = { timer: () => performance.now(), ...limits };
    this.#openingsSinceMs = this.#limits.timer();
  }

  /** Takes a place; returns a function that gives it back, or undefined when none is left. */
  take(address: string): (() => void) | undefined {
    const taken = this.#ofAddress.get(address) ?? 0;
    if (this.#inAll >= this.#limits.inAll || taken >= this.#limits.ofAnAddress || !this.#mayOpen(address)) return undefined;
    this.#inAll += 1;
    this.#ofAddress.set(address, taken + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#inAll -= 1;
      const left = (this.#ofAddress.get(address) ?? 1) - 1;
      if (left === 0) this.#ofAddress.delete(address);
      else this.#ofAddress.set(address, left);
    };
  }

  #mayOpen(address: string): boolean {
    const now = this.#limits.timer();
    if (now - this.#openingsSinceMs >= countedForMs) {
      this.#openings = new Map();
      this.#openingsSinceMs = now;
    }
    const opened = this.#openings.get(address) ?? 0;
    const { openingsOfAnAddress, shared } = this.#limits;
    if (opened >= openingsOfAnAddress || shared?.isOver(address)) return false;
    this.#openings.set(address, opened + 1);
    shared?.opened(address);
    return true;
  }
}
