import { expect, it } from 'vitest';
import { call, event, readAt, sample, source } from '#tests/factories/api-football-answers.ts';

const player = (id: number, name: string, number: number, pos: string, grid: string | null = null) => ({
  player: { id, name, number, pos, grid },
});
const lineUp = (teamId: number, changes: object = {}) => ({
  team: { id: teamId, name: 'Some club', colors: null },
  coach: { id: 3, name: 'A. Blessin' },
  formation: '3-4-3',
  startXI: [player(11, 'N. Vasilj', 22, 'G', '1:1'), player(12, 'Hauke Wahl', 5, 'D', '2:2')],
  substitutes: [player(13, 'Carlo Boukhalfa', 16, 'M')],
  ...changes,
});
const counted = (id: number, minutes: number | null) => ({ player: { id, name: 'Somebody' }, statistics: [{ games: { minutes } }] });
const goalless = { goals: [0, 0], halftime: [0, 0], fulltime: [0, 0] } as const;

it('reads a line-up an hour before kick-off: formation, coach, places and bench', () => {
  const { matches, problems } = readAt('13:40', sample({ more: { lineups: [lineUp(186)] } }));
  expect(problems).toEqual([]);
  expect(matches[0]?.lineUps).toEqual({
    home: {
      formation: '3-4-3',
      coach: 'A. Blessin',
      starters: [
        { name: 'N. Vasilj', externalId: '11', shirtNumber: 22, position: 'goalkeeper', place: { line: 1, place: 1 } },
        { name: 'Hauke Wahl', externalId: '12', shirtNumber: 5, position: 'defender', place: { line: 2, place: 2 } },
      ],
      bench: [{ name: 'Carlo Boukhalfa', externalId: '13', shirtNumber: 16, position: 'midfielder' }],
    },
  });
});

it('counts minutes only once the match is over', () => {
  const more = { lineups: [lineUp(160)], players: [{ team: { id: 160 }, players: [counted(11, 90), counted(13, null)] }], events: [] };
  const minutesOf = (status: string, time: string, elapsed: number) =>
    readAt(time, sample({ status, elapsed, ...goalless, more })).matches[0]?.lineUps?.away?.starters.map(({ minutes }) => minutes);
  expect(minutesOf('2H', '15:50', 63)).toEqual([undefined, undefined]);
  expect(minutesOf('FT', '16:30', 90)).toEqual([90, undefined]);
});

it('has no line-up of a side whose eleven is not told, and doubts one of a stranger or of twelve', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => player(100 + index, 'Somebody', index, 'M'));
  const lineups = [lineUp(186, { startXI: [] }), lineUp(999), lineUp(160, { startXI: twelve })];
  const { matches, problems } = readAt('13:40', sample({ more: { lineups } }));
  expect(matches[0]?.lineUps).toBeUndefined();
  expect(problems.map(({ code, field, value }) => [code, field, value])).toEqual([
    ['inconsistent', 'lineups.1.team.id', '999'],
    ['inconsistent', 'lineups.2.startXI', '12 of 11'],
  ]);
});

it('names the member of a line-up that cannot be read, and reads the match without it', () => {
  const { matches, problems } = readAt('13:40', sample({ more: { lineups: [lineUp(186, { formation: 'four-four-two' })] } }));
  expect(matches).toHaveLength(1);
  expect(problems.map(({ code, field, value }) => [code, field, value])).toEqual([
    ['not-this-format', 'lineups.0.formation', '"four-four-two"'],
  ]);
});

it('knows the players of events by their numbers: who scored, who made the goal, who came and who left', () => {
  const scored = {
    ...event('home', 9, ['Goal', 'Normal Goal'], 'J. Eggestein'),
    player: { id: 21, name: 'J. Eggestein' },
    assist: { id: 22, name: 'E. Saad' },
  };
  const change = {
    ...event('home', 60, ['subst', 'Substitution 1'], 'E. Saad'),
    player: { id: 22, name: 'E. Saad' },
    assist: { id: 23, name: 'D. Sinani' },
  };
  const { matches } = readAt(
    '15:50',
    sample({ status: '2H', elapsed: 63, goals: [1, 0], halftime: [1, 0], more: { events: [scored, change] } }),
  );
  expect(matches[0]?.events).toEqual([
    {
      minute: 9,
      side: 'home',
      kind: 'goal',
      playerName: 'J. Eggestein',
      playerExternalId: '21',
      assistName: 'E. Saad',
      assistExternalId: '22',
      score: { home: 1, away: 0 },
    },
    {
      minute: 60,
      side: 'home',
      kind: 'substitution',
      playerName: 'D. Sinani',
      playerExternalId: '23',
      replacedName: 'E. Saad',
      replacedExternalId: '22',
    },
  ]);
});

it('reads offsides, saves, passes and expected goals beside what it read before', () => {
  const entries = [
    { type: 'Offsides', value: 2 },
    { type: 'Goalkeeper Saves', value: 4 },
    { type: 'Total passes', value: 512 },
    { type: 'Passes accurate', value: 431 },
    { type: 'expected_goals', value: '1.37' },
  ];
  const statistics = [{ team: { id: 186 }, statistics: entries }];
  const { matches, problems } = readAt('16:30', sample({ status: 'FT', ...goalless, more: { events: [], statistics } }));
  expect(problems).toEqual([]);
  expect(matches[0]?.statistics).toEqual({
    offsides: [2, null],
    saves: [4, null],
    passes: [512, null],
    accuratePasses: [431, null],
    expectedGoals: [1.37, null],
  });
});

it('reads who misses a match, with reasons that every language has a word for', () => {
  const absent = (id: number, name: string, reason: string | null, type = 'Missing Fixture', teamId = 186, leagueId = 78) => ({
    player: { id, name, photo: '', type, reason },
    team: { id: teamId, name: 'Some club' },
    fixture: { id: 1_400_001, timezone: 'UTC', date: '2026-11-21T14:30:00+00:00' },
    league: { id: leagueId, season: 2026 },
  });
  const response = [
    absent(31, 'S. Zehnter', 'Knee Injury'),
    absent(31, 'S. Zehnter', 'Knee Injury'),
    absent(32, 'M. Kade', 'Yellow Cards'),
    absent(33, 'L. Rosenfelder', 'Illness', 'Questionable', 160),
    absent(34, 'B. Voll', "Coach's decision"),
    absent(35, 'J. Irvine', 'International duty'),
    absent(36, 'F. Remote', 'Broken leg', 'Missing Fixture', 500, 5000),
    { player: { id: 37, name: 'Nobody' } },
  ];
  const batch = source.read(
    { ...call, name: 'injuries?date=2026-11-21' },
    JSON.stringify({ errors: [], response }),
    new Date('2026-11-21T08:00:00Z'),
  );
  expect(batch).toMatchObject({ rows: 8, matches: [] });
  expect(batch.absences).toEqual([
    {
      matchExternalId: '1400001',
      players: [
        { teamExternalId: '186', name: 'S. Zehnter', externalId: '31', reason: 'injury' },
        { teamExternalId: '186', name: 'M. Kade', externalId: '32', reason: 'suspension' },
        { teamExternalId: '160', name: 'L. Rosenfelder', externalId: '33', reason: 'illness', isDoubtful: true },
        { teamExternalId: '186', name: 'B. Voll', externalId: '34', reason: 'other' },
        { teamExternalId: '186', name: 'J. Irvine', externalId: '35', reason: 'international' },
      ],
    },
  ]);
  expect(batch.problems.map(({ row, code, field }) => [row, code, field])).toEqual([[8, 'missing-value', 'player.type']]);
});
