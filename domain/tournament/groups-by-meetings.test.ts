import { expect, it } from 'vitest';
import { groupsByMeetings } from './groups-by-meetings.ts';

it('finds the groups of a season by who plays whom: Champions League 2023-24, groups A and H', () => {
  const [bayern, kobenhavn, galatasaray, united, barcelona, porto, shakhtar, antwerp] = [1, 2, 3, 4, 5, 6, 7, 8] as const;
  const meetings = [
    { homeId: bayern, awayId: united },
    { homeId: galatasaray, awayId: kobenhavn },
    { homeId: barcelona, awayId: antwerp },
    { homeId: shakhtar, awayId: porto },
    { homeId: kobenhavn, awayId: bayern },
    { homeId: porto, awayId: barcelona },
  ];
  const groups = groupsByMeetings([antwerp, barcelona, bayern, galatasaray, kobenhavn, porto, shakhtar, united], meetings);
  expect(groups).toEqual([
    [antwerp, barcelona, porto, shakhtar],
    [bayern, galatasaray, kobenhavn, united],
  ]);
});

it('leaves a club that meets nobody by itself', () => {
  expect(groupsByMeetings([1, 2, 3], [{ homeId: 1, awayId: 3 }])).toEqual([[1, 3], [2]]);
});
