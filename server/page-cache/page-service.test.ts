import { beforeEach, describe, expect, it } from 'vitest';
import { createLocaleSites } from '#app/i18n/locale-sites.ts';
import type { Topic, WeighedTopic } from '#data/changes/topic.ts';
import { createEdgeHeaders, type EdgeHeaders } from '#server/edge/edge-headers.ts';
import type { Representation } from '#server/http/representation.ts';
import { WorkLimit } from '#server/http/work-limit.ts';
import { readSettings } from '#server/start/settings.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { HeldRenderer } from '#tests/factories/held-renderer.ts';
import { waitFor } from '#tests/factories/wait-for.ts';
import type { PageAddress } from './page-address.ts';
import { PageCache } from './page-cache.ts';
import { type PageAnswer, PageService, type RenderedPage } from './page-service.ts';

const localeSites = createLocaleSites(readSettings({}, 'no such file').addresses, 'http://localhost:3000');
const address = (key: string, cacheable = true) => {
  const localeSite = localeSites.localeSiteOf(undefined, key);
  const { pathname, search } = new URL(key, 'http://localhost');
  return { key, url: key, path: pathname.slice(localeSite.prefix.length) || '/', search, cacheable, localeSite } as PageAddress;
};
const unknownAddress = (key: string) => ({ ...address(key, false), isUnknown: true });
const text = ({ representation }: { representation: Representation }) => representation.body.toString();

let press: HeldRenderer;
let cache: PageCache;
let service: PageService;
let timerMs: number;
let failures: unknown[];
let isLate: boolean;

beforeEach(() => {
  press = new HeldRenderer();
  cache = new PageCache(1_000_000);
  timerMs = 1_000_000;
  failures = [];
  isLate = false;
  service = newService();
});

const newService = (edge?: EdgeHeaders) =>
  new PageService({
    cache,
    render: press.render,
    timer: () => timerMs,
    clock: clockStandingAt(new Date('2024-04-06T12:00:00Z')),
    limit: new WorkLimit({ maxAtOnce: 2, maxWaiting: 1, maxWaitMs: 5_000, timer: () => timerMs }),
    smallLimit: new WorkLimit({ maxAtOnce: 1, maxWaiting: 1, maxWaitMs: 5_000, timer: () => timerMs }),
    edge,
    isLate: () => isLate,
    backgroundFailed: (error) => failures.push(error),
  });

