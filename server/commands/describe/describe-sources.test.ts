import { expect, it } from 'vitest';
import { costsMatches, describeSources, type StateOfSources } from './describe-sources.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const openLigaDB = { source: 'openligadb', lastAnsweredAt: at('15:42'), callsOfDay: 318, quotas: [], problems: [] };

const describe = (more: Partial<StateOfSources>) =>
  describeSources({
    sources: [openLigaDB],
    fillings: [],
    nextCalls: new Map(),
    priceBudgets: [],
    lags: [],
    pauses: new Map(),
    problems: [],
    unknownNames: [],
    disagreements: [],
    awaited: { newest: [], count: 0 },
    standings: [],
    uncounted: { seasons: [], knockOuts: { ofClubs: 0, withGuests: 0 } },
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

it('tells what a day’s budget for prices is spent on, and for how many matches it does not reach', () => {
  const spending = { budget: 16, cost: 15, calls: 5, matches: 8, unreached: 0 };
  const exhausted = { budget: 4.8, cost: 3, calls: 1, matches: 9, unreached: 7 };
  expect(
    describe({
      priceBudgets: [
        { source: 'the-odds-api', ...spending },
        { source: 'the-odds-api-court', ...exhausted },
      ],
    }).slice(2),
  ).toEqual([
    'the-odds-api: prices take 15 of the 16 that today has for them, in 5 calls; matches whose last hour begins today: 8',
    'the-odds-api-court: prices take 3 of the 4 that today has for them, in 1 call; matches whose last hour begins today: 9, and the budget is exhausted before 7 of them are asked for in it',
  ]);
});

it('tells how long live changes take, where they took longest, and how long a source may be silent', () => {
  const counted = { tournamentId: 17, counts: [] };
  const competitions = [
    { competition: 'england.premier-league', changes: 90, p50: 16, p95: 20, ...counted },
    { competition: 'england.championship', changes: 20, p50: 16, p95: 90, ...counted },
    { competition: 'england.fa-cup', changes: 19, p50: 600, p95: Number.POSITIVE_INFINITY, ...counted },
  ];
  const lags = [{ source: 'openligadb', changes: 129, p50: 16, p95: 75, competitions }];
  expect(describe({ lags, pauses: new Map([['openligadb', { p95: 60, silentAfter: 180 }]]) }).slice(2)).toEqual([
    '',
    "Live changes of the last 28 days, from the source's own time of a change, or else from its word before, until they were sent to open pages:",
    'source      changes  half within  95 % within  pause between words, 95 % within  silent after',
    'openligadb      129         16 s         75 s                              60 s         180 s',
    'Competitions in which 95 % took longest, of those with 20 changes and more:',
    'competition                 source  changes  half within  95 % within',
    'england.championship    openligadb       20         16 s         90 s',
    'england.premier-league  openligadb       90         16 s         20 s',
  ]);
  const slow = { source: 'openligadb', changes: 1, p50: Number.POSITIVE_INFINITY, p95: Number.POSITIVE_INFINITY, competitions: [] };
  expect(describe({ lags: [slow] }).at(-1)).toBe(
    'openligadb        1     over 1 h     over 1 h                           unknown       unknown',
  );
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
    isFootball: true,
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

it('shows points that no known ruling explains with the command that enters them, apart from other differences of tables', () => {
  const difference = {
    seasonId: 1,
    teamId: 1,
    competition: 'england.championship',
    season: '2025-26',
    club: 'leicester-city',
    source: 'api-football',
    kind: 'points',
    ours: '10-8-12 38',
    theirs: '10-8-12 32',
    points: -6,
    firstDay: '2026-02-06',
    lastDay: '2026-02-07',
  } as const;
  const standings = [
    difference,
    { ...difference, source: 'football-data-org' as const, lastDay: '2026-02-08' },
    { ...difference, teamId: 2, club: 'portsmouth', points: 3 },
    { ...difference, teamId: 3, club: 'oxford-united', kind: 'results' as const, theirs: '11-8-11 41', points: 3 },
  ];
  expect(describe({ standings }).slice(2)).toEqual([
    '',
    'Points of clubs with the same results that no known ruling explains:',
    'club                             competition        ours      theirs                              source       since',
    'leicester-city  england.championship 2025-26  10-8-12 38  10-8-12 32  api-football and football-data-org  2026-02-06',
    'portsmouth      england.championship 2025-26  10-8-12 38  10-8-12 32                        api-football  2026-02-06',
    'Where the league has ruled so:',
    'npm run ruling -- deduct england.championship 2025-26 leicester-city 6 --source "tables of api-football and football-data-org, 2026-02-08"',
    'npm run ruling -- give england.championship 2025-26 portsmouth 3 --source "tables of api-football, 2026-02-07"',
    '',
    'Tables of sources that differ from ours by results, or in the points of most clubs:',
    'club                            competition        ours      theirs        source       since',
    'oxford-united  england.championship 2025-26  10-8-12 38  11-8-11 41  api-football  2026-02-06',
  ]);
});

it('lists the matches that fit no stage of their season, the first of each with what its source says', () => {
  const first = {
    kickoffUtc: new Date('2026-05-02T01:00:00Z'),
    home: 'América',
    away: 'Toluca',
    reason: 'no-stage',
    round: 'matchday',
  } as const;
  const uncounted = {
    seasons: [
      {
        competition: 'mexico.liga-mx',
        season: '2025-26',
        count: 12,
        first: [
          { ...first, reportedStage: 'clausura-quadrangular' },
          { ...first, home: 'Pumas', reason: 'guest', round: null, reportedStage: null } as const,
        ],
      },
    ],
    knockOuts: { ofClubs: 412, withGuests: 36 },
  };
  expect(describe({ uncounted }).slice(2)).toEqual([
    '',
    'Matches that fit no stage of their season; they are shown and count in no table:',
    expect.stringMatching(/^competition +season +matches +the first of them$/),
    'mexico.liga-mx  2025-26       12  2026-05-02 América v Toluca (no-stage, clausura-quadrangular); 2026-05-02 Pumas v Toluca (guest)',
    'Knock-out rounds, which count in no table, have 412 matches, and 36 more with clubs that are in none',
  ]);
});
