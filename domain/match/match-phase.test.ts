import { expect, it } from 'vitest';
import { phaseOfMatch } from './match-phase.ts';

const now = new Date('2026-11-21T15:00:00Z');
const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

it.each([
  ['scheduled', '15:01', true, 'to-come'],
  ['scheduled', '15:00', true, 'live'],
  ['scheduled', '00:00', false, 'to-come'],
  ['live', '14:00', true, 'live'],
  ['finished', '12:00', true, 'over'],
  ['awaited', '12:00', true, 'over'],
  ['postponed', '18:00', true, 'over'],
] as const)('a match that is %s for %s (hour known: %s) is %s', (status, time, kickoffKnown, phase) => {
  expect(phaseOfMatch({ status, kickoffUtc: at(time), kickoffKnown }, now)).toBe(phase);
});
