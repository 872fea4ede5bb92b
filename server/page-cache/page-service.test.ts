import { beforeEach, describe, expect, it } from 'vitest';
import type { Topic } from '#data/commands/changes/record-changes.ts';
import { clockStandingAt } from '#domain/time/clock.ts';
import { Representation } from '#server/http/representation.ts';
import type { PageAddress } from './page-address.ts';
import { PageCache } from './page-cache.ts';
import { PageService, type RenderedPage } from './page-service.ts';

const address = (key: string, cacheable = true) => ({ key, url: key, cacheable }) as PageAddress;
const text = ({ representation }: { representation: Representation }) => representation.body.toString();

/** A renderer that stops at every page until the test lets it go on. */
class Press {
  readonly waiting: { address: PageAddress; deliver(page: RenderedPage): void; fail(error: Error): void }[] = [];
  render = (asked: PageAddress) =>
    new Promise<RenderedPage>((deliver, fail) => {
      this.waiting.push({ address: asked, deliver, fail });
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
      ...options,
    });
    // Lets everything that waited for the page go on.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  }
}

let press: Press;
let cache: PageCache;
let service: PageService;
let timerMs: number;
let failures: unknown[];

beforeEach(() => {
  press = new Press();
  cache = new PageCache(1_000_000);
  timerMs = 1_000_000;
  failures = [];
  service = new PageService({
    cache,
    render: press.render,
    timer: () => timerMs,
    clock: clockStandingAt(new Date('2024-04-06T12:00:00Z')),
    backgroundFailed: (error) => failures.push(error),
  });
});

async function hold(key: string, body: string, options: Partial<RenderedPage> = {}): Promise<void> {
  const answer = service.find(address(key));
  await press.deliver(body, options);
  await answer;
}

describe('answering pages', () => {
  it('renders once however many ask at the same time', async () => {
    const answers = Array.from({ length: 100 }, () => service.find(address('/a')));
    expect(press.waiting).toHaveLength(1);
    await press.deliver('A');
    expect(new Set((await Promise.all(answers)).map(text))).toEqual(new Set(['A']));
    expect(service.renders).toBe(1);
    expect((await service.find(address('/a'))).outcome).toBe('hit');
  });

  it('renders an unknown address once for all who ask together, and keeps nothing', async () => {
    const answers = [service.find(address('/nothing', false)), service.find(address('/nothing', false))];
    expect(press.waiting).toHaveLength(1);
    await press.deliver('not found', { status: 404, storable: false });
    expect((await Promise.all(answers)).map(({ outcome }) => outcome)).toEqual(['uncached', 'uncached']);
    expect(cache.size).toBe(0);
  });

  it('keeps no page of a known route that is not found, nor one that is personal', async () => {
    await hold('/gone', 'not found', { status: 404, storable: false } as never);
    expect(cache.size).toBe(0);
  });

  it('lets everybody know when a rendering fails, and tries again for the next', async () => {
    const answer = service.find(address('/a'));
    press.waiting.shift()?.fail(new Error('broken'));
    await expect(answer).rejects.toThrow('broken');
    await hold('/a', 'A');
    expect((await service.find(address('/a'))).outcome).toBe('hit');
  });
});

