import { expect, it } from 'vitest';
import { feminineFamilyName } from './feminine-family-name.ts';
import type { FeminineRule } from './names/names-of-country.ts';

it.each<readonly [FeminineRule, string, string]>([
  ['czech', 'Dvořák', 'Dvořáková'],
  ['czech', 'Procházka', 'Procházková'],
  ['czech', 'Novotný', 'Novotná'],
  ['czech', 'Krejčí', 'Krejčí'],
  ['czech', 'Hájek', 'Hájková'],
  ['czech', 'Vaněk', 'Vaňková'],
  ['czech', 'Němec', 'Němcová'],
  ['czech', 'Havel', 'Havlová'],
  ['slovak', 'Šimko', 'Šimková'],
  ['slovak', 'Hudec', 'Hudcová'],
  ['slovak', 'Hlavatý', 'Hlavatá'],
  ['polish', 'Kowalski', 'Kowalska'],
  ['polish', 'Czarnecki', 'Czarnecka'],
  ['polish', 'Zawadzki', 'Zawadzka'],
  ['polish', 'Mazurek', 'Mazurek'],
  ['ukrainian', 'Novytskyi', 'Novytska'],
  ['ukrainian', 'Chornyi', 'Chorna'],
  ['ukrainian', 'Zavhorodnii', 'Zavhorodnia'],
  ['ukrainian', 'Kovalenko', 'Kovalenko'],
  ['greek', 'Papadopoulos', 'Papadopoulou'],
  ['greek', 'Pavlidis', 'Pavlidou'],
  ['greek', 'Antoniadis', 'Antoniadou'],
  ['greek', 'Papadakis', 'Papadaki'],
  ['greek', 'Doukas', 'Douka'],
  ['greek', 'Christodoulou', 'Christodoulou'],
  ['icelandic', 'Guðmundsson', 'Guðmundsdóttir'],
])('a woman of a %s name is called after %s: %s', (rule, family, feminine) => {
  expect(feminineFamilyName(family, rule)).toBe(feminine);
});
