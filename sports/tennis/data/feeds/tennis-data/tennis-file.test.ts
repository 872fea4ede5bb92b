import { describe, expect, it } from 'vitest';
import { type CsvTable, readCsvRows } from '#data/feeds/csv/csv-rows.ts';
import { readTennisFile } from './tennis-file.ts';

const header =
  'ATP,Location,Tournament,Date,Series,Court,Surface,Round,Best of,Winner,Loser,WRank,LRank,WPts,LPts,W1,L1,W2,L2,W3,L3,W4,L4,W5,L5,Wsets,Lsets,Comment,B365W,B365L,PSW,PSL,MaxW,MaxL,AvgW,AvgL';

/** A match as the file would have it; the made-up facts can be replaced. */
const usual = {
  event: '9,Sampleton,Sample Open,2023-05-02,ATP250,Outdoor,Clay',
  round: '1st Round',
  bestOf: '3',
  winner: 'Moss A.',
  loser: 'Fern B.',
  ranks: '20,90,1500,600',
  sets: '6,4,7,6,,,,,,',
  counts: '2,0',
  comment: 'Completed',
  prices: '1.4,3,1.44,3.05,1.48,3.2,1.42,2.9',
};
type Facts = Partial<typeof usual>;

const row = (facts: Facts = {}) => Object.values({ ...usual, ...facts }).join(',');

function read(...rows: string[]) {
  return readTennisFile('atp.csv', readCsvRows('atp.csv', `${[header, ...rows].join('\n')}\n`) as CsvTable);
}

const problemsOf = (...rows: string[]) => read(...rows).problems.map(({ row: line, field, value, code }) => [line, field, value, code]);

