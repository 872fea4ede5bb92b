import { expect, it } from 'vitest';
import { loadTennisPlayers } from '../catalogue/tennis-players.ts';
import { playerSide } from './player-side.ts';

const describePlayer = loadTennisPlayers();
const knowing = (atp: readonly string[], wta: readonly string[] = []) => ({
  describe: describePlayer,
  slugs: { atp: new Set(atp), wta: new Set(wta) },
});
const stored = knowing(['mustermann-a', 'zz-top-ze', 'zztop-zh', 'muster-f', 'muster-jm', 'hyphenated-jl', 'oneill-x']);

it.each([
  ['Carlos Alcaraz', 'carlos-alcaraz'],
  ['Alex De Minaur', 'alex-de-minaur'],
  ['Félix Auger Aliassime', 'felix-auger-aliassime'],
  ['Daniel Evans', 'dan-evans'],
])('takes %s for the player of the catalogue %s', (name, slug) => {
  expect(playerSide(name, 'atp', stored)?.slug).toBe(slug);
});

it.each([
  ['Anton Mustermann', 'mustermann-a'],
  ['Zhuo Zz Top', 'zztop-zh'],
  ['Juan Manuel Muster', 'muster-jm'],
  ['Franz Karl Muster', 'muster-f'],
  ['Jan-Lennard Hyphenated', 'hyphenated-jl'],
  ["Xaver O'Neill", 'oneill-x'],
])('takes %s for the stored player %s, whose surname and initials fit', (name, slug) => {
  expect(playerSide(name, 'atp', stored)?.slug).toBe(slug);
});

it('takes nobody where two stored players fit, unless one has the whole name', () => {
  expect(playerSide('Cara Muster', 'wta', knowing([], ['muster-c', 'muster-ca']))).toBeUndefined();
  expect(playerSide('Cara Muster', 'wta', knowing([], ['muster-c', 'cara-muster']))?.slug).toBe('cara-muster');
  expect(playerSide('Cher', 'wta', knowing([], []))).toBeUndefined();
});

it('makes no new player who would be one of the other tour', () => {
  expect(playerSide('Cara Muster', 'wta', knowing(['muster-c']))).toBeUndefined();
});

it.each([
  ['Iga Nobody', { slug: 'nobody-i', name: 'Iga Nobody', rowName: 'I. Nobody', shortName: 'Nobody' }],
  ['Jan-Lennard Nobody', { slug: 'nobody-jl', name: 'Jan-Lennard Nobody', rowName: 'J.-L. Nobody', shortName: 'Nobody' }],
  [
    'Alejandro Davidovici Fokkema',
    { slug: 'davidovicifokkema-a', name: 'Alejandro Davidovici Fokkema', rowName: 'Davidovici Fokkema', shortName: 'Davidovici' },
  ],
])('writes %s, whom nobody knows yet, with the first word as the given name', (name, side) => {
  expect(playerSide(name, 'wta', knowing([]))).toEqual(side);
});

it('knows the country of a player of the catalogue, and cuts his name for lists alone', () => {
  expect(playerSide('Roberto Bautista Agut', 'atp', knowing([]))).toEqual({
    slug: 'roberto-bautista-agut',
    name: 'Roberto Bautista Agut',
    rowName: 'R. Bautista Agut',
    shortName: 'Bautista A.',
    country: 'spain',
    nation: 'ESP',
  });
});