/** Reports news of some topics. Returns true when an edge may have been given an old page. */
const change = (...topics: readonly Topic[]) => service.changed({ news: new Set(topics), minor: new Set() });
/** Reports that only minutes, statistics or prices changed. */
const changeLittle = (...topics: readonly Topic[]) => service.changed({ news: new Set(), minor: new Set(topics) });

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

  it('renders what is made in a moment while pages wait', async () => {
    const pages = ['/a', '/b', '/c'].map((key) => service.find(address(key)));
    const small = service.find({ ...address('/counts.json'), isSmall: true });
    expect(press.waiting).toHaveLength(3);
    for (const body of ['A', 'B', '12']) await press.deliver(body);
    expect(text(await small)).toBe('12');
    await press.deliver('C');
    expect((await Promise.all(pages)).map(text)).toEqual(['A', 'B', 'C']);
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
    change('match:1');
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
    change('match:1');
    expect(press.waiting).toHaveLength(0);
    timerMs += 500;
    const answer = service.find(address('/a'));
    await press.deliver('new');
    expect(text(await answer)).toBe('new');
  });

  it('is made once more for whoever asks after the live events of the change are known to the site', async () => {
    const topics = new Set<Topic>(['match:1']);
    change(...topics);
    await press.deliver('new', { topics });
    timerMs += 1_300;
    expect((await service.find(address('/a'))).outcome).toBe('hit');
    timerMs += 1_000;
    const later = service.find(address('/a'));
    await press.deliver('new, and names its event', { topics });
    expect(text(await later)).toBe('new, and names its event');
    timerMs += 3_600_000;
    expect((await service.find(address('/a'))).outcome).toBe('hit');
  });

  it('is made once more as well where making it took until the live events were known', async () => {
    const topics = new Set<Topic>(['match:1']);
    change(...topics);
    timerMs += 2_000;
    await press.deliver('new', { topics });
    timerMs += 1_000;
    const later = service.find(address('/a'));
    await press.deliver('new, and names its event', { topics });
    expect(text(await later)).toBe('new, and names its event');
  });

  it('is made once more where the live events were late, however long ago its change was', async () => {
    const topics = new Set<Topic>(['match:1']);
    // Last read so long ago that it is not rendered ahead.
    timerMs += 3_600_000;
    change(...topics);
    timerMs += 3_000;
    isLate = true;
    const first = service.find(address('/a'));
    await press.deliver('new', { topics });
    expect(text(await first)).toBe('new');
    isLate = false;
    timerMs += 1_300;
    expect((await service.find(address('/a'))).outcome).toBe('hit');
    timerMs += 700;
    const later = service.find(address('/a'));
    await press.deliver('new, and names its event', { topics });
    expect(text(await later)).toBe('new, and names its event');
    timerMs += 3_600_000;
    expect((await service.find(address('/a'))).outcome).toBe('hit');
  });

  it('stays when something else changed', async () => {
    change('match:2');
    expect((await service.find(address('/a'))).outcome).toBe('hit');
  });

  it('is stale at once when the change came while it was being rendered', async () => {
    timerMs += 30_000;
    change('match:1');
    change('match:1');
    await press.deliver('between the two', { topics: new Set<Topic>(['match:1']) });
    expect(service.held('/a')).toBeUndefined();
    expect(press.waiting).toHaveLength(1);
    await press.deliver('after both', { topics: new Set<Topic>(['match:1']) });
    expect(service.held('/a')?.body.toString()).toBe('after both');
  });

  it('is forgotten when it is no longer found', async () => {
    change('match:1');
    await press.deliver('not found', { storable: false, status: 404 });
    expect(cache.size).toBe(0);
  });

  it('reports a rendering ahead that fails, and goes on with the next', async () => {
    await hold('/b', 'old', { topics: new Set<Topic>(['match:1']) });
    change('match:1');
    press.waiting.shift()?.fail(new Error('broken'));
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(failures).toEqual([new Error('broken')]);
    expect(press.waiting).toHaveLength(1);
  });
});

describe('a page behind an edge', () => {
  it('is rendered when the edge asks for it after a change, and never given as it was', async () => {
    service = newService(createEdgeHeaders('varnish', () => true));
    await hold('/a', 'old', { topics: new Set<Topic>(['match:1']) });
    timerMs += 3_600_000;
    await service.find(address('/a'));
    change('match:1');
    expect(press.waiting).toHaveLength(0);
    const answer = service.find(address('/a'));
    await press.deliver('new', { topics: new Set<Topic>(['match:1']) });
    expect([text(await answer), (await answer).edge?.[1]]).toEqual(['new', 'max-age=1']);
  });

  it.each([
    [3_000, true],
    [4_000, false],
  ])('that the edge was given %s ms before its change is known may be old there: %s', async (ms, isGiven) => {
    service = newService(createEdgeHeaders('varnish', () => true));
    await hold('/a', 'old', { topics: new Set<Topic>(['match:1']) });
    timerMs += ms;
    expect([change('match:2'), change('match:1')]).toEqual([false, isGiven]);
  });
});

