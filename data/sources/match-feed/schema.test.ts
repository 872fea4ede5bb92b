import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matchPeriods, matchStatuses } from '#domain/match/match-status.ts';
import { matchEventKinds } from '#domain/match/match-timeline.ts';
import { marketNames, markets } from '#domain/odds/markets/markets.ts';
import { predictedResults } from '#domain/prediction/prediction.ts';
import { predictionOutcomes } from '#domain/prediction/settle-prediction.ts';
import { stages } from '#domain/tournament/round.ts';
import { faultsBySchema, matchFeedSchema } from '#tests/factories/match-feed-schema.ts';
import { createMatchFeedSource } from './match-feed-source.ts';
import { childrenNamed, descendantsNamed, parseXml } from './parse-xml.ts';

const schema = parseXml('match-feed.xsd', matchFeedSchema);
const valuesOf = (name: string) =>
  childrenNamed(schema, 'xs:simpleType')
    .filter(({ attributes }) => attributes.get('name') === name)
    .flatMap((type) => descendantsNamed(type, 'xs:enumeration').map(({ attributes }) => attributes.get('value')));

it.each([
  ['status', matchStatuses],
  ['period', matchPeriods],
  ['stage', stages],
  ['event-kind', matchEventKinds],
  ['result', predictedResults],
  ['outcome', predictionOutcomes],
  ['market', marketNames],
  ['selection', [...new Set(Object.values(markets).flatMap(({ selections }) => selections as readonly string[]))]],
])('the schema of the feed allows every %s that the site has, and no other', (name, expected) => {
  expect(valuesOf(name)).toEqual([...expected]);
});

const match = (more: string) =>
  `<match-feed version="1"><match id="1" status="scheduled" kick-off="2026-11-21T14:30:00Z"><competition id="germany.bundesliga" season="2026-27"/>${more}</match></match-feed>`;

it.each([
  ['a match without clubs', match('')],
  ['a club without a name', match('<home id="1"/><away name="B"/>')],
  ['an unknown element', match('<home name="A"/><away name="B"/><weather/>')],
  [
    'an unknown market',
    match(
      '<home name="A"/><away name="B"/><prices market="corners" line="9" quoted-at="2026-11-21T10:00:00Z"><price selection="over" decimal="2"/></prices>',
    ),
  ],
])('the schema refuses %s', (_case, text) => {
  expect(faultsBySchema(text)).not.toEqual([]);
  expect(faultsBySchema(match('<home name="A"/><away name="B"/>'))).toEqual([]);
});

it('the example of the description is valid, and is read as it says', () => {
  const [, example = ''] = /```xml\n(.*?)```/s.exec(readFileSync('docs/match-feed.md', 'utf8')) ?? [];
  expect(faultsBySchema(example)).toEqual([]);
  const now = new Date('2026-11-21T15:30:00Z');
  const source = createMatchFeedSource({ address: new URL('https://tips.example/feed') }, ['germany.bundesliga'], []);
  const [call] = source.calls([], now);
  if (call === undefined) throw new Error('the source has no call');
  const { matches, problems } = source.read(call, example, now);
  expect(problems).toEqual([]);
  expect(matches).toMatchObject([
    { status: 'live', live: { period: 'second-half', minute: 58 }, score: { current: { home: 1, away: 0 } }, events: [{ kind: 'goal' }] },
    { status: 'scheduled', quotes: [{ market: 'total-goals', line: 2.5, prices: [1.95, 1.9] }] },
  ]);
});
