import type { PageNotes } from '#app/site/site-context.server.ts';
import type { Topic, WeighedTopic } from '#data/changes/topic.ts';
import type { Clock } from '#domain/time/clock.ts';
import { concerns } from './concerns.ts';

interface Fragment {
  readonly content: unknown;
  readonly topics: ReadonlySet<WeighedTopic>;
  /** The end of its freshness by the site's clock. */
  readonly freshUntilMs: number;
  /** The time after which it is better loaded anew, by the site's clock. */
  readonly renewAfterMs: number;
}

/** A cache of parts shared by many pages, held in memory until something that they show changes. */
export class FragmentCache {
  readonly #clock: Clock;
  readonly #fragments = new Map<string, Fragment>();
  #changes = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Returns the part with a name, loading it when no fresh one is held; `page` takes over its topics and the end of its freshness. Two
   * pages that need the same part at once load it twice, so that each reports its own error when loading fails.
   */
  async take<Part>(name: string, page: PageNotes, load: (notes: PageNotes) => Promise<Part>): Promise<Part> {
    const held = this.#fragments.get(name);
    const isFresh = held !== undefined && this.#clock.now().getTime() < Math.min(held.freshUntilMs, held.renewAfterMs);
    const { content, topics, freshUntilMs, renewAfterMs } = isFresh ? held : await this.#load(name, load);
    page.dependOn(...topics);
    if (freshUntilMs !== Number.POSITIVE_INFINITY) page.freshUntil(new Date(freshUntilMs));
    if (renewAfterMs !== Number.POSITIVE_INFINITY) page.renewAfter(new Date(renewAfterMs));
    return content as Part;
  }

  changed(topics: ReadonlySet<Topic>): void {
    this.#changes += 1;
    for (const [name, fragment] of this.#fragments) if (concerns(topics, fragment.topics)) this.#fragments.delete(name);
  }

  async #load(name: string, load: (notes: PageNotes) => Promise<unknown>): Promise<Fragment> {
    const changesBefore = this.#changes;
    const topics = new Set<WeighedTopic>();
    let freshUntilMs = Number.POSITIVE_INFINITY;
    let renewAfterMs = Number.POSITIVE_INFINITY;
    const content = await load({
      dependOn: (...named) => {
        for (const topic of named) topics.add(topic);
      },
      freshUntil: (moment) => {
        freshUntilMs = Math.min(freshUntilMs, moment.getTime());
      },
      renewAfter: (moment) => {
        renewAfterMs = Math.min(renewAfterMs, moment.getTime());
      },
      // A part says nothing of the page around it.
      changes: () => {},
    });
    const loaded = { content, topics, freshUntilMs, renewAfterMs };
    // What changed meanwhile may be missing from it.
    if (this.#changes === changesBefore) this.#fragments.set(name, loaded);
    return loaded;
  }
}
