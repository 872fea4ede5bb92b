/** The most streams at once. */
export interface StreamLimits {
  readonly inAll: number;
  readonly ofAnAddress: number;
}

/** Counts the open streams, in all and of each address. */
export class StreamPlaces {
  readonly #limits: StreamLimits;
  readonly #ofAddress = new Map<string, number>();
  #inAll = 0;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /** Takes a place; returns what gives it back, or undefined where there is none left. */
  take(address: string): (() => void) | undefined {
    const taken = this.#ofAddress.get(address) ?? 0;
    if (this.#inAll >= this.#limits.inAll || taken >= this.#limits.ofAnAddress) return undefined;
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
}