describe('a page with minor changes only', () => {
  const topics = new Set<Topic>(['match:1']);

  /** Begins two renderings, so that the service is busy. */
  function bePressed(): void {
    for (const key of ['/x', '/y']) void service.find(address(key));
    press.waiting.splice(0);
  }

  beforeEach(async () => {
    service = newService(createEdgeHeaders('varnish', () => true));
    await hold('/a', 'old', { topics });
    timerMs += 3_600_000;
    changeLittle('match:1');
  });

  it('is given as it was, also to an edge, until its live events are known to the site', async () => {
    timerMs += 1_399;
    const answer = await service.find(address('/a'));
    expect([text(answer), answer.outcome, answer.edge?.[1]]).toEqual(['old', 'stale', 'max-age=4']);
    expect(press.waiting).toHaveLength(0);
  });

  it('is waited for then', async () => {
    timerMs += 1_400;
    const answer = service.find(address('/a'));
    await press.deliver('new', { topics });
    expect([text(await answer), (await answer).outcome]).toEqual(['new', 'miss']);
  });

  it('is given as it was for ten seconds while others are being rendered, and rendered when they are', async () => {
    timerMs += 1_400;
    const others = ['/x', '/y'].map((key) => service.find(address(key)));
    expect(text(await service.find(address('/a')))).toBe('old');
    for (const body of ['X', 'Y', 'new']) await press.deliver(body, { topics });
    await Promise.all(others);
    expect([text(await service.find(address('/a'))), service.renders]).toEqual(['new', 4]);
  });

  it('is waited for after ten seconds', async () => {
    bePressed();
    timerMs += 10_000;
    const answer = service.find(address('/a'));
    await press.deliver('new', { topics });
    expect(text(await answer)).toBe('new');
  });

  it.each([
    ['after', () => change('match:1')],
    ['before', () => changeLittle('match:1')],
  ])('is waited for when more changed %s it', async (order, more) => {
    if (order === 'before') {
      timerMs += 1_400;
      await hold('/a', 'between', { topics });
      timerMs += 3_600_000;
      change('match:1');
    }
    more();
    bePressed();
    const answer = service.find(address('/a'));
    await press.deliver('new', { topics });
    expect(text(await answer)).toBe('new');
  });

  it('may have news of a topic that is minor to it', async () => {
    await hold('/b', 'old', { topics: new Set<WeighedTopic>(['match:2', 'minor:tournament:3']) });
    timerMs += 3_600_000;
    change('tournament:3');
    const answer = await service.find(address('/b'));
    expect([text(answer), answer.outcome]).toEqual(['old', 'stale']);
    change('match:2');
    const news = service.find(address('/b'));
    await press.deliver('new');
    expect(text(await news)).toBe('new');
  });

  it('is stale where it was rendered twice at once and a change came before the second ended', async () => {
    timerMs += 9_900;
    for (const key of ['/x', '/y']) void service.find(address(key));
    await service.find(address('/a'));
    timerMs += 100;
    const urgent = service.find(address('/a'));
    await press.deliver('X');
    await press.deliver('Y');
    await press.deliver('first', { topics });
    await urgent;
    // What was queued when the page could still be shown has begun meanwhile.
    expect(press.waiting).toHaveLength(1);
    change('match:1');
    await press.deliver('from before the change', { topics });
    expect(service.held('/a')).toBeUndefined();
  });

  it('may have missed a minor change while it was being rendered, and is not rendered again by itself', async () => {
    timerMs += 3_600_000;
    const answer = service.find(address('/a'));
    changeLittle('match:1');
    await press.deliver('new', { topics });
    expect(text(await answer)).toBe('new');
    expect([service.held('/a'), press.waiting.length]).toEqual([undefined, 0]);
  });
});

describe('a page that changes again and again', () => {
  const topics = new Set<Topic>(['match:1']);
  const changeIt = () => change(...topics);

  /** Stores a page rendered at this moment, half a minute less a millisecond after a rendering that a change then overtook. */
  beforeEach(async () => {
    await hold('/a', 'first', { topics });
    timerMs += 29_999;
    changeIt();
    await press.deliver('second', { topics });
  });

  it('is served as it was until a second after its rendering began, and waited for then', async () => {
    timerMs += 10;
    changeIt();
    timerMs += 989;
    const answers = await Promise.all([service.find(address('/a')), service.find(address('/a'))]);
    expect(answers.map((answer) => [text(answer), answer.outcome])).toEqual([
      ['second', 'stale'],
      ['second', 'stale'],
    ]);
    expect(service.renders).toBe(2);
    timerMs += 1;
    const waiting = service.find(address('/a'));
    await press.deliver('third', { topics });
    expect(text(await waiting)).toBe('third');
  });

  it('is rendered when somebody asks for it, and never ahead', async () => {
    timerMs += 5_000;
    changeIt();
    expect(press.waiting).toHaveLength(0);
    const answer = service.find(address('/a'));
    await press.deliver('third', { topics });
    expect(text(await answer)).toBe('third');
  });

  it('is rendered ten times in ten seconds of a change and a visitor every fifty milliseconds, and no answer lacks a change of a second ago', async () => {
    let changes = 0;
    const before = service.renders;
    const shown: number[] = [];
    for (let step = 0; step < 200; step += 1) {
      timerMs += 50;
      changes += 1;
      changeIt();
      const answer = service.find(address('/a'));
      if (press.waiting.length > 0) await press.deliver(String(changes), { topics });
      if (step >= 40) shown.push(changes - Number(text(await answer)));
    }
    expect(service.renders - before).toBe(10);
    expect(Math.max(...shown)).toBeLessThan(20);
  });

  it('stays such a page when it was made once more without a change, so as to name the latest event', async () => {
    timerMs += 2_000;
    const answer = service.find(address('/a'));
    await press.deliver('second again', { topics });
    await answer;
    timerMs += 10_000;
    changeIt();
    expect(press.waiting).toHaveLength(0);
  });

  it('is not rendered again by itself when it missed a change while it was being made', async () => {
    timerMs += 5_000;
    changeIt();
    timerMs += 500;
    const answer = service.find(address('/a'));
    changeIt();
    await press.deliver('third', { topics });
    expect(text(await answer)).toBe('third');
    expect([service.held('/a'), press.waiting.length]).toEqual([undefined, 0]);
  });

  it('is rendered ahead again once a rendering has stood for half a minute', async () => {
    timerMs += 30_000;
    changeIt();
    timerMs += 500;
    const answer = service.find(address('/a'));
    await press.deliver('third', { topics });
    await answer;
    changeIt();
    await press.deliver('fourth', { topics });
    expect(service.held('/a')?.body.toString()).toBe('fourth');
  });
});

