import { expect, it } from 'vitest';
import { projectionColumns } from './projection-columns.ts';

const zone = (from: number, to: number, kind: string) => ({ from, to, kind });

it('names title, places of the Champions League and direct relegation of a first division', () => {
  const bundesliga = [
    zone(1, 4, 'champions-league'),
    zone(5, 5, 'europa-league'),
    zone(16, 16, 'relegation-play-off'),
    zone(17, 18, 'relegation'),
  ];
  expect(projectionColumns(bundesliga, 18, true)).toEqual([
    { kind: 'title', from: 1, to: 1 },
    { kind: 'top', from: 1, to: 4 },
    { kind: 'relegation', from: 17, to: 18 },
  ]);
});

it('names promotion in a second division, without its play-offs', () => {
  const championship = [zone(1, 2, 'promotion'), zone(3, 6, 'promotion-play-off'), zone(22, 24, 'relegation')];
  expect(projectionColumns(championship, 24, true)[1]).toEqual({ kind: 'promotion', from: 1, to: 2 });
});

it('takes all places that lead somewhere together where the best of them is the first alone', () => {
  const allsvenskan = [zone(1, 1, 'champions-league-qualifying'), zone(2, 3, 'conference-league'), zone(15, 16, 'relegation')];
  expect(projectionColumns(allsvenskan, 16, true)[1]).toEqual({ kind: 'top', from: 1, to: 3 });
});

it('speaks of the first place, not of the title, where others decide on that', () => {
  expect(projectionColumns([zone(1, 6, 'championship-round'), zone(12, 12, 'relegation')], 12, false)).toEqual([
    { kind: 'first', from: 1, to: 1 },
    { kind: 'top', from: 1, to: 6 },
    { kind: 'relegation', from: 12, to: 12 },
  ]);
  expect(projectionColumns([], 8, false)).toEqual([{ kind: 'first', from: 1, to: 1 }]);
});

it('names the play-off against relegation where nobody goes down without one', () => {
  const belgium = [zone(1, 6, 'championship-round'), zone(13, 16, 'relegation-play-off')];
  expect(projectionColumns(belgium, 16, true).at(-1)).toEqual({ kind: 'relegation-play-off', from: 13, to: 16 });
});

it('leaves out zones that a smaller table does not have', () => {
  expect(projectionColumns([zone(18, 20, 'relegation')], 18, true)).toEqual([{ kind: 'title', from: 1, to: 1 }]);
});