describe('a page whose data changed', () => {
  beforeEach(() => hold('/a', 'old', { topics: new Set<Topic>(['match:1']) }));

  it('is rendered anew at once when visitors use it, and served as it was meanwhile', async () => {
    service.changed(new Set<Topic>(['match:1']));
    expect(press.waiting).toHaveLength(1);
    const meanwhile = await service.find(address('/a'));
    expect([text(meanwhile), meanwhile.outcome]).toEqual(['old', 'stale']);
    await press.deliver('new', { topics: new Set<Topic>(['match:1']) });
    const after = await service.find(address('/a'));
    expect([text(after), after.outcome]).toEqual(['new', 'hit']);
    expect(service.renders).toBe(2);
  });

  it('is waited for once half a second has gone by', async () => {
    timerMs += 3_600_000;
    service.changed(new Set<Topic>(['match:1']));
    expect(press.waiting).toHaveLength(0);
    timerMs += 500;
    const answer = service.find(address('/a'));
    await press.deliver('new');
    expect(text(await answer)).toBe('new');
  });

  it('stays when something else changed', async () => {
    service.changed(new Set<Topic>(['match:2']));
    expect((await service.find(address('/a'))).outcome).toBe('hit');
  });

  it('is stale at once when the change came while it was being rendered', async () => {
    service.changed(new Set<Topic>(['match:1']));
    service.changed(new Set<Topic>(['match:1']));
    await press.deliver('between the two', { topics: new Set<Topic>(['match:1']) });
    expect(service.held('/a')).toBeUndefined();
    expect(press.waiting).toHaveLength(1);
    await press.deliver('after both', { topics: new Set<Topic>(['match:1']) });
    expect(service.held('/a')?.body.toString()).toBe('after both');
  });

  it('is forgotten when it is no longer found', async () => {
    service.changed(new Set<Topic>(['match:1']));
    await press.deliver('not found', { storable: false, status: 404 });
    expect(cache.size).toBe(0);
  });

  it('reports a rendering ahead that fails, and goes on with the next', async () => {
    await hold('/b', 'old', { topics: new Set<Topic>(['match:1']) });
    service.changed(new Set<Topic>(['match:1']));
    press.waiting.shift()?.fail(new Error('broken'));
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(failures).toEqual([new Error('broken')]);
    expect(press.waiting).toHaveLength(1);
  });
});

describe('when the site stops', () => {
  it('what is being rendered is waited for, and nothing more is rendered ahead', async () => {
    await hold('/a', 'old', { topics: new Set<Topic>(['match:1']) });
    await hold('/b', 'old', { topics: new Set<Topic>(['match:1']) });
    service.changed(new Set<Topic>(['match:1']));
    let stopped = false;
    const stopping = service.stop().then(() => {
      stopped = true;
    });
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(stopped).toBe(false);
    await press.deliver('new');
    await stopping;
    service.changed(new Set<Topic>(['match:1']));
    expect(press.waiting).toHaveLength(0);
  });
});

describe('a page that is right until a moment', () => {
  const hourMs = 3_600_000;
  beforeEach(() => hold('/a', 'today', { freshUntilMs: Date.parse('2024-04-07T00:00:00Z') }));

  it('is served from memory before it', () => {
    timerMs += 12 * hourMs - 1;
    expect(service.held('/a')?.body.toString()).toBe('today');
  });

  it('is waited for after it', async () => {
    timerMs += 12 * hourMs + 1_000;
    const answer = service.find(address('/a'));
    await press.deliver('tomorrow');
    expect(text(await answer)).toBe('tomorrow');
  });
});

describe('an outage of the database', () => {
  it('is answered with the last good page, marked and for nobody to keep', async () => {
    await hold('/a', 'good', { topics: new Set<Topic>(['match:1']) });
    timerMs += 3_600_000;
    service.changed(new Set<Topic>(['*']));
    timerMs += 60_000;
    const answer = service.find(address('/a'));
    await press.deliver('error', { status: 503, storable: false, outage: true });
    const { representation, outcome } = await answer;
    expect([representation.status, representation.body.toString(), outcome]).toEqual([200, 'good', 'outage']);
    const { headers } = representation.encoded('identity');
    expect(headers[headers.indexOf('X-Tipledger-Stale') + 1]).toBe('database-unavailable');
    expect(headers[headers.indexOf('Cache-Control') + 1]).toBe('no-store');
  });

  it('is answered with the failure where no page is held', async () => {
    const answer = service.find(address('/a'));
    await press.deliver('error', { status: 503, storable: false, outage: true });
    expect((await answer).representation.status).toBe(503);
    expect(cache.size).toBe(0);
  });

  it('is not asked about again for two seconds, and then it is', async () => {
    await hold('/a', 'good');
    timerMs += 3_600_000;
    service.changed(new Set<Topic>(['*']));
    timerMs += 60_000;
    const first = service.find(address('/a'));
    await press.deliver('error', { status: 503, storable: false, outage: true });
    await first;
    expect((await service.find(address('/a'))).outcome).toBe('outage');
    timerMs += 2_000;
    const later = service.find(address('/a'));
    await press.deliver('mended');
    expect(text(await later)).toBe('mended');
  });
});
