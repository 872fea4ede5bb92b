import { expect, it } from 'vitest';
import { lastName } from './last-name.ts';

it.each([
  ['Bukayo Saka', 'Saka'],
  ['B. Saka', 'Saka'],
  ['Rodri', 'Rodri'],
  ['Virgil van Dijk', 'van Dijk'],
  ['Kevin De Bruyne', 'De Bruyne'],
  ['Rafael van der Vaart', 'van der Vaart'],
  ['Vinícius Júnior', 'Vinícius Júnior'],
  ['Al Habsi', 'Habsi'],
  ['Ahmed Abou Zeid', 'Abou Zeid'],
  ['Sebastián San Martín', 'San Martín'],
  ['Γιώργος Μασούρας', 'Μασούρας'],
])('writes "%s" on the shirt as "%s"', (name, shirt) => {
  expect(lastName(name)).toBe(shirt);
});
