import { expect, it } from 'vitest';
import { nameLikeness } from './name-likeness.ts';

const likely = 0.7;

it.each([
  ['Din. Bucuresti', 'Dinamo București'],
  ['Ham-Kam', 'HamKam'],
  ['Gornik Z.', 'Górnik Zabrze'],
  ['U Craiova', 'Univ. Craiova'],
  ['Colon Santa FE', 'Colón'],
  ['Quevilly Rouen', 'US Quevilly-Rouen'],
  ['Seraing', 'RFC Seraing'],
  ['Liverpol FC', 'Liverpool'],
  ['Παναθηναϊκός', 'Panathinaikos'],
])('takes %s and %s for one', (one, other) => {
  expect(nameLikeness(one, other)).toBeGreaterThanOrEqual(likely);
  expect(nameLikeness(other, one)).toBe(nameLikeness(one, other));
});

it.each([
  ['Manchester City', 'Manchester United'],
  ['Real Madrid', 'Atlético Madrid'],
  ['Dinamo București', 'Rapid București'],
  ['Gornik Z.', 'Górnik Łęczna'],
  ['FC 08 Villingen', 'FC 04 Ingolstadt'],
  ['Club', ''],
])('keeps %s and %s apart', (one, other) => expect(nameLikeness(one, other)).toBeLessThan(likely));