describe('an address without a page', () => {
  const page404 = { status: 404, notFound: false };

  it('is answered from memory, with one rendering a language and the path that was asked for', async () => {
    const first = service.find(unknownAddress('/no/such/page'));
    await press.deliver('<p>Page not found: /-/-/page</p><a href="/language/de?to=%2F-%2F-%2Fpage">', page404);
    const paths = ['/no/such/page', '/another', '/de/noch/eine', '/<b>?a="'];
    const answers = [first, ...paths.slice(1).map((path) => service.find(unknownAddress(path)))];
    await press.deliver('<p>Nicht gefunden: /de/-/-/page</p><a href="/language/en?to=%2F-%2F-%2Fpage">', page404);
    expect((await Promise.all(answers)).map(text)).toEqual([
      '<p>Page not found: /no/such/page</p><a href="/language/de?to=%2Fno%2Fsuch%2Fpage">',
      '<p>Page not found: /another</p><a href="/language/de?to=%2Fanother">',
      '<p>Nicht gefunden: /de/noch/eine</p><a href="/language/en?to=%2Fnoch%2Feine">',
      '<p>Page not found: /%3Cb%3E</p><a href="/language/de?to=%2F%253Cb%253E%3Fa%3D%2522">',
    ]);
    expect(service.renders).toBe(2);
  });

  it('of a match or club that does not exist is asked for, and not rendered', async () => {
    const answer = service.find(address('/no-such-match'));
    await press.deliver('', { status: 404, storable: false, notFound: true } as never);
    await press.deliver('<p>/-/-/page</p>', page404);
    const { representation, outcome } = await answer;
    expect([representation.status, text({ representation }), outcome]).toEqual([404, '<p>/no-such-match</p>', 'miss']);
  });

  it('has a page that is made anew when something on it changed, and shown as it was meanwhile', async () => {
    const first = service.find(unknownAddress('/a/b/c'));
    await press.deliver('old /-/-/page', { ...page404, topics: new Set<Topic>(['catalogue']) });
    await first;
    timerMs += 3_600_000;
    change('catalogue');
    timerMs += 3_600_000;
    expect(text(await service.find(unknownAddress('/a/b/c')))).toBe('old /a/b/c');
    await press.deliver('new /-/-/page', page404);
    expect(text(await service.find(unknownAddress('/a/b/c')))).toBe('new /a/b/c');
  });
});

