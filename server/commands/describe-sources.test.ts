import { expect, it } from 'vitest';
import { costsMatches, describeSources, type StateOfSources } from './describe-sources.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const openLigaDB = { source: 'openligadb', lastAnsweredAt: at('15:42'), callsOfDay: 318, quotas: [], problems: [] };

const describe = (more: Partial<StateOfSources>) =>
  describeSources({
    sources: [openLigaDB],
    fillings: [],
    nextCalls: new Map(),
    problems: [],
    unknownNames: [],
    disagreements: [],
    awaited: { newest: [], count: 0 },
    ...more,
  });

it('tells of each source when it last answered, when it is asked next, how often it was asked and may be, and what fails', () => {
  const failing = { call: 'getmatchdata/bl2/2026/13', problem: 'getmatchdata/bl2/2026/13: answered 500', failures: 4 };
  const sources = [
    { ...openLigaDB, problems: [failing] },
    { source: 'the-odds-api', lastAnsweredAt: null, callsOfDay: 0, quotas: [{ window: 'month', callsLeft: 12 } as const], problems: [] },
  ];
  expect(describe({ sources, nextCalls: new Map([['openligadb', at('15:43')]]) })).toEqual([
    'source              last answer          next call  calls today  calls left  failing calls',
    'openligadb    2026-11-21T15:42Z  2026-11-21T15:43Z          318    not told              1',
    'the-odds-api              never              never            0  12 a month              0',
    'openligadb: getmatchdata/bl2/2026/13: answered 500 (4 in a row)',
  ]);
});

it('tells how far a source has filled a new site', () => {
  const fillings = [{ name: 'football-data', done: 37, total: 340 }];
  expect(describe({ fillings }).slice(2)).toEqual(['football-data: the site is being filled, 37 of 340 files have been asked for']);
});

it('shows a problem that comes back with every answer in one line', () => {
  const problem = {
    source: 'openligadb',
    code: 'bad-score',
    field: 'matchResults',
    value: '-1:0',
    call: 'getmatchdata/bl1/2026/11',
    row: 3,
    loses: null,
    lastSeenAt: at('15:42'),
    times: 240,
  } as const;
  expect(describe({ problems: [problem] }).slice(2)).toEqual([
    '',
    'What could not be read, or not be believed, of matches that were kept:',
    'problem           field  value      source                             call          last seen  times',
    'bad-score  matchResults   -1:0  openligadb  getmatchdata/bl1/2026/11, row 3  2026-11-21T15:42Z    240',
  ]);
});

it('puts what loses matches first, with the names of clubs, whatever comes back more often', () => {
  const kept = {
    source: 'the-odds-api',
    code: 'unknown-bookmaker',
    field: 'bookmakers.key',
    value: 'newbook',
    call: 'odds',
    row: 1,
    loses: null,
    lastSeenAt: at('15:42'),
    times: 2638,
  } as const;
  const lost = {
    ...kept,
    source: 'openligadb',
    code: 'bad-score',
    field: 'matchResults',
    value: '-1:0',
    loses: 'match',
    times: 1,
  } as const;
  const club = {
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
  const found = [kept, lost, club, { ...club, kind: 'player' as const, name: 'Müller' }];
  expect(found.map(costsMatches)).toEqual([false, true, true, false]);
  const lines = describe({ problems: [kept, lost], unknownNames: [club] });
  const places = ['Lost matches', '-1:0', 'FC Unbekannt', 'of matches that were kept', 'newbook'].map((text) =>
    lines.findIndex((line) => line.includes(text)),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBe(3);
});

it('lists the names that a person has to identify', () => {
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
  expect(describe({ unknownNames: [unknown] }).slice(-2)).toEqual([
    'name          country        competition      source              since  times',
    'FC Unbekannt  germany  germany.dfb-pokal  openligadb  2026-11-21T12:00Z     12',
  ]);
});

it('lists the results on which sources differ, with the one that stands', () => {
  const disagreement = {
    match: 'fc-st-pauli-sc-freiburg-2026-11-21',
    source: 'api-football',
    result: '2-2',
    otherSource: 'openligadb',
    otherResult: '2-1',
    saidAt: at('17:30'),
  };
  expect(describe({ disagreements: [disagreement] }).slice(-2)).toEqual([
    'match                                         result           other               said',
    'fc-st-pauli-sc-freiburg-2026-11-21  2-2 api-football  2-1 openligadb  2026-11-21T17:30Z',
  ]);
});

it('names the page of the settings where nothing is asked', () => {
  expect(describe({ sources: [] })).toEqual([
    'No source on the network has been asked yet; docs/operating.md lists the settings that name them.',
  ]);
});

it('lists matches whose result nobody has told, also where no source on the network is set up', () => {
  const match = {
    match: 'arsenal-everton-2026-11-21',
    sport: 'football',
    competition: 'england.premier-league',
    season: '2026-27',
    kickoffUtc: at('15:00'),
    kickoffKnown: true,
    source: 'openligadb',
    lastReportAt: at('17:02'),
    lastReported: '1-1 90+9',
  } as const;
  const unheard = { ...match, match: 'genoa-torino-2026-11-21', kickoffKnown: false, source: null, lastReportAt: null, lastReported: null };
  const awaited = { newest: [match, unheard], count: 212 };
  const listed = [
    '',
    'Matches that must be over and whose result nobody has told: 212, of which the last 2',
    'match                          sport                     competition           kick-off      source        last report    it said',
    'arsenal-everton-2026-11-21  football  england.premier-league 2026-27  2026-11-21T15:00Z  openligadb  2026-11-21T17:02Z   1-1 90+9',
    'genoa-torino-2026-11-21     football  england.premier-league 2026-27         2026-11-21     unknown              never  not begun',
  ];
  expect(describe({ awaited }).slice(2)).toEqual(listed);
  expect(describe({ sources: [], awaited }).slice(1)).toEqual(listed);
});
