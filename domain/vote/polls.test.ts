import { expect, it } from 'vitest';
import { findPoll, superCupPoll } from './polls.ts';

it('finds a poll by sport and item', () => {
  expect(findPoll('supercup', 'super-cup-2025')).toBe(superCupPoll);
  expect(findPoll('soccer', 'super-cup-2025')).toBeUndefined();
  expect(findPoll('supercup', 'super-cup-2024')).toBeUndefined();
});

it('lets each player be voted for once, eleven of each side at least, with those who scored', () => {
  const values = superCupPoll.options.map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
  for (const value of values) expect(value).toMatch(/^[a-z]+(-[a-z]+)*$/);
  const bySide = Map.groupBy(superCupPoll.options, ({ group }) => group);
  expect([...bySide.keys()]).toEqual(['Paris Saint-Germain', 'Tottenham Hotspur']);
  for (const side of bySide.values()) expect(side.length).toBeGreaterThanOrEqual(11);
  // The goals of the match, and of the penalties.
  for (const name of ['Micky van de Ven', 'Cristian Romero', 'Lee Kang-in', 'Gonçalo Ramos', 'Ousmane Dembélé', 'Nuno Mendes']) {
    expect(superCupPoll.options.map(({ label }) => label)).toContain(name);
  }
});
