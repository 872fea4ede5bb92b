import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { fetchAnswer } from '../fetch-answer.ts';
import { type Fixture, SourceAnswerError } from '../source.ts';
import { createMatchFeedSource } from './match-feed-source.ts';

const now = new Date('2026-11-21T12:00:00Z');
const secret = new URL('https://user:hunter2@feed.test/hunter2.xml?key=hunter2');
const source = createMatchFeedSource(
  { address: secret, ownAddress: 'https://tips.example' },
  ['germany.bundesliga'],
  [
    { tournamentId: 'england.championship', name: 'oxip:292', season: 'autumn-spring' },
    { tournamentId: 'czech-republic.first-league', name: 'betbalancer:77', season: 'autumn-spring' },
  ],
);
const [call] = source.calls([], now);
if (call === undefined) throw new Error('the source has no call');
const read = (text: string) => source.read(call, text, now);

const match = (attributes = '', inner = '') =>
  `<match id="7" kick-off="2026-11-21T14:30:00Z" status="scheduled" ${attributes}><competition id="germany.bundesliga" season="2026-27"/><home name="Union Berlin"/><away name="SC Freiburg"/>${inner}</match>`;
const feed = (...matches: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<match-feed version="1">\n${matches.join('\n')}\n</match-feed>`;

describe('the own format', () => {
  it('needs no more than competition, clubs, kick-off and status', () => {
    expect(read(feed(match()))).toEqual({
      source: 'match-feed',
      rows: 1,
      matches: [
        {
          row: 3,
          externalId: '7',
          tournamentId: 'germany.bundesliga',
          season: '2026-27',
          home: { name: 'Union Berlin' },
          away: { name: 'SC Freiburg' },
          kickoff: { known: true, utc: new Date('2026-11-21T14:30:00Z') },
          status: 'scheduled',
          quotes: [],
        },
      ],
      problems: [],
      progress: { done: 1, total: 1 },
    });
  });

  it('of which a page is read says where it goes on', () => {
    const page = feed(match()).replace('version="1"', 'version="1" next="https://tips.example/api/match-feed.xml?after=x"');
    const { matches, problems } = read(page);
    expect(matches).toHaveLength(1);
    expect(problems).toEqual([
      {
        source: 'match-feed',
        row: 2,
        field: 'next',
        value: 'https://tips.example/api/match-feed.xml?after=x',
        code: 'truncated',
        loses: 'match',
      },
    ]);
  });

  const good = match().replace('id="7"', 'id="8"');
  const prices = (line: string, price: string) =>
    `<prices market="total-goals" line="${line}" quoted-at="2026-11-21T10:00:00Z">${price}</prices>`;
  it.each([
    ['no club', match().replace(/<away.*?\/>/, ''), { field: 'away', code: 'missing-value' }],
    ['two scores', match('', '<score home="1" away="0"/>'.repeat(2)), { field: 'score', value: '2 elements', code: 'bad-score' }],
    ['another competition', match().replace('germany.', 'england.'), { value: 'england.bundesliga', code: 'unknown-competition' }],
    ['an unknown status', match().replace('scheduled', 'delayed'), { field: 'status', value: 'delayed', code: 'not-this-format' }],
    ['a kick-off without a zone', match().replace(':00Z', ':00'), { field: 'kick-off', value: '2026-11-21T14:30:00', code: 'bad-date' }],
    ['neither kick-off nor day', match().replace(/kick-off="\S+"/, ''), { field: 'kick-off', code: 'missing-value' }],
    ['a result without goals', match().replace('scheduled', 'finished'), { field: 'score', code: 'missing-value' }],
    ['a negative score', match('', '<score home="-1" away="0"/>'), { field: 'score.home', value: '-1', code: 'bad-score' }],
    ['a minute that is none', match('minute="HT"'), { field: 'minute', value: 'HT', code: 'bad-number' }],
    [
      'a price of 1',
      match('', prices('2.5', '<price selection="over" decimal="1"/>')),
      { field: 'prices.price.decimal', value: '1', code: 'bad-price' },
    ],
    ['a price of no selection', match('', prices('2.5', '<price selection="home" decimal="2"/>')), { value: 'home', code: 'bad-price' }],
    ['a line that is none', match('', prices('many', '<price selection="over" decimal="2"/>')), { value: 'many', code: 'bad-line' }],
    ['a match that came before', good, { field: 'id', value: '8', code: 'duplicate-row' }],
  ])('leaves out a match with a fault, names it, and reads the others: %s', (_case, faulty, problem) => {
    const { matches, problems } = read(feed(good, faulty));
    expect(matches.map(({ externalId }) => externalId)).toEqual(['8']);
    expect(problems).toEqual([
      {
        source: 'match-feed',
        row: 4,
        field: expect.any(String),
        ...problem,
        ...(problem.code === 'duplicate-row' ? {} : { loses: 'match' }),
      },
    ]);
  });

  it('is not read in another version', () => {
    const { matches, problems } = read(feed(match()).replace('<match-feed version="1"', '<match-feed version="2"'));
    expect(matches).toEqual([]);
    expect(problems).toEqual([{ source: 'match-feed', row: 2, field: 'version', value: '2', code: 'not-this-format', loses: 'file' }]);
  });
});

describe('an answer that is refused', () => {
  it.each([
    [
      'entities that grow',
      '<!DOCTYPE m [<!ENTITY a "x"><!ENTITY b "&a;&a;">]>\n<match-feed version="1">&b;</match-feed>',
      'line 1: a document type is not accepted',
    ],
    [
      'a file of the machine',
      '<!DOCTYPE m [<!ENTITY a SYSTEM "file:///etc/passwd">]><m>&a;</m>',
      'line 1: a document type is not accepted',
    ],
    [
      'an entity that is unknown',
      '<match-feed>\n<match referee="&copy;"/></match-feed>',
      'line 2, in <match-feed>: not readable as XML: undefined entity.',
    ],
    ['too deep nesting', '<a>'.repeat(17), 'line 1, in <a>: elements are nested deeper than 16'],
    [
      'too many attributes',
      `<match-feed ${Array.from({ length: 41 }, (_, at) => `a${at}=""`).join(' ')}/>`,
      'line 1, in <match-feed>: an element has more than 40 attributes',
    ],
    ['another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?><match-feed/>', 'line 1: the encoding "ISO-8859-1" is not UTF-8'],
    ['a cut text', feed(match()).slice(0, -20), 'line 3, in <match>: not readable as XML: unclosed tag: match'],
    ['a web page', '<html><body>503</body></html>', 'line 1: the root element <html> is none of match-feed, oxip, BetbalancerBetData'],
    [
      'a root named as a member of every object',
      '<constructor/>',
      'line 1: the root element <constructor> is none of match-feed, oxip, BetbalancerBetData',
    ],
    ['JSON', '{"error":"hunter2"}', 'line 1: not readable as XML: text data outside of root node.'],
    ['nothing', '', 'line 1: not readable as XML: document must contain a root element.'],
    ["the site's own feed", '<match-feed version="1" site="https://tips.example"/>', "line 1: the feed is this site's own"],
  ])('says in which line and element: %s', (_case, text, message) => {
    expect(() => read(text)).toThrow(new SourceAnswerError(`match-feed: ${message}`));
  });

  it('has more letters than the call allows', () => {
    const small = { ...call, maxBytes: 30 };
    expect(() => source.read(small, feed(match()), now)).toThrow(new SourceAnswerError('match-feed: the answer has more than 30 letters'));
  });

  it('has more elements than any feed has', () => {
    expect(() => read(`<match-feed>${'<a/>'.repeat(1_000_000)}</match-feed>`)).toThrow(
      'line 1, in <a>: there are more than 1000000 elements',
    );
  });
});

describe('the call', () => {
  const fixture = (kickoff: string, status: Fixture['status'] = 'scheduled'): Fixture => ({
    tournamentId: 'germany.bundesliga',
    season: '2026-27',
    matchday: 11,
    kickoffUtc: new Date(kickoff),
    status,
    externalId: null,
  });
  it.each([
    ['no match is near', [], 3600],
    ['a match is a day ahead', [fixture('2026-11-22T14:30:00Z')], 3600],
    ['one is today', [fixture('2026-11-21T14:30:00Z')], 600],
    ['one begins in six minutes', [fixture('2026-11-21T12:06:00Z')], 600],
    ['one begins in five minutes', [fixture('2026-11-21T12:05:00Z')], 30],
    ['one is played', [fixture('2026-11-21T10:30:00Z', 'live'), fixture('2026-11-22T14:30:00Z')], 30],
    ['one has no end after three hours', [fixture('2026-11-21T08:59:00Z', 'live')], 600],
    ['the last is over', [fixture('2026-11-21T10:00:00Z', 'finished')], 600],
  ])('is repeated by the fixtures where %s', (_case, fixtures, everySeconds) => {
    expect(source.calls(fixtures, now).map((planned) => planned.everySeconds)).toEqual([everySeconds]);
  });

  it('shows nothing of its address, which may hold a key', () => {
    expect(call.name).toBe('match-feed');
    expect(call.url).toEqual(secret);
  });

  it('follows no redirect, not even to this site itself', async () => {
    const requests: string[] = [];
    const server: Server = createServer(({ url = '' }, response) => {
      requests.push(url);
      response.writeHead(302, { Location: '/api/match-feed.xml' }).end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    afterAll(() => server.close());
    const address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`);
    const [redirected] = createMatchFeedSource({ address }, [], []).calls([], now);
    if (redirected === undefined) throw new Error('the source has no call');
    const fetched = fetchAnswer(redirected, { etag: null, lastModified: null }, AbortSignal.timeout(10_000));
    await expect(fetched).rejects.toMatchObject({ failure: 'refused', message: 'match-feed: answered 302' });
    expect(requests).toEqual(['/feed']);
  });
});
