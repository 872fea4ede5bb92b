import { describe, expect, it } from 'vitest';
import { readTextMatchFile } from './text-match-file.ts';
import type { TournamentFacts } from './tournament-facts.ts';

const catalogue: Readonly<Record<string, TournamentFacts>> = {
  'English Premier League': { id: 'england.premier-league', zone: 'Europe/London', seasonKind: 'autumn-spring' },
  'English FA Cup': { id: 'england.fa-cup', zone: 'Europe/London', seasonKind: 'autumn-spring' },
  'UEFA Champions League': { id: 'europe.champions-league', zone: 'Europe/London', seasonKind: 'autumn-spring' },
};

function read(...lines: string[]) {
  const { rows, parts, problems } = readTextMatchFile('a.txt', lines.join('\n'), (title) => catalogue[title]);
  return { rows, problems, matches: parts.flatMap(({ placed }) => placed.map(({ match }) => match)) };
}

const league = '= English Premier League 2023/24';
const utc = (text: string) => ({ known: true, utc: new Date(text) });

describe('readTextMatchFile', () => {
  it('reads matches with their round, day and hour in the zone of the league', () => {
    const { matches, rows, problems } = read(
      league,
      '',
      '# Matches    3',
      'Matchday 1',
      '[Fri Aug/11]',
      '  20.00  Burnley FC               0-3 (0-2)  Manchester City FC',
      '▪ Matchday 20',
      'Mon Jan 1',
      '  15.00  Everton FC               0-1 (0-0)  Fulham FC',
      '         Arsenal FC   v   Chelsea FC',
    );
    expect({ rows, problems }).toEqual({ rows: 3, problems: [] });
    expect(matches[0]).toEqual({
      row: 6,
      tournamentId: 'england.premier-league',
      season: '2023-24',
      round: { stage: 'matchday', matchday: 1 },
      home: { name: 'Burnley FC' },
      away: { name: 'Manchester City FC' },
      kickoff: utc('2023-08-11T19:00:00Z'),
      status: 'finished',
      score: { current: { home: 0, away: 3 }, fullTime: { home: 0, away: 3 }, halfTime: { home: 0, away: 2 } },
      quotes: [],
    });
    expect(matches[1]).toMatchObject({ round: { stage: 'matchday', matchday: 20 }, kickoff: utc('2024-01-01T15:00:00Z') });
    expect(matches[2]).toMatchObject({ status: 'scheduled', kickoff: utc('2024-01-01T15:00:00Z') });
    expect(matches[2]).not.toHaveProperty('score');
  });

  it('carries an hour down a blank column only under the same date', () => {
    const { matches } = read(
      league,
      'Matchday 1',
      'Sat Aug/12',
      '  15.00  A FC  1-0 (0-0)  B FC',
      '         C FC  1-0 (0-0)  D FC',
      'Sun Aug/13',
      '         E FC  1-0 (0-0)  F FC',
    );
    expect(matches.map(({ kickoff }) => kickoff)).toEqual([
      utc('2023-08-12T14:00:00Z'),
      utc('2023-08-12T14:00:00Z'),
      { known: false, day: '2023-08-13' },
    ]);
  });

  it("tells the hours of UEFA's competitions in Central European Time and clubs by country", () => {
    const { matches } = read(
      '= UEFA Champions League 2022/23',
      '» Group A',
      '  Wed Sep/7 2022',
      '    21.00  SSC Napoli (ITA)  v Rangers FC (SCO)  4-1 (3-0)',
    );
    expect(matches[0]).toMatchObject({
      kickoff: utc('2022-09-07T19:00:00Z'),
      round: { stage: 'group', group: 'A' },
      home: { name: 'SSC Napoli', country: 'italy' },
      away: { name: 'Rangers FC', country: 'scotland' },
    });
  });

  it('tells the legs of a round in which all ties have two', () => {
    const { matches } = read(
      '= UEFA Champions League 2022/23',
      '» Semifinals',
      'Wed May/10',
      '  AC Milan (ITA) v Inter (ITA)  0-2 (0-2)',
      'Tue May/9',
      '  Real Madrid (ESP) v Manchester City (ENG)  1-1 (1-0)',
      'Tue May/16',
      '  Inter (ITA) v AC Milan (ITA)  1-0 (0-0)',
      'Wed May/17',
      '  Manchester City (ENG) v Real Madrid (ESP)  4-0 (2-0)',
      '» Final',
      'Sat Jun/10',
      '  Manchester City (ENG) v Inter (ITA)  1-0 (0-0)',
    );
    expect(matches.map(({ round }) => round)).toEqual([
      { stage: 'semi-final', leg: 1 },
      { stage: 'semi-final', leg: 1 },
      { stage: 'semi-final', leg: 2 },
      { stage: 'semi-final', leg: 2 },
      { stage: 'final' },
    ]);
  });

  it('does not take a replay for a second leg', () => {
    const { matches } = read(
      '= English FA Cup 2022/23',
      '» Round 1',
      'Sat Nov/5 2022',
      '  Torquay United v Derby County  2-2 (0-1)',
      '  Buxton FC v Merthyr Town  2-0 (1-0)',
      'Tue Nov/15',
      '  Derby County v Torquay United  5-0 (3-0)',
    );
    expect(matches.map(({ round }) => round)).toEqual([{ stage: 'round-1' }, { stage: 'round-1' }, { stage: 'round-1' }]);
  });

  it("tells the legs of a league's play-offs, whose final is one match", () => {
    const { matches } = read(
      league,
      'Matchday 1',
      'Fri Aug/11',
      '  A FC  1-0 (0-0)  B FC',
      '== Playoffs',
      'Sun May/12',
      '  C FC  1-0 (0-0)  D FC',
      'Thu May/16',
      '  D FC  2-0 (0-0)  C FC',
      'Sun May/26',
      '  D FC  2-0 (0-0)  E FC',
    );
    expect(matches.slice(1).map(({ round }) => round)).toEqual([
      { stage: 'play-off', leg: 1 },
      { stage: 'play-off', leg: 2 },
      { stage: 'play-off' },
    ]);
  });

  it('reads goals, also over two lines', () => {
    const { matches, problems } = read(
      league,
      'Matchday 1',
      'Fri Aug/11',
      '  Burnley FC  0-3 (0-2)  Manchester City FC',
      "     (-; Haaland 4', 36'",
      "      Rodri 75')",
    );
    expect(problems).toEqual([]);
    expect(matches[0]?.events).toEqual([
      { playerName: 'Haaland', minute: 4, kind: 'goal', side: 'away', score: { home: 0, away: 1 } },
      { playerName: 'Haaland', minute: 36, kind: 'goal', side: 'away', score: { home: 0, away: 2 } },
      { playerName: 'Rodri', minute: 75, kind: 'goal', side: 'away', score: { home: 0, away: 3 } },
    ]);
  });

  it('drops goals that contradict the score and says so', () => {
    const { matches, problems } = read(
      league,
      'Matchday 1',
      'Fri Aug/11',
      '  Burnley FC  0-3 (0-2)  Manchester City FC',
      "  (-; Haaland 4')",
    );
    expect(matches[0]).not.toHaveProperty('events');
    expect(problems).toEqual([{ source: 'a.txt', row: 5, field: 'goals', value: '0-1', code: 'inconsistent' }]);
  });

  it('names what it cannot read and reads the rest', () => {
    const { matches, rows, problems } = read(
      league,
      'Matchday 1',
      'Fri Aug/11',
      '  25.00  A FC  1-0 (0-0)  B FC',
      '  C FC  1-0 (2-0)  D FC',
      '  E FC (XYZ) v F FC',
      '  Something else',
      '  G FC  1-0 (0-0)  G FC',
      'Mon Aug/12',
      '  H FC  1-0 (0-0)  I FC',
      'Sat Aug/12',
      '  J FC  1-0 (0-0)  K FC  [moved]',
      '  L FC  1-0 (0-0)  M FC',
      '  L FC  1-0 (0-0)  M FC',
      '  N FC  1-0 (0-0)  O\0 FC',
    );
    expect(rows).toBe(10);
    // A code that no country has says nothing of the club.
    expect(matches.map(({ home }) => home)).toEqual([{ name: 'E FC' }, { name: 'L FC' }]);
    expect(problems.map(({ row, field, value, code }) => [row, code, field, value])).toEqual([
      [4, 'bad-time', 'time', '25:00'],
      [5, 'inconsistent', 'score', '1-0 (2-0)'],
      [7, 'not-this-format', undefined, 'Something else'],
      [8, 'inconsistent', 'away', 'G FC'],
      [9, 'bad-date', 'date', 'Mon Aug/12'],
      [10, 'missing-value', 'date', undefined],
      [12, 'not-this-format', 'status', 'moved'],
      [14, 'duplicate-row', 'home', 'L FC v M FC'],
      [15, 'not-this-format', undefined, 'N FC  1-0 (0-0)  O\0 FC'],
    ]);
  });

  it('gives no round to matches under a heading it does not know', () => {
    const { matches, problems } = read(
      league,
      'Matchday 1',
      'Fri Aug/11',
      '  A FC  1-0 (0-0)  B FC',
      '▪ Carnival',
      'Sat Aug/12',
      '  C FC  1-0 (0-0)  D FC',
      'Carnival again',
      'Sun Aug/13',
      '  E FC  1-0 (0-0)  F FC',
    );
    expect(matches.map(({ round }) => round)).toEqual([{ stage: 'matchday', matchday: 1 }, undefined, undefined]);
    expect(problems.map(({ row, value }) => [row, value])).toEqual([
      [5, 'Carnival'],
      [8, 'Carnival again'],
    ]);
  });

  it('sees by the count in its head that a file was cut short', () => {
    const { problems } = read(league, '# Matches    2', 'Matchday 1', 'Fri Aug/11', '  A FC  1-0 (0-0)  B FC');
    expect(problems).toEqual([{ source: 'a.txt', row: 5, field: 'Matches', value: '1 / 2', code: 'truncated', loses: 'file' }]);
  });

  it('counts the rows of a competition that the catalogue does not know', () => {
    const { matches, rows, problems } = read('= Moon League 2023/24', 'Matchday 1', 'Fri Aug/11', '  A FC  1-0 (0-0)  B FC');
    expect({ matches, rows }).toEqual({ matches: [], rows: 1 });
    expect(problems).toEqual([
      { source: 'a.txt', row: 1, field: 'title', value: 'Moon League', code: 'unknown-competition', loses: 'file' },
    ]);
  });

  it("refuses a season whose length is not the competition's", () => {
    expect(read('= English Premier League 2023').problems).toEqual([
      { source: 'a.txt', row: 1, field: 'season', value: '2023', code: 'inconsistent', loses: 'file' },
    ]);
  });
});
