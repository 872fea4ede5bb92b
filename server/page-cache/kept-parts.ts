import type { PageNotes } from '#app/site-context.server.ts';
import type { Topic } from '#data/commands/changes/record-changes.ts';
import type { Clock } from '#domain/time/clock.ts';
import { concerns } from './concerns.ts';

interface KeptPart {
  readonly part: unknown;
  readonly topics: ReadonlySet<Topic>;
  /** By the site's clock. */
  readonly freshUntilMs: number;
}

/** Parts that many pages show alike, in memory until something that they show changes. */
export class KeptParts {
  readonly #clock: Clock;
  readonly #parts = new Map<string, KeptPart>();
  #changes = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * The part under a name, loaded where it is not held; `page` takes over what the part rests on. A load under way is not shared: when it
   * fails, every page has to know for itself why.
   */
  async take<Part>(name: string, page: PageNotes, load: (notes: PageNotes) => Promise<Part>): Promise<Part> {
    const held = this.#parts.get(name);
    const isFresh = held !== undefined && this.#clock.now().getTime() < held.freshUntilMs;
    const { part, topics, freshUntilMs } = isFresh ? held : await this.#load(name, load);
    page.dependOn(...topics);
    if (freshUntilMs !== Number.POSITIVE_INFINITY) page.freshUntil(new Date(freshUntilMs));
    return part as Part;
  }

  changed(topics: ReadonlySet<Topic>): void {
    this.#changes += 1;
    for (const [name, kept] of this.#parts) if (concerns(topics, kept.topics)) this.#parts.delete(name);
  }

  async #load(name: string, load: (notes: PageNotes) => Promise<unknown>): Promise<KeptPart> {
    const changesBefore = this.#changes;
    const topics = new Set<Topic>();
    let freshUntilMs = Number.POSITIVE_INFINITY;
    const part = await load({
      dependOn: (...named) => {
        for (const topic of named) topics.add(topic);
      },
      freshUntil: (moment) => {
        freshUntilMs = Math.min(freshUntilMs, moment.getTime());
      },
    });
    const loaded = { part, topics, freshUntilMs };
    // What changed meanwhile may be missing from it.
    if (this.#changes === changesBefore) this.#parts.set(name, loaded);
    return loaded;
  }
}