describe('more pages than can be rendered soon', () => {
  const busy = '<a href="/-/-/page">Try again</a>';

  it('are answered with a page that says so, which is held, and worth another try', async () => {
    const answers = ['/a', '/b', '/c'].map((path) => service.find(address(path)));
    expect(press.waiting).toHaveLength(2);
    const refused = service.find(address('/search?q=x', false));
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(press.waiting[2]?.address).toMatchObject({ standsFor: 503 });
    press.waiting.splice(0, 3, press.waiting[2] as never, ...press.waiting.slice(0, 2));
    await press.deliver(busy, { status: 503 });
    const { representation, outcome } = await refused;
    expect([representation.status, text({ representation }), outcome]).toEqual([503, '<a href="/search?q=x">Try again</a>', 'busy']);
    expect(text(await service.find(address('/search?q=y', false)))).toBe('<a href="/search?q=y">Try again</a>');
    for (const body of ['A', 'B', 'C']) await press.deliver(body);
    expect((await Promise.all(answers)).map(text)).toEqual(['A', 'B', 'C']);
  });

  it('leave what is held as it was, however long ago', async () => {
    const topics = new Set<Topic>(['match:1']);
    for (const path of ['/held', '/also held', '/third']) await hold(path, `old ${path}`, { topics });
    timerMs += 3_600_000;
    change(...topics);
    timerMs += 3_600_000;
    const others = ['/a', '/b'].map((path) => service.find(address(path)));
    const [renders, waits] = ['/also held', '/third'].map((path) => service.find(address(path)));
    const { representation, outcome } = await service.find(address('/held'));
    expect([representation.status, text({ representation }), outcome]).toEqual([200, 'old /held', 'stale']);
    for (const body of ['A', 'B', 'new', 'new']) await press.deliver(body);
    expect((await Promise.all([...others, renders as Promise<PageAnswer>, waits as Promise<PageAnswer>])).map(text)).toEqual([
      'A',
      'B',
      'new',
      'new',
    ]);
  });

  it('let a visitor pass a browser that fetches the same page in case', async () => {
    const others = ['/a', '/b'].map((path) => service.find(address(path)));
    const [early, late] = [service.find(address('/c'), 'speculative'), service.find(address('/c'))];
    for (const body of ['A', 'B', 'C', 'C']) await press.deliver(body);
    expect((await Promise.all([...others, early, late])).map(text)).toEqual(['A', 'B', 'C', 'C']);
  });
});

describe('when the site stops', () => {
  it('what is being rendered is waited for, and nothing more is rendered ahead', async () => {
    await hold('/a', 'old', { topics: new Set<Topic>(['match:1']) });
    await hold('/b', 'old', { topics: new Set<Topic>(['match:1']) });
    change('match:1');
    let stopped = false;
    const stopping = service.stop().then(() => {
      stopped = true;
    });
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(stopped).toBe(false);
    await press.deliver('new');
    await stopping;
    change('match:1');
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
    change('*');
    timerMs += 60_000;
    const answer = service.find(address('/a'));
    await press.deliver('error', { status: 503, storable: false, outage: true });
    const { representation, outcome } = await answer;
    expect([representation.status, representation.body.toString(), outcome]).toEqual([200, 'good', 'outage']);
    const { headers } = representation.encoded('identity');
    expect(headers[headers.indexOf('X-Tipledger-Stale') + 1]).toBe('database-unavailable');
    expect(headers[headers.indexOf('Cache-Control') + 1]).toBe('no-store');
  });

  const failure = { status: 503, storable: false, outage: true } as const;

  it('is waited for where no page is held and it has just begun', async () => {
    const answer = service.find(address('/a'));
    await press.deliver('error', failure);
    await waitFor(() => expect(press.waiting).toHaveLength(1));
    await press.deliver('error', failure);
    await waitFor(() => expect(press.waiting).toHaveLength(1));
    await press.deliver('good');
    expect(text(await answer)).toBe('good');
  });

  it('is answered with the failure where no page is held and it lasts', async () => {
    const answer = service.find(address('/a'));
    await press.deliver('error', failure);
    timerMs += 5_000;
    await waitFor(() => expect(press.waiting).toHaveLength(1));
    await press.deliver('error', failure);
    expect((await answer).representation.status).toBe(503);
    const next = service.find(address('/b'));
    await press.deliver('error', failure);
    expect((await next).representation.status).toBe(503);
    expect(cache.size).toBe(0);
  });

  it('is not asked about again for two seconds, and then it is', async () => {
    await hold('/a', 'good');
    timerMs += 3_600_000;
    change('*');
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
