import { expect, it } from 'vitest';
import { describeSources } from './describe-sources.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

it('tells of each source when it last answered, how often it was asked, and what fails', () => {
  const sources = [
    {
      source: 'openligadb',
      lastAnsweredAt: at('15:42'),
      callsOfDay: 318,
      problems: [{ call: 'getmatchdata/bl2/2026/13', problem: 'getmatchdata/bl2/2026/13: answered 500', failures: 4 }],
    },
    { source: 'the-odds-api', lastAnsweredAt: null, callsOfDay: 0, problems: [] },
  ];
  expect(describeSources(sources, [])).toEqual([
    'source              last answer  calls today  failing calls',
    'openligadb    2026-11-21T15:42Z          318              1',
    'the-odds-api              never            0              0',
    'openligadb: getmatchdata/bl2/2026/13: answered 500 (4 in a row)',
  ]);
});

it('lists the names that a person has to identify', () => {
  const source = { source: 'openligadb', lastAnsweredAt: at('15:42'), callsOfDay: 1, problems: [] };
  const unknown = {
    kind: 'team' as const,
    team: '',
    externalId: null,
    source: 'openligadb',
    country: 'germany',
    name: 'FC Unbekannt',
    tournament: 'germany.dfb-pokal',
    firstSeenAt: at('12:00'),
    times: 12,
  };
  expect(describeSources([source], [unknown]).slice(-2)).toEqual([
    'name                competition      source              since  times',
    'FC Unbekannt  germany.dfb-pokal  openligadb  2026-11-21T12:00Z     12',
  ]);
});

it('names the setting where nothing is asked', () => {
  expect(describeSources([], [])).toEqual(['No source on the network has been asked yet; the setting SOURCES names them.']);
});
