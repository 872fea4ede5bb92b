import { expect, it } from 'vitest';
import type { LocalDay } from '#domain/time/local-day.ts';
import { walkDays } from './walk-days.ts';

it('forecasts a whole day before any of it is learned, the earliest day first', () => {
  const match = (day: string, name: string) => ({ day: day as LocalDay, name });
  const events: string[] = [];
  const judged = walkDays(
    [match('2023-05-02', 'c'), match('2023-05-01', 'a'), match('2023-05-02', 'd'), match('2023-05-01', 'b'), match('2023-05-03', 'e')],
    ({ day }) => day >= '2023-05-02',
    {
      judge({ name }) {
        events.push(`judge ${name}`);
        return [{ name: 'winner', groups: [name], happened: true, chances: {} }];
      },
      observe: ({ name }) => events.push(`observe ${name}`),
    },
    () => {},
  );
  expect(events).toEqual(['observe a', 'observe b', 'judge c', 'judge d', 'observe c', 'observe d', 'judge e', 'observe e']);
  expect(judged.map(({ groups }) => groups)).toEqual([['c'], ['d'], ['e']]);
});
