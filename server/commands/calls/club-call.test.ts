import { expect, it } from 'vitest';
import { readClubCall } from './club-call.ts';
import { UsageError } from './command-line.ts';

it.each([
  [['list'], { task: 'list' }],
  [
    ['add', 'barnet', '--name', 'Barnet FC', '--country', 'england', '--short', 'Barnet'],
    { task: 'add', slug: 'barnet', name: 'Barnet FC', country: 'england', gender: 'men', shortName: 'Barnet' },
  ],
  [['add', 'b', '--name', 'B', '--country', 'england', '--women'], { task: 'add', gender: 'women' }],
  [['rename', 'porto', '--name', 'Porto'], { task: 'rename', slug: 'porto', name: 'Porto' }],
  [['colours', 'porto', '#0000ff', '#ffffff'], { task: 'colours', slug: 'porto', colours: ['#0000ff', '#ffffff'] }],
  [['confirm', 'niort'], { task: 'confirm', slug: 'niort', names: undefined }],
  [
    ['confirm', 'niort', '--name', 'Chamois Niortais', '--row', 'Niort'],
    { task: 'confirm', names: { name: 'Chamois Niortais', rowName: 'Niort' } },
  ],
  [['merge', 'seraing', 'rfc-seraing'], { task: 'merge', removed: 'seraing', remaining: 'rfc-seraing' }],
  [['name', 'everton', ' The Toffees '], { task: 'name', slug: 'everton', spelling: 'The Toffees' }],
  [['admit', 'api-football'], { task: 'admit', source: 'api-football' }],
  [
    ['split', 'x', '--aliases', 'A, B,', '--as', 'y', '--name', 'Y'],
    { task: 'split', slug: 'x', aliases: ['A', 'B'], newSlug: 'y', newName: 'Y' },
  ],
])('reads %j', (words, call) => expect(readClubCall(words)).toMatchObject(call));

it.each([
  [[]],
  [['list', 'all']],
  [['merge', 'seraing']],
  [['merge', 'a', 'b', '--name', 'A']],
  [['add', 'barnet', '--name', 'Barnet']],
  [['rename', 'porto']],
  [['colours', 'porto']],
  [['confirm']],
  [['confirm', 'niort', '--short', 'Niort']],
  [['destroy', 'porto']],
])('refuses %j and says how it is called', (words) => {
  expect(() => readClubCall(words)).toThrow(UsageError);
  expect(() => readClubCall(words)).toThrow('npm run club -- confirm <slug>');
});
