import { expect, it } from 'vitest';
import { cleanName } from './clean-name.ts';

it.each([
  ['1. FC Köln', '1. FC Köln'],
  ['  Seraing\t\r\n', 'Seraing'],
  ['Quevilly\u00a0 \u2003Rouen', 'Quevilly Rouen'],
  ['\u202eNiort\u202c', 'Niort'],
  ['Con\u200bcar\u00adneau\ufeff', 'Concarneau'],
  ['Sera\0ing', 'Sera ing'],
  ['Seraing\ud800', 'Seraing'],
  ['Ko\u0308ln', 'Köln'],
  [`Z${'\u0301'.repeat(40)}ilina`, `Ź\u0301\u0301ilina`],
  ['Παναθηναϊκός', 'Παναθηναϊκός'],
  ['\u200b\u202e \n', ''],
])('makes of %j the name %j', (told, name) => expect(cleanName(told)).toBe(name));

it('keeps the first eighty characters of a name without an end', () => {
  expect(cleanName('Ä'.repeat(100_000))).toBe('Ä'.repeat(80));
  expect([...cleanName('😀'.repeat(100))]).toHaveLength(80);
});
