import { expect, it } from 'vitest';
import { type Candidate, choosePlayer } from './choose-player.ts';

const stored = (name: string, more: Partial<Candidate> = {}): Candidate => ({
  name,
  birthDate: null,
  externalIds: [],
  isBeside: false,
  ...more,
});
const named = (name: string, externalId?: string, birthDate?: string) => ({ name, externalId, birthDate });

it('finds the player of the same name', () => {
  const saka = stored('Bukayo Saka');
  expect(choosePlayer(named('Bukayo Saka'), [stored('Martin Ødegaard'), saka])).toBe(saka);
});

it('makes a new player where no name is alike', () => {
  expect(choosePlayer(named('Declan Rice'), [stored('Bukayo Saka')])).toBe('new');
});

it('takes an initial for the only player whom it fits', () => {
  const saka = stored('Bukayo Saka');
  expect(choosePlayer(named('B. Saka'), [saka, stored('Ben White')])).toBe(saka);
});

it('leaves to a person an initial that fits two', () => {
  expect(choosePlayer(named('A. Silva'), [stored('André Silva'), stored('António Silva')])).toBe('doubtful');
  expect(choosePlayer(named('A. Silva'), [stored('A. Silva'), stored('António Silva')])).toBe('doubtful');
});

it('prefers the whole name to others that are alike', () => {
  const andre = stored('André Silva');
  expect(choosePlayer(named('André Silva'), [andre, stored('A. Silva')])).toBe(andre);
});

it('leaves to a person one name with two days of birth', () => {
  expect(choosePlayer(named('Danny Ward', undefined, '1993-06-22'), [stored('Danny Ward', { birthDate: '1990-12-09' })])).toBe('doubtful');
});

it('takes the day of birth for a proof, and another one for a proof against a short name', () => {
  const balde = stored('Alejandro Balde', { birthDate: '2003-10-18' });
  expect(choosePlayer(named('Álex Balde', undefined, '2003-10-18'), [balde])).toBe(balde);
  expect(choosePlayer(named('A. Balde', undefined, '1990-01-01'), [balde])).toBe('new');
});

it('means two by two numbers of one source, unless the whole name is the same', () => {
  expect(choosePlayer(named('A. Silva', '8'), [stored('António Silva', { externalIds: ['7'] })])).toBe('doubtful');
  expect(choosePlayer(named('A. Silva', '8'), [stored('António Silva', { externalIds: ['7'], isBeside: true })])).toBe('new');
  const volland = stored('Kevin Volland', { externalIds: ['16260'] });
  expect(choosePlayer(named('Kevin Volland', '17000'), [volland])).toBe(volland);
});
