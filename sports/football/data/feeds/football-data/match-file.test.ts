import { describe, expect, it } from 'vitest';
import { type Competitions, readMatchFile } from './match-file.ts';
import { ukMoments } from './quote-moments.ts';

const tournaments = new Map([
  ['E0', 'england.premier-league'],
  ['SC0', 'scotland.premiership'],
  ['Brazil Serie A', 'brazil.serie-a'],
  ['Denmark Superliga', 'denmark.superliga'],
]);
const competitions: Competitions = {
  tournamentOf: (code) => tournaments.get(code),
  seasonKindOf: (id) => (id === 'brazil.serie-a' ? 'calendar-year' : 'autumn-spring'),
};
const fetched = new Date('2026-01-30T18:55:00Z');

function read(...lines: string[]) {
  return readMatchFile('a.csv', `${lines.join('\n')}\n`, fetched, competitions, ukMoments());
}

describe('readMatchFile', () => {
  it('reads a season file with its score, statistics, officials and prices', () => {
    const { rows, matches, problems } = read(
      'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Attendance,Referee,HS,AS,HST,AST,HC,AC,HF,AF,HY,AY,HR,AR,' +
        'B365H,B365D,B365A,B365CH,B365CD,B365CA,Avg>2.5,Avg<2.5,AHh,PAHH,PAHA,AHCh,PCAHH,PCAHA',
      'E0,06/04/2024,15:00,Northby ,Southwick,2,1,H,1,1,D,31442,J Doe ,14,9,6,,7,3,10,12,1,2,0,0,' +
        '1.9,3.5,4.2,1.8,3.6,4.5,1.7,2.1,-0.5,1.95,1.95,-0.75,2.05,1.85',
    );
    const earlier = { phase: 'opening', quotedAt: new Date('2024-04-05T15:00:00Z') };
    const last = { phase: 'closing', quotedAt: new Date('2024-04-06T14:00:00Z') };
    expect(problems).toEqual([]);
    expect(rows).toBe(1);
    expect(matches).toEqual([
      {
        row: 2,
        tournamentId: 'england.premier-league',
        season: '2023-24',
        home: { name: 'Northby' },
        away: { name: 'Southwick' },
        kickoff: { known: true, utc: new Date('2024-04-06T14:00:00Z') },
        status: 'finished',
        score: { current: { home: 2, away: 1 }, fullTime: { home: 2, away: 1 }, halfTime: { home: 1, away: 1 } },
        referee: 'J Doe',
        attendance: 31_442,
        statistics: {
          shots: [14, 9],
          shotsOnTarget: [6, null],
          corners: [7, 3],
          fouls: [10, 12],
          yellowCards: [1, 2],
          redCards: [0, 0],
        },
        quotes: [
          { bookmaker: 'bet365', market: 'match-result', line: 0, ...earlier, prices: [1.9, 3.5, 4.2] },
          { bookmaker: 'bet365', market: 'match-result', line: 0, ...last, prices: [1.8, 3.6, 4.5] },
          { bookmaker: 'market-average', market: 'total-goals', line: 2.5, ...earlier, prices: [1.7, 2.1] },
          { bookmaker: 'pinnacle', market: 'asian-handicap', line: -0.5, ...earlier, prices: [1.95, 1.95] },
          { bookmaker: 'pinnacle', market: 'asian-handicap', line: -0.75, ...last, prices: [2.05, 1.85] },
        ],
      },
    ]);
  });

  it('reads both forms of date in one file, and a day without an hour', () => {
    const { matches } = read('Div,Date,HomeTeam,AwayTeam,FTHG,FTAG', 'E0,13/08/16,A,B,1,0', 'E0,14/01/2017,B,A,0,0', 'E0,21/05/17,A,C,2,2');
    expect(matches.map(({ kickoff, season }) => [kickoff, season])).toEqual([
      [{ known: false, day: '2016-08-13' }, '2016-17'],
      [{ known: false, day: '2017-01-14' }, '2016-17'],
      [{ known: false, day: '2017-05-21' }, '2016-17'],
    ]);
  });

  it('takes UK time for summer and winter', () => {
    const { matches } = read(
      'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG',
      'E0,28/10/2023,15:00,A,B,0,0',
      'E0,29/10/2023,15:00,C,D,0,0',
      'E0,31/03/2024,15:00,E,F,0,0',
    );
    expect(matches.map(({ kickoff }) => kickoff)).toEqual(
      ['2023-10-28T14:00:00Z', '2023-10-29T15:00:00Z', '2024-03-31T14:00:00Z'].map((time) => ({ known: true, utc: new Date(time) })),
    );
  });

  it('keeps a season that ended in August in one piece', () => {
    const { matches } = read(
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG',
      'E0,09/08/2019,A,B,1,0',
      'E0,10/08/2019,C,D,1,0',
      'E0,02/08/2020,B,A,1,0',
    );
    expect(matches.map(({ season }) => season)).toEqual(['2019-20', '2019-20', '2019-20']);
  });

  it('reads an extra league with its seasons of one year and of two, and UK times past midnight', () => {
    const { matches, problems } = read(
      'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PSCH,PSCD,PSCA',
      'Brazil,Serie A,2012,20/05/2012,01:00,A,B,2,1,H,1.6,4.04,6.72',
      'Brazil ,Serie A ,2020,25/02/2021, 22:30,B,A,0,0,D,,,',
      'Denmark,Superliga,2012/2013,13/07/2012,18:00,C,D,0,1,A,2.5,3.2,2.8',
      'Brazil,Serie A,2016,11/12/2016,19:00,E,F,,,,3,3,3',
    );
    expect(problems).toEqual([]);
    expect(
      matches.map(({ tournamentId, season, kickoff, status }) => [
        tournamentId,
        season,
        kickoff.known && kickoff.utc.toISOString(),
        status,
      ]),
    ).toEqual([
      ['brazil.serie-a', '2012', '2012-05-20T00:00:00.000Z', 'finished'],
      ['brazil.serie-a', '2020', '2021-02-25T22:30:00.000Z', 'finished'],
      ['denmark.superliga', '2012-13', '2012-07-13T17:00:00.000Z', 'finished'],
      ['brazil.serie-a', '2016', '2016-12-11T19:00:00.000Z', 'scheduled'],
    ]);
    expect(matches[0]?.quotes).toEqual([
      {
        bookmaker: 'pinnacle',
        market: 'match-result',
        line: 0,
        phase: 'closing',
        quotedAt: new Date('2012-05-20T00:00:00Z'),
        prices: [1.6, 4.04, 6.72],
      },
    ]);
  });

  it('reads coming matches of several divisions, dated by the fetching of the file', () => {
    const { matches, problems } = read(
      'Div,Date,Time,HomeTeam,AwayTeam,Referee,BMGMH,BMGMD,BMGMA,BMGMCH,BMGMCD,BMGMCA',
      'E0,31/01/2026,15:00,A,B,J Doe,2.1,3.3,3.4,,,',
      'SC0,01/07/2026,15:00,C,D,,1.5,4,6,,,',
    );
    expect(problems).toEqual([]);
    expect(matches.map(({ tournamentId, season, status, score, referee }) => [tournamentId, season, status, score, referee])).toEqual([
      ['england.premier-league', '2025-26', 'scheduled', undefined, 'J Doe'],
      ['scotland.premiership', '2026-27', 'scheduled', undefined, undefined],
    ]);
    expect(matches[0]?.quotes).toEqual([
      { bookmaker: 'betmgm', market: 'match-result', line: 0, phase: 'moving', quotedAt: fetched, prices: [2.1, 3.3, 3.4] },
    ]);
  });

  it('takes a file whose columns of goals are all empty for coming matches', () => {
    const { matches } = read('Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,BWH,BWD,BWA', 'E0,31/01/2026,15:00,A,B,,,2,3,4');
    expect(matches[0]).toMatchObject({ status: 'scheduled', quotes: [{ phase: 'moving' }] });
  });

  it('reports each match of an unknown competition as lost and loads the rest', () => {
    const { matches, problems } = read(
      'Div,Date,HomeTeam,AwayTeam,BWH,BWD,BWA',
      'X9,31/01/2026,A,B,0,0,0',
      'E0,31/01/2026,C,D,2,3,4',
      'X9,31/01/2026,E,F,2,3,4',
    );
    expect(matches.map(({ home }) => home.name)).toEqual(['C']);
    const problem = { source: 'a.csv', field: 'Div', value: 'X9', code: 'unknown-competition', loses: 'match' };
    expect(problems).toEqual([
      { ...problem, row: 2 },
      { ...problem, row: 4 },
    ]);
  });

  it('names a country and its league as one competition', () => {
    const { problems } = read('Country,League,Season,Date,Home,Away,HG,AG', 'Atlantis,First,2012,01/05/2012,A,B,1,0');
    expect(problems).toEqual([
      { source: 'a.csv', row: 2, field: 'Country League', value: 'Atlantis First', code: 'unknown-competition', loses: 'match' },
    ]);
  });

  it('leaves out a row whose match cannot be told, and names each cell to blame', () => {
    const { rows, matches, problems } = read(
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,PSCH',
      'E0,12/08/2023,A,B,1,0,2',
      'E0,31/02/2024,A,C,1,0,2',
      'E0,,A,D,1,0,2',
      'E0,13/08/2023,,E,1,0,2',
      'E0,13/08/2023,A,F,x,0,2',
      'E0,13/08/2023,A,G,1,,2',
      'E0,13/08/2032,A,H,1,0,2',
      ',,,,,,#REF!',
    );
    expect(rows).toBe(8);
    expect(matches.map(({ away }) => away.name)).toEqual(['B']);
    expect(problems.map(({ row, field, value, code }) => [row, field, value, code])).toEqual([
      [3, 'Date', '31/02/2024', 'bad-date'],
      [4, 'Date', undefined, 'missing-value'],
      [5, 'HomeTeam', undefined, 'missing-value'],
      [6, 'FTHG', 'x', 'bad-score'],
      [7, 'FTAG', undefined, 'missing-value'],
      [8, 'Date', '13/08/2032', 'bad-date'],
      [9, 'Div', undefined, 'missing-value'],
      [9, 'PSCH', '#REF!', 'bad-price'],
    ]);
    expect(problems.filter(({ loses }) => loses === 'match').map(({ row }) => row)).toEqual([3, 4, 5, 6, 7, 8]);
  });

  it('reports a match without a division as lost, and none that was kept', () => {
    const { problems } = read(
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,FTR,PSCH',
      ',12/08/2023,A,B,1,0,1,0,H,2',
      'E0,12/08/2023,C,D,1,0,x,0,A,1',
    );
    expect(problems.map(({ row, field, loses }) => [row, field, loses])).toEqual([
      [2, 'Div', 'match'],
      [3, 'FTR', undefined],
      [3, 'HTHG', undefined],
      [3, 'PSCH', undefined],
    ]);
  });

  it('keeps a match without the cells of it that cannot be read', () => {
    const { matches, problems } = read(
      'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,Attendance,HS,AS,B365H,B365D,B365A,BWH,BWD,BWA,AHh,PAHH,PAHA,MaxAHH,MaxAHA',
      'E0,06/04/2024,25:00,A,B,2,1,A,3,0,many,x,9,1,1.01,4.2,0,0,0,1.28,1.9,1.9,2,2',
      'E0,06/04/2024,15:00,C,D,0,0,D,y,0,,,,,,,,,,,1.9,1.9,2,2',
    );
    expect(problems.map(({ row, field, value, code }) => [row, field, value, code])).toEqual([
      [2, 'FTR', 'A', 'inconsistent'],
      [2, 'HTHG', '3', 'inconsistent'],
      [2, 'Time', '25:00', 'bad-time'],
      [2, 'B365H', '1', 'bad-price'],
      [2, 'BWH', '0', 'bad-price'],
      [2, 'BWD', '0', 'bad-price'],
      [2, 'BWA', '0', 'bad-price'],
      [2, 'AHh', '1.28', 'bad-line'],
      [2, 'HS', 'x', 'bad-number'],
      [2, 'Attendance', 'many', 'bad-number'],
      [3, 'HTHG', 'y', 'bad-score'],
      [3, 'AHh', undefined, 'missing-value'],
    ]);
    expect(matches[0]).toMatchObject({
      kickoff: { known: false, day: '2024-04-06' },
      score: { current: { home: 2, away: 1 }, fullTime: { home: 2, away: 1 } },
      statistics: { shots: [null, 9] },
      quotes: [{ bookmaker: 'bet365', prices: [null, 1.01, 4.2] }],
    });
    expect(matches[0]?.score).not.toHaveProperty('halfTime');
    expect(matches[0]?.quotes).toHaveLength(1);
    expect(matches[0]?.attendance).toBeUndefined();
    expect(matches[1]).toMatchObject({ status: 'finished', score: { current: { home: 0, away: 0 } }, quotes: [] });
  });

  it('drops a half-time score that either side surpasses', () => {
    const { matches, problems } = read('Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG', 'E0,06/04/2024,A,B,2,1,1,2');
    expect(matches[0]?.score).toEqual({ current: { home: 2, away: 1 }, fullTime: { home: 2, away: 1 } });
    expect(problems).toEqual([{ source: 'a.csv', row: 2, field: 'HTAG', value: '2', code: 'inconsistent' }]);
  });

  it('reports a season that is none', () => {
    const { matches, problems } = read('Country,League,Season,Date,Home,Away,HG,AG', 'Brazil,Serie A,Clausura,01/05/2012,A,B,1,0');
    expect(matches).toEqual([]);
    expect(problems).toEqual([{ source: 'a.csv', row: 2, field: 'Season', value: 'Clausura', code: 'bad-number', loses: 'match' }]);
  });

  it('names a column that it does not know and reads the others', () => {
    const { matches, problems } = read('Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,XYZH,Bb1X2,,BWH', 'E0,12/08/2023,A,B,1,0,2.2,35,,2');
    expect(problems).toEqual([{ source: 'a.csv', row: 1, field: 'XYZH', code: 'not-this-format' }]);
    expect(matches[0]?.quotes).toMatchObject([{ bookmaker: 'bet-and-win', prices: [2, null, null] }]);
  });

  it('reads the columns that are new in 2026-27: expected goals, Paddy Power and Sky Bet', () => {
    const { matches, problems } = read(
      'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HxG,AxG,HS,AS,PPH,PPD,PPA,SKBH,SKBD,SKBA,PPCH,PPCD,PPCA,SKBCH,SKBCD,SKBCA',
      'E0,14/08/2026,20:00,A,B,2,2,D,1.97,0.84,18,10,1.5,4,6,1.5,4.2,6,1.44,4,6.5,1.44,4.2,6.5',
      'E0,15/08/2026,15:00,C,D,1,0,H,1.1.2,,15,10,2.15,3.4,3.2,2.15,3.4,3.1,2.3,3.2,3,2.3,3.3,3',
    );
    expect(problems).toEqual([{ source: 'a.csv', row: 3, field: 'HxG', value: '1.1.2', code: 'bad-number' }]);
    expect(matches.map(({ statistics }) => statistics)).toEqual([{ shots: [18, 10], expectedGoals: [1.97, 0.84] }, { shots: [15, 10] }]);
    expect(matches[0]?.quotes.map(({ bookmaker, phase, prices }) => [bookmaker, phase, ...prices])).toEqual([
      ['paddy-power', 'opening', 1.5, 4, 6],
      ['sky-bet', 'opening', 1.5, 4.2, 6],
      ['paddy-power', 'closing', 1.44, 4, 6.5],
      ['sky-bet', 'closing', 1.44, 4.2, 6.5],
    ]);
  });

  it('reads the dates of a file that a spreadsheet of the United States has saved', () => {
    const { matches, problems } = read('Div,Date,HomeTeam,AwayTeam,FTHG,FTAG', 'E0,8/11/2023,A,B,0,3', 'E0,8/13/2023,C,D,1,1');
    expect(problems).toEqual([]);
    expect(matches.map(({ season, kickoff }) => [season, kickoff])).toEqual([
      ['2023-24', { known: false, day: '2023-08-11' }],
      ['2023-24', { known: false, day: '2023-08-13' }],
    ]);
  });

  it('refuses a file of which no date tells the day from the month', () => {
    const { rows, matches, problems } = read('Div,Date,HomeTeam,AwayTeam,FTHG,FTAG', 'E0,8/11/2023,A,B,0,3', 'E0,8/12/2023,C,D,1,1');
    expect([rows, matches]).toEqual([2, []]);
    expect(problems).toEqual([{ source: 'a.csv', field: 'Date', value: '8/11/2023', code: 'ambiguous-date', loses: 'file' }]);
  });

  it('refuses a table of something else', () => {
    const { rows, matches, problems } = read('tourney_id,winner,loser', '1,A,B');
    expect([rows, matches]).toEqual([0, []]);
    expect(problems).toEqual([{ source: 'a.csv', row: 1, value: 'tourney_id,winner,loser', code: 'not-this-format', loses: 'file' }]);
  });
});
