import { describe, expect, it } from 'vitest';
import { isSquadText, readSquadFile } from './squad-file.ts';

const facts = { id: 'germany.bundesliga', zone: 'Europe/Berlin', seasonKind: 'autumn-spring' } as const;

function read(...lines: string[]) {
  return readSquadFile('mainz.txt', lines.join('\n'), (title) => (title === 'Deutsche Bundesliga' ? facts : undefined));
}

const heading = '=  SV Darmstadt 98 - Deutsche Bundesliga 2023/24';

describe('readSquadFile', () => {
  it('reads numbers, names and positions', () => {
    const { squads, rows, problems } = read(
      heading,
      '',
      '  1,  Marcel Schuhen,                    GK,   b. 1993,   Sandhausen',
      ' 14,  Christoph Klarer (AUT),            DF,   b. 2000,',
      ' 17,  Frank Ronstadt,                    MF,   b. ????,',
      '  9,  Fraser Hornby (SCO),               FW,   b. 1999,   Reims',
    );
    expect({ rows, problems }).toEqual({ rows: 4, problems: [] });
    expect(squads).toEqual([
      {
        team: { name: 'SV Darmstadt 98', tournamentId: 'germany.bundesliga' },
        members: [
          { shirtNumber: 1, position: 'goalkeeper', playerName: 'Marcel Schuhen' },
          { shirtNumber: 14, position: 'defender', playerName: 'Christoph Klarer' },
          { shirtNumber: 17, position: 'midfielder', playerName: 'Frank Ronstadt' },
          { shirtNumber: 9, position: 'forward', playerName: 'Fraser Hornby' },
        ],
      },
    ]);
  });

  it('names the rows it cannot read and reads the rest', () => {
    const { squads, rows, problems } = read(
      heading,
      '   ,  No Number,   GK,',
      '  2,  No Position,   XX,',
      ' 3 One Word',
      '  4,  A,  DF,',
      '  4,  B,  DF,',
      '100,  C,  DF,',
    );
    expect(rows).toBe(6);
    expect(squads[0]?.members).toEqual([{ shirtNumber: 4, position: 'defender', playerName: 'A' }]);
    expect(problems.map(({ row, code, field, value }) => [row, code, field, value])).toEqual([
      [2, 'missing-value', 'number', 'No Number'],
      [3, 'not-this-format', 'position', 'XX'],
      [4, 'not-this-format', undefined, '3 One Word'],
      [6, 'duplicate-row', 'number', '4'],
      [7, 'bad-number', 'number', '100'],
    ]);
  });

  it('says that the competition is unknown', () => {
    const { squads, problems } = read('= A FC - Moon League 2023/24', '  1,  A,  GK,');
    expect(squads).toEqual([]);
    expect(problems).toEqual([{ source: 'mainz.txt', row: 1, field: 'title', value: 'Moon League', code: 'unknown-competition' }]);
  });

  it('knows a squad by its rows', () => {
    expect(isSquadText('= A FC - B 2023/24\n\n 43,  Billy Crellin,   GK,   b. 2000')).toBe(true);
    expect(isSquadText('= England\n\nChelsea FC, 1905,  @ Stamford Bridge,  London')).toBe(false);
  });
});
