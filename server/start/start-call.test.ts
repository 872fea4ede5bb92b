import { expect, it } from 'vitest';
import { environmentOfCall } from './start-call.ts';

it('asks the free sources with --real, unless a setting names others', () => {
  expect(environmentOfCall(['--real'], { PORT: '4000' })).toEqual({ SOURCES: 'free', PORT: '4000' });
  expect(environmentOfCall(['--real'], { SOURCES: 'other' })).toEqual({ SOURCES: 'other' });
  expect(environmentOfCall(['--real'], { SOURCES: '' })).toEqual({ SOURCES: 'free' });
  expect(environmentOfCall([], { PORT: '4000' })).toEqual({ PORT: '4000' });
});

it.each([['--rael'], ['real'], ['--real=yes']])('refuses %s and says how it is called', (word) => {
  expect(() => environmentOfCall([word], {})).toThrow(/npm start \[-- --real\]/);
});
