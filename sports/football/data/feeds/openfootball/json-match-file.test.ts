import { describe, expect, it } from 'vitest';
import { readJsonMatchFile } from './json-match-file.ts';

const facts = { id: 'england.premier-league', zone: 'Europe/London', seasonKind: 'autumn-spring' } as const;

function readText(text: string, key = 'en.1') {
  const { rows, parts, problems } = readJsonMatchFile('en.1.json', text, key, (title) => (title === 'en.1' ? facts : undefined));
  return { rows, problems, matches: parts.flatMap(({ placed }) => placed.map(({ match }) => match)) };
}

function read(...matches: object[]) {
  return readText(JSON.stringify({ name: 'English Premier League 2023/24', matches }, null, 1));
}

const plain = { round: 'Matchday 1', date: '2023-08-11', time: '20:00', team1: 'Burnley FC', team2: 'Manchester City FC' };

describe('readJsonMatchFile', () => {
  it('reads a match with its half-time score', () => {
    const { matches, rows, problems } = read({ ...plain, score: { ht: [0, 2], ft: [0, 3] } });
    expect({ rows, problems }).toEqual({ rows: 1, problems: [] });
    expect(matches[0]).toEqual({
      row: 4,
      tournamentId: 'england.premier-league',
      season: '2023-24',
      round: { stage: 'matchday', matchday: 1 },
      home: { name: 'Burnley FC' },
      away: { name: 'Manchester City FC' },
      kickoff: { known: true, utc: new Date('2023-08-11T19:00:00Z') },
      status: 'finished',
      score: { current: { home: 0, away: 3 }, fullTime: { home: 0, away: 3 }, halfTime: { home: 0, away: 2 } },
      quotes: [],
    });
  });

  it('reads extra time and a shoot-out', () => {
    const { matches } = read({ ...plain, score: { ht: [1, 0], ft: [1, 2], et: [1, 2], p: [3, 2] } });
    expect(matches[0]?.score).toEqual({
      current: { home: 1, away: 2 },
      halfTime: { home: 1, away: 0 },
      fullTime: { home: 1, away: 2 },
      extraTime: { home: 1, away: 2 },
      penalties: { home: 3, away: 2 },
    });
  });

  it('reads a match to come of which only the day is known', () => {
    const { time: _time, ...dayOnly } = plain;
    expect(read(dayOnly).matches[0]).toMatchObject({ status: 'scheduled', kickoff: { known: false, day: '2023-08-11' } });
  });

  it('reads goals in both spellings of the minute', () => {
    const { matches, problems } = read({
      ...plain,
      score: { ft: [1, 2] },
      goals1: [{ name: 'Foster', minute: 45, offset: 2, penalty: true }],
      goals2: [
        { name: 'Haaland', minute: '90+4' },
        { name: 'Muric', minute: '50', owngoal: true },
      ],
    });
    expect(problems).toEqual([]);
    expect(matches[0]?.events).toEqual([
      { playerName: 'Foster', minute: 45, addedMinute: 2, kind: 'penalty-goal', side: 'home', score: { home: 1, away: 0 } },
      { playerName: 'Muric', minute: 50, kind: 'own-goal', side: 'away', score: { home: 1, away: 1 } },
      { playerName: 'Haaland', minute: 90, addedMinute: 4, kind: 'goal', side: 'away', score: { home: 1, away: 2 } },
    ]);
  });

  it('drops goals that contradict the score and says so', () => {
    const { matches, problems } = read({ ...plain, score: { ft: [1, 2] }, goals1: [{ name: 'Foster', minute: 45 }], goals2: [] });
    expect(matches[0]).not.toHaveProperty('events');
    expect(problems).toEqual([{ source: 'en.1.json', row: 4, field: 'goals', value: '1-0', code: 'inconsistent' }]);
  });

  it('drops goals with a minute that cannot be read and names it', () => {
    const goals = { goals1: [{ name: 'Foster', minute: 45 }], goals2: [{ name: 'Haaland', minute: 'late' }] };
    const { matches, problems } = read({ ...plain, score: { ft: [1, 1] }, ...goals });
    expect(matches[0]).not.toHaveProperty('events');
    expect(problems).toEqual([{ source: 'en.1.json', row: 4, field: 'minute', value: 'late', code: 'bad-number' }]);
  });

  it('reads no file whose name means another competition than its title', () => {
    const { problems, parts } = readJsonMatchFile(
      'fr.1.json',
      JSON.stringify({ name: 'English Premier League 2023/24', matches: [plain] }),
      'fr.1',
      (title) => (title === 'fr.1' ? { ...facts, id: 'france.ligue-1' } : facts),
    );
    expect(parts).toEqual([]);
    expect(problems).toEqual([
      { source: 'fr.1.json', field: 'name', value: 'English Premier League', code: 'inconsistent', loses: 'file' },
    ]);
  });

  it('reads stages and groups', () => {
    const { matches } = read(
      plain,
      { ...plain, stage: 'Playoffs - Championship', round: 'Matchday 23', team1: 'A' },
      { ...plain, stage: 'Finals', round: 'Final', team1: 'B' },
      { ...plain, round: 'Matchday 2', group: 'Group C', team1: 'C' },
    );
    expect(matches.map(({ round }) => round)).toEqual([
      { stage: 'matchday', matchday: 1 },
      { stage: 'championship-round', matchday: 23 },
      { stage: 'play-off' },
      { stage: 'group', group: 'C', matchday: 2 },
    ]);
  });

  it('names what it cannot read by its line and reads the rest', () => {
    const { team1: _team1, ...homeless } = plain;
    const { matches, rows, problems } = read(
      homeless,
      { ...plain, score: { ft: [1, -1] } },
      { ...plain, date: '2023-02-30' },
      { ...plain, time: '8pm' },
      { ...plain, round: 'Carnival' },
      { ...plain, team1: 'A', crowd: 5 },
      { ...plain, team1: 'B', status: 'moved' },
      { ...plain, team1: 'B\0' },
    );
    expect(rows).toBe(8);
    expect(matches).toHaveLength(1);
    expect(matches[0]).not.toHaveProperty('round');
    expect(problems.map(({ row, code, field, value }) => [row, code, field, value])).toEqual([
      [4, 'missing-value', 'team1', undefined],
      [10, 'bad-score', 'score.ft.1', '-1'],
      [23, 'bad-date', 'date', '2023-02-30'],
      [30, 'bad-time', 'time', '8pm'],
      [37, 'not-this-format', 'round', 'Carnival'],
      [44, 'not-this-format', 'crowd', undefined],
      [52, 'not-this-format', 'status', 'moved'],
      [60, 'not-this-format', 'team1', String.raw`"B\u0000"`],
    ]);
    expect(problems.filter(({ loses }) => loses === undefined).map(({ field }) => field)).toEqual(['round']);
  });

  it('tells a file cut short from one of another kind', () => {
    expect(readText('{"name": "English Premier League 2023/24", "matches": [{"round": "Mat').problems).toMatchObject([
      { code: 'truncated' },
    ]);
    expect(readText('{"name" "x"}').problems).toMatchObject([{ code: 'not-readable' }]);
    expect(readText('{"clubs": []}').problems).toEqual([{ source: 'en.1.json', code: 'not-this-format', loses: 'file' }]);
    expect(readText('{"name": "Moon League 2023/24", "matches": [{}]}', 'moon.1')).toEqual({
      rows: 1,
      matches: [],
      problems: [{ source: 'en.1.json', field: 'name', value: 'Moon League', code: 'unknown-competition', loses: 'file' }],
    });
  });
});
