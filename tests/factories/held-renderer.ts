import type { Topic } from '#data/changes/topic.ts';
import { Representation } from '#server/http/representation.ts';
import type { PageAddress } from '#server/page-cache/page-address.ts';
import type { RenderedPage } from '#server/page-cache/page-service.ts';

/** A renderer that stops at every page until the test lets it go on. */
export class HeldRenderer {
  readonly waiting: { address: PageAddress; deliver(page: RenderedPage): void; fail(error: Error): void }[] = [];
  render = (requested: PageAddress) =>
    new Promise<RenderedPage>((deliver, fail) => {
      this.waiting.push({ address: requested, deliver, fail });
    });

  async deliver(body: string, options: Partial<RenderedPage> & { status?: number } = {}): Promise<void> {
    this.waiting.shift()?.deliver({
      representation: new Representation({
        status: options.status ?? 200,
        body: Buffer.from(body),
        contentType: 'text/html',
        cacheControl: 'public',
        headers: [],
      }),
      topics: new Set<Topic>(),
      freshUntilMs: Number.POSITIVE_INFINITY,
      storable: true,
      outage: false,
      notFound: false,
      ...options,
    });
    // Lets everything that waited for the page go on.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }
}
