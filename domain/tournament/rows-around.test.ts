import { describe, expect, it } from 'vitest';
import { rowsAround } from './rows-around.ts';

const table = Array.from({ length: 18 }, (_, index) => ({ teamId: index + 1 }));
const around = (...teamIds: number[]) => rowsAround(table, teamIds).map(({ teamId }) => teamId);

describe('the rows around clubs', () => {
  it('are each club with its neighbours, in the table’s order and once each', () => {
    expect(around(13, 6)).toEqual([5, 6, 7, 12, 13, 14]);
    expect(around(6, 7)).toEqual([5, 6, 7, 8]);
  });

  it('are four at least, at either end of the table too', () => {
    expect(around(1)).toEqual([1, 2, 3, 4]);
    expect(around(17, 18)).toEqual([15, 16, 17, 18]);
    expect(rowsAround(table.slice(0, 3), [2])).toHaveLength(3);
  });

  it('are none when no club is in the table', () => {
    expect(around(99)).toEqual([]);
  });
});
