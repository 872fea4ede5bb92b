import { setTimeout as pause } from 'node:timers/promises';

export interface DrainParts {
  /** The length of the whole, in seconds; 0 does nothing. */
  readonly seconds: number;
  /** The open streams of the process. */
  readonly live: { drain(overMs: number): Promise<void> };
}

/**
 * The time in which a process leaves its balancer: it answers as before, but `/healthz` and `/readyz` with 503. During the first half balancers
 * notice; during the second the streams are ended one after the other, and reconnect to other processes.
 */
export class Drain {
  readonly #parts: DrainParts;
  #isOn = false;

  constructor(parts: DrainParts) {
    this.#parts = parts;
  }

  /** True since it began. */
  get isOn(): boolean {
    return this.#isOn;
  }

  /** Begins it; ends once no stream of before is left, after half of the time at the earliest. */
  async begin(): Promise<void> {
    const { seconds, live } = this.#parts;
    if (seconds === 0) return;
    this.#isOn = true;
    const halfMs = seconds * 500;
    await pause(halfMs);
    await live.drain(halfMs);
  }
}
