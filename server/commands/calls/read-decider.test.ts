import { userInfo } from 'node:os';
import { expect, it } from 'vitest';
import { UsageError } from './command-line.ts';
import { readDecider } from './read-decider.ts';

it('takes the name of who decides out of the words, wherever it is', () => {
  expect(readDecider(['merge', '--actor', 'Jana', 'a', 'b'])).toEqual({
    by: { actor: 'Jana', via: 'command' },
    words: ['merge', 'a', 'b'],
  });
  expect(readDecider(['confirm', 'a', '--actor=Jana Nová'])).toEqual({
    by: { actor: 'Jana Nová', via: 'command' },
    words: ['confirm', 'a'],
  });
});

it('is the user of the operating system without it', () => {
  expect(readDecider(['list'])).toEqual({ by: { actor: userInfo().username, via: 'command' }, words: ['list'] });
});

it.each([[['list', '--actor']], [['--actor', '--name', 'X']], [['list', '--actor=']]])('refuses %j, which names no one', (words) => {
  expect(() => readDecider(words)).toThrow(UsageError);
});
