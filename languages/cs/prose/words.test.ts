import { expect, it } from 'vitest';
import { bendsUnknownName } from '#languages/prose/without-forms.ts';
import { czechNouns } from './nouns/nouns.ts';
import {
  allOf,
  byPoints,
  described,
  feminineOrdinal,
  fromPlace,
  inMatches,
  inMonth,
  lastLeagueMatches,
  leagueMatches,
  neuterOrdinal,
  numberBeside,
  ofCount,
  outOf,
  over,
  partOf,
  placeOf,
  places,
  points,
  ranked,
  roleOf,
  scored,
  times,
  timesBeside,
  wins,
  withScore,
  withSomebody,
} from './words.ts';

const slavia = czechNouns.read('Slavia');
const jablonec = czechNouns.read('Jablonec');
const slovacko = czechNouns.read('Slovácko');
const pardubice = czechNouns.read('Pardubice fp');
const bohemians = czechNouns.read('(Bohemians) mp');

it.each([
  [points(1, 'nom'), 'jeden bod'],
  [points(2, 'acc'), 'dva body'],
  [points(4, 'gen'), 'čtyř bodů'],
  [points(5, 'nom'), 'pět bodů'],
  [points(3, 'ins'), 'třemi body'],
  [points(21, 'acc'), '21 bodů'],
  [wins(1, 'acc'), 'jednu výhru'],
  [wins(2, 'nom'), 'dvě výhry'],
  [wins(9, 'loc'), 'devíti výhrách'],
  [leagueMatches(5, 'acc'), 'pět ligových zápasů'],
  [leagueMatches(12, 'loc'), '12 ligových zápasech'],
  [lastLeagueMatches(4), 'poslední čtyři ligové zápasy'],
  [lastLeagueMatches(6), 'posledních šest ligových zápasů'],
  [byPoints(1), 'o bod'],
  [byPoints(2), 'o dva body'],
  [outOf(6), 'ze šesti'],
  [outOf(5), 'z pěti'],
  [times(1), 'jednou'],
  [times(3), 'třikrát'],
  [times(14), '14krát'],
  [timesBeside(14, 14), 'čtrnáctkrát'],
  [timesBeside(22, 9), '9krát'],
  [timesBeside(7, 1), 'jednou'],
  [partOf(5, 8), 'pět z osmi'],
  [partOf(9, 14), 'devět ze čtrnácti'],
  [partOf(9, 22), '9 z 22'],
  [numberBeside(20, 12, 'loc'), 'dvanácti'],
  [scored(1), 'padl jeden gól'],
  [scored(3, 'jen'), 'padly jen tři góly'],
  [scored(30), 'padlo 30 gólů'],
  [places(2, 'acc'), 'dvě místa'],
  [places(5, 'acc'), 'pět míst'],
  [inMatches(1), 'v jednom zápase'],
  [inMatches(4), 've čtyřech zápasech'],
  [inMatches(5), 'v pěti zápasech'],
  [[1, 4, 5].map((count) => ofCount(count, 'vyšel')).join(', '), 'vyšel, vyšly, vyšlo'],
  [inMonth({ month: 9, year: 2024 }), 'v září 2024'],
  [inMonth({ month: 12 }), 'v prosinci'],
  [allOf(4), 'všechny čtyři zápasy'],
  [allOf(13, 'domácí'), 'všech 13 domácích zápasů'],
])('counts and dates as papers do: %s', (written, expected) => {
  expect(written).toBe(expected);
});

it.each([
  [ranked(8, slavia).ins, 'osmou Slavií'],
  [ranked(1, slavia).acc, 'první Slavii'],
  [ranked(12, jablonec).gen, 'dvanáctého Jablonce'],
  [ranked(12, jablonec).acc, 'dvanáctý Jablonec'],
  [ranked(3, slovacko).dat, 'třetímu Slovácku'],
  [ranked(2, bohemians).nom, 'druzí Bohemians'],
  [ranked(2, pardubice).nom, 'druhé Pardubice'],
  [ranked(24, pardubice).gen, 'čtyřiadvacátých Pardubic'],
  [described('rozjetý', bohemians).acc, 'rozjeté Bohemians'],
  [described('vedoucí', pardubice).loc, 'vedoucích Pardubicích'],
  [placeOf(21, slavia), 'jedenadvacátá'],
  [placeOf(20, bohemians), 'dvacátí'],
  [neuterOrdinal(30), 'třicáté'],
  [neuterOrdinal(3), 'třetí'],
  [feminineOrdinal(15), 'patnáctá'],
  [
    [1, 2, 3, 5, 7, 12, 21, 24].map((place) => fromPlace(place)).join(', '),
    'z prvního, ze druhého, ze třetího, z pátého, ze sedmého, ze dvanáctého, z jedenadvacátého, ze čtyřiadvacátého',
  ],
  [
    [2, 3, 4, 5, 6, 7, 8].map((place) => withSomebody(ranked(place, slavia).ins)).join(', '),
    'se druhou Slavií, se třetí Slavií, se čtvrtou Slavií, s pátou Slavií, se šestou Slavií, se sedmou Slavií, s osmou Slavií',
  ],
])('bends an ordinal or adjective with its name: %s', (written, expected) => {
  expect(written).toBe(expected);
});

it.each(['nom', 'gen', 'dat', 'acc', 'loc', 'ins'] as const)(
  'puts an ordinal before a name that is never bent only in the nominative: %s',
  (inCase) => {
    const unbent = ranked(10, czechNouns.read('(Charlotte) f'))[inCase];
    expect([unbent.startsWith('desát'), bendsUnknownName(unbent)]).toEqual([true, inCase !== 'nom']);
  },
);

it('calls the last place by its word', () => {
  expect([ranked(18, slavia, 18).acc, placeOf(18, pardubice, 18), neuterOrdinal(17, 18)]).toEqual([
    'poslední Slavii',
    'poslední',
    'sedmnácté',
  ]);
});

it('puts a score after a club, and before one whose name ends in a figure', () => {
  expect(over(slavia, '2:1')).toBe('nad Slavií 2:1');
  expect(over(czechNouns.read('Mnichov (1860)'), '2:1')).toBe('2:1 nad Mnichovem 1860');
  expect([slavia, czechNouns.read('Mnichov (1860)')].map((club) => withScore(club, '2:1'))).toEqual(['Slavia 2:1', '2:1 Mnichov 1860']);
});

it('bends hosts and visitors as people', () => {
  expect([roleOf(true).past('vyhrál'), roleOf(false).gen, placeOf(3, roleOf(false))]).toEqual(['vyhráli', 'hostů', 'třetí']);
});
