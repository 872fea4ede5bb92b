import { expect, it } from 'vitest';
import { groupsByOpponents } from './groups-by-opponents.ts';

const meetingsOf = (pairs: string) =>
  pairs.split(' ').map(([home = '', away = '']) => ({ homeId: numberOf(home), awayId: numberOf(away) }));
const numberOf = (letter: string) => letter.charCodeAt(0) - 64;
const clubs = [...'ABCDEFGH'].map(numberOf);
const found = (pairs: string) =>
  groupsByOpponents(clubs, meetingsOf(pairs)).map((group) => group.map((id) => String.fromCharCode(id + 64)).join(''));

/* Two zones of four, each club with one match against the other zone: Argentina's zones in small. */
const zoneOfA = 'AC AE AG CE CG EG';
const zoneOfB = 'BD BF BH DF DH FH';
const between = 'AB CD EF GH';

it('finds the two zones of a season whose clubs also play one of the other zone', () => {
  expect(found(`${between} ${zoneOfA} ${zoneOfB}`)).toEqual(['ACEG', 'BDFH']);
});

it('finds conferences that meet twice within and once across half of the other', () => {
  const across = 'AB AD CD CF EF EH GH GB';
  expect(found(`${zoneOfA} ${zoneOfA} ${across} ${zoneOfB} ${zoneOfB}`)).toEqual(['ACEG', 'BDFH']);
});

it('finds three zones', () => {
  const nine = [...'ABCDEFGHI'].map(numberOf);
  const groups = groupsByOpponents(nine, meetingsOf('AB AC BC DE DF EF GH GI HI AD BE CF DG EH FI'));
  expect(groups).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ]);
});

it('finds none while the fixture list is not whole, and none where all play all', () => {
  expect(found('AC EG BD FH AB')).toEqual([]);
  expect(
    found(clubs.flatMap((one) => clubs.filter((other) => other > one).map((other) => String.fromCharCode(one + 64, other + 64))).join(' ')),
  ).toEqual([]);
});