describe('readTennisFile', () => {
  it('reads a match in the codes of the site', () => {
    const { rows, matches, problems } = read(row());
    expect({ rows, problems }).toEqual({ rows: 1, problems: [] });
    expect(matches).toEqual([
      {
        row: 2,
        tour: 'atp',
        season: '2023',
        tournament: { name: 'Sample Open', town: 'Sampleton', series: '250', court: 'outdoor', surface: 'clay' },
        round: { stage: 'round-1' },
        bestOf: 3,
        day: '2023-05-02',
        players: [
          { name: 'Fern B.', key: 'fern b', rank: 90, points: 600 },
          { name: 'Moss A.', key: 'moss a', rank: 20, points: 1500 },
        ],
        score: { winner: 1, ending: 'completed', sets: [{ games: [4, 6] }, { games: [6, 7] }] },
        quotes: [
          { bookmaker: 'bet365', prices: [3, 1.4] },
          { bookmaker: 'pinnacle', prices: [3.05, 1.44] },
          { bookmaker: 'market-average', prices: [2.9, 1.42] },
          { bookmaker: 'market-best', prices: [3.2, 1.48] },
        ],
      },
    ]);
  });

  it('lists the same two players in the same order whoever wins', () => {
    const { matches } = read(
      row(),
      row({ event: '9,Sampleton,Sample Open,2023-05-03,ATP250,Outdoor,Clay', winner: 'Fern B.', loser: 'Moss A.' }),
    );
    expect(matches.map(({ players, score }) => [players[0].key, score.winner])).toEqual([
      ['fern b', 1],
      ['fern b', 0],
    ]);
  });

  it.each([
    [
      'Retired',
      '6,4,2,1,,,,,,',
      '1,0',
      'retired',
      [
        [6, 4],
        [2, 1],
      ],
    ],
    ['Rrtired', '6,2,,,,,,,,', '1,0', 'retired', [[6, 2]]],
    ['Retired', ',,,,,,,,,', '0,0', 'retired', []],
    ['Walkover', ',,,,,,,,,', ',', 'walkover', []],
    [
      'Awarded',
      '6,3,6,7,2,1,,,,',
      '1,1',
      'awarded',
      [
        [6, 3],
        [6, 7],
        [2, 1],
      ],
    ],
    ['Disqualified', '6,5,,,,,,,,', '0,0', 'disqualified', [[6, 5]]],
    [
      'Sched',
      '6,4,6,4,,,,,,',
      '2,0',
      'completed',
      [
        [6, 4],
        [6, 4],
      ],
    ],
  ])('reads the ending "%s" with the sets that were played', (comment, sets, counts, ending, games) => {
    const { matches, problems } = read(row({ comment, sets, counts, winner: 'Fern B.', loser: 'Moss A.' }));
    expect(problems).toEqual([]);
    expect(matches[0]?.score).toEqual({ winner: 0, ending, sets: games.map((pair) => ({ games: pair })) });
  });

  it('keeps the prices of a walkover', () => {
    expect(read(row({ comment: 'Walkover', sets: ',,,,,,,,,', counts: ',' })).matches[0]?.quotes).toHaveLength(4);
  });

  it('takes the length of a match from its series', () => {
    const finals = '66,Turin,Masters Cup,2022-11-13,Masters Cup,Indoor,Hard';
    const wimbledon = '37,London,Wimbledon,2023-07-07,Grand Slam,Outdoor,Grass';
    const { matches } = read(
      row({ event: finals, round: 'Round Robin', bestOf: '' }),
      row({ event: wimbledon, round: '3rd Round', bestOf: '3', sets: '6,2,6,3,6,2,,,,', counts: '3,0' }),
    );
    expect(matches.map(({ tournament, round, bestOf }) => [tournament.series, round.stage, bestOf])).toEqual([
      ['tour-finals', 'group', 3],
      ['grand-slam', 'round-3', 5],
    ]);
    expect(
      problemsOf(row({ event: wimbledon, bestOf: '3', sets: '6,2,6,3,6,2,,,,', counts: '3,0' }), row({ event: finals, bestOf: '' })),
    ).toEqual([[2, 'Best of', '3', 'inconsistent']]);
  });

  it('takes all spellings of a player for one, and namesakes for two', () => {
    const on = (day: string, winner: string) => row({ event: `9,Sampleton,Sample Open,2023-05-${day},ATP250,Outdoor,Clay`, winner });
    const { matches } = read(on('01', 'O Connell C.'), on('02', "O'Connell C. "), on('03', 'Zhang Ze.'), on('04', 'Zhang Zh.'));
    const keys = matches.map(({ players }) => players[1].key);
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
  });

  it('leaves out ranks and points where the better rank has fewer points', () => {
    const rows = [row({ ranks: '280,256,216,225' }), row({ ranks: '280,256,225,216', loser: 'Reed C.' }), row({ loser: 'Sage D.' })];
    expect(read(...rows).matches.map(({ players }) => players.map(({ rank }) => rank))).toEqual([
      [256, 280],
      [undefined, undefined],
      [20, 90],
    ]);
    expect(problemsOf(...rows)).toEqual([[3, 'WRank', '280/256/225/216', 'inconsistent']]);
  });

  it('leaves out those of a whole tournament where most rows are so, for its columns are exchanged', () => {
    const on = (day: string, ranks: string) => row({ event: `9,Lakeside,Lakeside Open,2023-05-${day},ATP250,Outdoor,Clay`, ranks });
    /* The loser's rank and the winner's points are exchanged; in the last row that cannot be seen. */
    const exchanged = [on('01', '73,733,35,1095'), on('02', '10,3000,50,900'), on('03', '600,90,20,1500')];
    const { matches, problems } = read(...exchanged, row({ loser: 'Reed C.' }));
    const ranked = matches.filter(({ players }) => players.some(({ rank, points }) => rank !== undefined || points !== undefined));
    expect(ranked.map(({ tournament }) => tournament.name)).toEqual(['Sample Open']);
    expect(problems.map(({ row: line, field, value, code }) => [line, field, value, code])).toEqual([
      [2, 'WRank', '73/733/35/1095', 'inconsistent'],
      [3, 'WRank', '10/3000/50/900', 'inconsistent'],
      [4, 'WRank', '600/90/20/1500', 'inconsistent'],
    ]);
  });

  it('knows players without a rank', () => {
    const { matches, problems } = read(row({ ranks: '20,N/A,1500,N/A' }));
    expect(problems).toEqual([]);
    expect(matches[0]?.players[0]).toMatchObject({ rank: undefined, points: undefined });
  });

  it.each([
    ['an average that leaves the bookmakers a loss', '1.61,2.3,1.61,2.47,1.68,2.53,161,2.31', ['AvgW', '161/2.31', 'bad-price']],
    ['an average with two favourites', '2.5,1.5,2.48,1.6,2.6,1.6,1.46,1.54', ['AvgW', '1.46/1.54', 'bad-price']],
    ['a bookmaker with a sum of 0.71', '3.2,2.5,3.51,1.35,3.56,1.4,3.25,1.33', ['B365W', '3.2/2.5', 'bad-price']],
    ['a bookmaker with a sum of 1.20', '1.25,2.5,1.28,4.11,1.29,4.2,1.25,3.91', ['B365W', '1.25/2.5', 'bad-price']],
    ['a best price below the average', '1.4,3,1.44,3.05,1.3,3.2,1.42,2.9', ['MaxW', '1.3/3.2', 'inconsistent']],
    ['a price that is none', '0.97,19,1.01,20,1.02,21,1.01,15', ['B365W', '0.97', 'bad-price']],
  ])('leaves out %s and keeps the others', (_what, prices, problem) => {
    expect(problemsOf(row({ prices }))).toEqual([[2, ...problem]]);
    expect(read(row({ prices })).matches[0]?.quotes).toHaveLength(3);
  });

  it('leaves out sets that cannot be, and keeps the winner', () => {
    const unlikely = [
      row({ sets: '6,7,3,4,,,,,,', counts: '0,1' }),
      row({ sets: '7,5,6,4,7,5,,,,', counts: '2,1', loser: 'Reed C.' }),
      row({ sets: '4,5,4,6,6,3,6,3,,', counts: '2,1', loser: 'Sage D.' }),
    ];
    expect(problemsOf(...unlikely)).toEqual([
      [2, 'Comment', 'completed 6–7 3–4', 'bad-score'],
      [3, 'Comment', 'completed 7–5 6–4 7–5', 'bad-score'],
      [4, 'Comment', 'completed 4–5 4–6 6–3 6–3', 'bad-score'],
    ]);
    expect(read(...unlikely).matches.map(({ score }) => score.sets)).toEqual([undefined, undefined, undefined]);
  });

  it('counts the sets where the numbers beside them are others', () => {
    const odd = row({ sets: '6,4,6,7,6,4,,,,', counts: '2,0' });
    expect(problemsOf(odd)).toEqual([[2, 'Wsets', '2–0', 'inconsistent']]);
    expect(read(odd).matches[0]?.score.sets).toHaveLength(3);
  });

  it('puts rows in the order of their days, and a December start into the next season', () => {
    const on = (day: string, loser: string) => row({ event: `1,Harbour,Harbour Open,${day},ATP250,Outdoor,Hard`, loser });
    const { matches } = read(on('2019-01-02', 'Reed C.'), on('2018-12-31', 'Sage D.'), on('2019-01-01', 'Fern B.'));
    expect(matches.map(({ day, season }) => [day, season])).toEqual([
      ['2018-12-31', '2019'],
      ['2019-01-01', '2019'],
      ['2019-01-02', '2019'],
    ]);
  });

  it('tells days from months by all rows of a file, or refuses it', () => {
    const on = (day: string, loser: string) => row({ event: `9,Sampleton,Sample Open,${day},ATP250,Outdoor,Clay`, loser });
    const daysOf = (...days: [string, string]) => read(on(days[0], 'Reed C.'), on(days[1], 'Sage D.'));
    expect(daysOf('7/12/2023', '7/16/2023').matches.map(({ day }) => day)).toEqual(['2023-07-12', '2023-07-16']);
    expect(daysOf('12/7/2023', '16/7/2023').matches.map(({ day }) => day)).toEqual(['2023-07-12', '2023-07-16']);
    expect(daysOf('7/11/2023', '7/12/2023')).toEqual({
      rows: 2,
      matches: [],
      problems: [{ source: 'atp.csv', field: 'Date', value: '7/11/2023', code: 'ambiguous-date', loses: 'file' }],
    });
  });

  it('takes a match once', () => {
    expect(problemsOf(row(), row())).toEqual([[3, 'Winner', 'Moss A.', 'duplicate-row']]);
    expect(read(row(), row()).matches).toHaveLength(1);
  });

  it("reads the women's tour, best of three at its Grand Slams", () => {
    const women = header.replace('ATP', 'WTA').replace('Series', 'Tier');
    const text = [
      women,
      row({ event: '3,Sampleton,Sample Open,2023-02-14,WTA500,Outdoor,Hard' }),
      row({ event: '20,Paris,French Open,2023-05-30,Grand Slam,Outdoor,Clay' }),
    ].join('\n');
    const { matches, problems } = readTennisFile('wta.csv', readCsvRows('wta.csv', `${text}\n`) as CsvTable);
    expect(problems).toEqual([]);
    expect(matches.map(({ tour, bestOf, tournament }) => [tour, bestOf, tournament.series])).toEqual([
      ['wta', 3, '500'],
      ['wta', 3, 'grand-slam'],
    ]);
  });

  it('reports a match as lost without a day, a series, a player or an end, and for nothing else', () => {
    const of = (...rows: string[]) => read(...rows).problems.map(({ field, loses }) => [field, loses]);
    expect(of(row({ event: '9,Sampleton,Sample Open,2023-02-30,ATP900,Outdoor,Clay' }))).toEqual([
      ['Date', 'match'],
      ['Series', 'match'],
    ]);
    expect(of(row({ loser: '' }))).toEqual([['Loser', 'match']]);
    expect(of(row({ comment: 'Cancelled' }))).toEqual([['Comment', 'match']]);
    expect(of(row({ sets: '6,7,3,4,,,,,,', counts: '0,1', ranks: 'first,90,1500,600' }))).toEqual([
      ['WRank', undefined],
      ['Comment', undefined],
    ]);
  });

  it('says what it cannot read', () => {
    expect(problemsOf(row({ event: '9,Sampleton,Sample Open,2023-02-30,ATP250,Outdoor,Clay' }))).toEqual([
      [2, 'Date', '2023-02-30', 'bad-date'],
    ]);
    expect(problemsOf(row({ event: '9,Sampleton,Sample Open,2023-05-02,ATP900,Outdoor,Sand' }))).toEqual([
      [2, 'Series', 'ATP900', 'unknown-competition'],
      [2, 'Surface', 'Sand', 'inconsistent'],
    ]);
    expect(problemsOf(row({ comment: '', loser: '' }))).toEqual([[2, 'Loser', undefined, 'missing-value']]);
    const other = readTennisFile('x.csv', readCsvRows('x.csv', 'Div,Date\nE0,1/1/2023\n') as CsvTable);
    expect(other).toEqual({
      rows: 1,
      matches: [],
      problems: [{ source: 'x.csv', row: 1, value: 'Div,Date', code: 'not-this-format', loses: 'file' }],
    });
  });
});
