import { beforeEach, expect, it } from 'vitest';
import { EdgeHealth } from './edge-health.ts';

let timerMs: number;
let health: EdgeHealth;
beforeEach(() => {
  timerMs = 1_000_000;
  health = new EdgeHealth('b1', () => timerMs);
});

it('pages may not stay before purges are known to arrive', () => {
  expect(health.mayKeep()).toBe(false);
  health.heard('well');
  expect(health.mayKeep()).toBe(true);
});

it.each<[string, () => void]>([
  ['purges fail', () => health.heard('failing')],
  ['the connection is lost', () => health.forget()],
  [
    'nothing was heard for fifteen seconds',
    () => {
      timerMs += 15_000;
    },
  ],
])('pages may not stay where %s, until purges arrive again', (_why, happens) => {
  health.heard('well');
  happens();
  expect(health.mayKeep()).toBe(false);
  health.heard('well');
  expect(health.mayKeep()).toBe(true);
});

it('pages of a build may not stay for ten minutes after another build has begun, and all have to be purged', () => {
  expect(health.heard('build b1')).toBe(false);
  expect(health.heard('build b2')).toBe(true);
  for (const passed of [0, 599_999]) {
    timerMs = 1_000_000 + passed;
    health.heard('well');
    expect(health.mayKeep()).toBe(false);
  }
  timerMs += 1;
  expect(health.mayKeep()).toBe(true);
});

it('all have to be purged where a process may have missed a change', () => {
  expect([health.heard('missed'), health.heard('well'), health.heard('failing')]).toEqual([true, false, false]);
});
