import { expect, it } from 'vitest';
import { dayOrderOf } from './day-order.ts';

const read = (...texts: string[]) => {
  const dayFirst = dayOrderOf(texts);
  return dayFirst && texts.map(dayFirst);
};

it('keeps the dates of a file of which one must begin with its day', () => {
  expect(read('5/8/2023', '12/8/2023', '13/8/2023')).toEqual(['5/8/2023', '12/8/2023', '13/8/2023']);
});

it('exchanges day and month in all rows where one must begin with its month and all can', () => {
  expect(read('8/5/2023', '8/12/2023', '8/13/2023')).toEqual(['5/8/2023', '12/8/2023', '13/8/2023']);
  expect(read('08/05/23', '08/13/23')).toEqual(['05/08/23', '13/08/23']);
});

it('exchanges none where one row can only begin with its day, so that the others are seen to be wrong', () => {
  expect(read('8/5/2023', '8/13/2023', '14/8/2023')).toEqual(['8/5/2023', '8/13/2023', '14/8/2023']);
});

it('takes two digits for the day and the month for the order of the publisher, and cannot tell from one', () => {
  expect(read('05/08/2023', '06/08/2023')).toEqual(['05/08/2023', '06/08/2023']);
  expect(read('8/11/2023', '8/12/2023')).toBeUndefined();
  expect(read('05/08/2023', '8/12/2023')).toBeUndefined();
});

it('leaves other texts alone, and files without dates of this kind', () => {
  expect(read('2023-08-05', '', 'soon')).toEqual(['2023-08-05', '', 'soon']);
  expect(read('8/13/2023', '')).toEqual(['13/8/2023', '']);
  expect(read()).toEqual([]);
});
