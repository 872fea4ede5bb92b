import { expect, it } from 'vitest';
import { ruleVersionOf, tipRules } from './tip-rules-register.ts';

it('numbers its versions from 1, each later than the one before', () => {
  for (const [at, { version, since, chosenOn }] of tipRules.entries()) {
    expect(version).toBe(at + 1);
    expect(since.getTime()).toBeGreaterThan(tipRules[at - 1]?.since.getTime() ?? 0);
    expect(chosenOn.from < chosenOn.to).toBe(true);
  }
});

it.each([
  ['one from before the register began', null, '2026-11-01T00:00:00Z', 1],
  ['one of the first rule', null, '2026-11-26T20:22:58Z', 1],
  ['one of the second', null, '2026-11-26T20:22:59Z', 2],
  ['one that names no version, which only programs from before the third wrote', null, '2031-01-01T00:00:00Z', 2],
  ['one that names its own, whenever it was written', 1, '2031-01-01T00:00:00Z', 1],
  ['one of a version that this build does not know', 99, '2031-01-01T00:00:00Z', 99],
])('assigns %s to its rule', (_which, named, recordedAt, expected) => {
  expect(ruleVersionOf(named, new Date(recordedAt))).toBe(expected);
});
