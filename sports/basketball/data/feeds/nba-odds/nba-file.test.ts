import { describe, expect, it } from 'vitest';
import { type CsvTable, readCsvRows } from '#data/feeds/csv/csv-rows.ts';
import { readNbaFile } from './nba-file.ts';

const header =
  'season,date,regular,playoffs,away,home,score_away,score_home,q1_away,q2_away,q3_away,q4_away,ot_away,q1_home,q2_home,q3_home,q4_home,ot_home,whos_favored,spread,total,moneyline_away,moneyline_home,h2_spread,h2_total,id_spread,id_total';

/** A made-up game as the file would have it; the facts can be replaced. */
const usual = {
  season: '2019',
  date: '2019-01-15',
  flags: 'True,False',
  sides: 'bkn,no',
  score: '99,102',
  away: '19,19,33,28,0',
  home: '29,25,18,30,0',
  favourite: 'home',
  spread: '4.5',
  total: '216',
  moneylines: '170,-200',
  half: '1.5,110',
  ended: '0,0',
};
type Facts = Partial<typeof usual>;

const row = (facts: Facts = {}) => Object.values({ ...usual, ...facts }).join(',');
const read = (...rows: string[]) => readNbaFile('nba.csv', readCsvRows('nba.csv', `${[header, ...rows].join('\n')}\n`) as CsvTable);
const problemsOf = (...rows: string[]) => read(...rows).problems.map(({ row: line, field, value, code }) => [line, field, value, code]);

describe('readNbaFile', () => {
  it('reads a game in the codes of the site', () => {
    const { rows, games, problems } = read(row());
    expect({ rows, problems }).toEqual({ rows: 1, problems: [] });
    expect(games).toEqual([
      {
        row: 2,
        season: '2018-19',
        stage: 'regular',
        day: '2019-01-15',
        home: 'new-orleans-pelicans',
        away: 'brooklyn-nets',
        venue: 'home',
        score: {
          quarters: [
            [29, 19],
            [25, 19],
            [18, 33],
            [30, 28],
          ],
        },
        /* −200 stakes two to win one. */
        moneyline: [1.5, 2.7],
        spread: -4.5,
        total: 216,
      },
    ]);
  });

  it('reads the same before and after the columns that tell how a game ended against its lines', () => {
    const tampered = [row({ ended: '1,1' }), row({ ended: '2,0' }), row({ ended: ',' }), row({ half: '9,99' })];
    for (const other of tampered) expect(read(other)).toEqual(read(row()));
  });

  it('gives the spread to the side that is not the favourite', () => {
    expect(read(row({ favourite: 'away', moneylines: '-200,170' })).games[0]?.spread).toBe(4.5);
    expect(read(row({ spread: '0', moneylines: '-110,-110' })).games[0]?.spread).toBe(0);
  });

  it('leaves out the spread of a favourite who has the longer price', () => {
    const odd = row({ favourite: 'away', moneylines: '175,-200' });
    expect(problemsOf(odd)).toEqual([[2, 'whos_favored', 'away at 2.75 to 1.50', 'inconsistent']]);
    const [game] = read(odd).games;
    expect(game?.spread).toBeUndefined();
    expect(game?.moneyline).toEqual([1.5, 2.75]);
  });

  it('does not hold equal prices against a favourite', () => {
    expect(problemsOf(row({ spread: '1', moneylines: '-110,-110' }))).toEqual([]);
    expect(problemsOf(row({ spread: '1', moneylines: '-120,100' }))).toEqual([]);
  });

  it('knows play-in games by both flags being false', () => {
    expect(read(row({ flags: 'False,False' })).games[0]?.stage).toBe('play-in');
    expect(read(row({ flags: 'False,True' })).games[0]?.stage).toBe('playoffs');
    expect(problemsOf(row({ flags: 'True,True' }))).toEqual([[2, 'regular', 'True/True', 'inconsistent']]);
  });

  it('knows the final of the Cup, which is neither play-in nor regular season, and has no host', () => {
    const outline = (date: string, flags: string) => {
      const [game] = read(row({ season: '2024', date, flags })).games;
      return [game?.stage, game?.venue];
    };
    expect(outline('2023-12-09', 'False,False')).toEqual(['cup-final', 'neutral']);
    expect(outline('2023-12-09', 'True,False')).toEqual(['cup-final', 'neutral']);
    expect(outline('2023-12-07', 'True,False')).toEqual(['regular', 'home']);
    expect(outline('2024-04-16', 'False,False')).toEqual(['play-in', 'home']);
    /* A Cup whose day is not known. */
    expect(outline('2031-12-13', 'False,False')).toEqual(['cup-final', 'neutral']);
  });

  it('knows where nobody was at home in 2020, and that Toronto was in Tampa', () => {
    const bubble = (date: string) => read(row({ season: '2020', date })).games[0]?.venue;
    expect([bubble('2020-03-11'), bubble('2020-07-30'), bubble('2020-10-11')]).toEqual(['home', 'neutral', 'neutral']);
    const toronto = (season: string, date: string, sides = 'bkn,tor') => read(row({ season, date, sides })).games[0]?.venue;
    expect(toronto('2021', '2021-01-15')).toBe('moved');
    expect(toronto('2021', '2021-01-15', 'tor,bkn')).toBe('home');
    expect(toronto('2022', '2022-01-15')).toBe('home');
  });

  it('reads overtime', () => {
    const { games } = read(row({ score: '110,115', away: '25,25,25,25,10', home: '25,25,25,25,15' }));
    expect(games[0]?.score.overtime).toEqual([15, 10]);
  });

  it.each([
    ['quarters that do not add up', { score: '99,103' }, '103–99, by quarters 102–99'],
    ['a game without a winner', { score: '99,99', home: '29,25,18,27,0' }, '99–99, by quarters 99–99'],
    [
      'overtime after a game that was decided',
      { score: '104,112', away: '19,19,33,28,5', home: '29,25,18,30,10' },
      '112–104, by quarters 112–104',
    ],
  ])('refuses %s', (_what, facts, value) => {
    expect(problemsOf(row(facts))).toEqual([[2, 'score_home', value, 'bad-score']]);
    expect(read(row(facts)).games).toEqual([]);
  });

  it('says what it cannot read and keeps the game where it can', () => {
    expect(problemsOf(row({ spread: '', moneylines: '50,-200' }))).toEqual([
      [2, 'moneyline_away', '50', 'bad-price'],
      [2, 'spread', undefined, 'missing-value'],
    ]);
    expect(read(row({ spread: '', moneylines: '50,-200' })).games).toHaveLength(1);
    const lossesOf = (facts: Facts) => read(row(facts)).problems.map(({ loses }) => loses);
    expect(lossesOf({ spread: '', moneylines: '50,-200' })).toEqual([undefined, undefined]);
    expect([{ sides: 'sea,no' }, { score: '99,103' }, { flags: 'True,True' }, { date: '' }].flatMap(lossesOf)).toEqual(
      Array(4).fill('match'),
    );
    expect(problemsOf(row({ sides: 'sea,no' }))).toEqual([[2, 'away', 'sea', 'unknown-club']]);
    expect(problemsOf(row(), row())).toEqual([[3, 'home', 'no', 'duplicate-row']]);
    const other = readNbaFile('x.csv', readCsvRows('x.csv', 'season,date\n2018,2018-01-01\n') as CsvTable);
    expect(other.problems).toEqual([{ source: 'x.csv', row: 1, value: 'season,date', code: 'not-this-format', loses: 'file' }]);
  });
});
