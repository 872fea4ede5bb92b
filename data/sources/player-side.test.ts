import { expect, it } from 'vitest';
import { playerSide } from './player-side.ts';

const known = new Set([
  'alcaraz-c',
  'davidovich-fokina-a',
  'struff-j-l',
  'oconnell-c',
  'zhang-ze',
  'zhang-zh',
  'cerundolo-f',
  'cerundolo-j-m',
  'etcheverry-t',
  'auger-aliassime-f',
]);

it.each([
  ['Carlos Alcaraz', 'alcaraz-c'],
  ['Alejandro Davidovich Fokina', 'davidovich-fokina-a'],
  ['Jan-Lennard Struff', 'struff-j-l'],
  ["Christopher O'Connell", 'oconnell-c'],
  ['Zhizhen Zhang', 'zhang-zh'],
  ['Juan Manuel Cerúndolo', 'cerundolo-j-m'],
  ['Francisco Cerundolo', 'cerundolo-f'],
  ['Tomas Martin Etcheverry', 'etcheverry-t'],
  ['Félix Auger-Aliassime', 'auger-aliassime-f'],
])('takes %s for the stored player %s', (name, slug) => {
  expect(playerSide(name, known)?.slug).toBe(slug);
});

it.each([
  ['Carla Alcaraz', ['alcaraz-c', 'alcaraz-ca']],
  ['Cher', ['cher-c']],
])('takes nobody for %s where the stored are %j', (name, stored) => {
  expect(playerSide(name, new Set(stored))).toBeUndefined();
});

it.each([
  ['Iga Świątek', { slug: 'swiatek-i', name: 'I. Świątek', rowName: 'I. Świątek', shortName: 'Świątek' }],
  ['Jan-Lennard Struff', { slug: 'struff-j-l', name: 'J.-L. Struff', rowName: 'J.-L. Struff', shortName: 'Struff' }],
  [
    'Alejandro Davidovich Fokina',
    { slug: 'davidovich-fokina-a', name: 'A. Davidovich Fokina', rowName: 'Davidovich Fokina', shortName: 'Davidovich' },
  ],
  [
    'Anna Karolína Schmiedlová-Kuznetsova',
    {
      slug: 'karolina-schmiedlova-kuznetsova-a',
      name: 'A. Karolína Schmiedlová-Kuznetsova',
      rowName: 'K. Schmiedlová-K.',
      shortName: 'Schmiedlová',
    },
  ],
])('writes %s, whom nobody knows yet, with the first word as the given name', (name, side) => {
  expect(playerSide(name, new Set())).toEqual(side);
});
