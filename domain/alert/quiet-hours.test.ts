import { describe, expect, it } from 'vitest';
import { nightHours } from './alert-settings.ts';
import { quietUntil } from './quiet-hours.ts';

const until = (zone: string, moment: string, quiet: Parameters<typeof quietUntil>[0] = nightHours) =>
  quietUntil(quiet, zone, new Date(moment))?.toISOString();

describe('quiet hours from 23 to 7', () => {
  it('begin at 23:00 and end at 7:00 by the clock of the follower', () => {
    expect(until('Europe/Prague', '2026-11-21T21:59:59Z')).toBeUndefined();
    expect(until('Europe/Prague', '2026-11-21T22:00:00Z')).toBe('2026-11-22T06:00:00.000Z');
    expect(until('Europe/Prague', '2026-11-22T05:59:59Z')).toBe('2026-11-22T06:00:00.000Z');
    expect(until('Europe/Prague', '2026-11-22T06:00:00Z')).toBeUndefined();
    expect(until('America/Sao_Paulo', '2026-11-21T22:00:00Z')).toBeUndefined();
    expect(until('Asia/Kathmandu', '2026-11-21T18:00:00Z')).toBe('2026-11-22T01:15:00.000Z');
  });

  it('may lie within one day, and may be none', () => {
    expect(until('UTC', '2026-11-21T09:30:00Z', { from: 9, to: 17 })).toBe('2026-11-21T17:00:00.000Z');
    expect(until('UTC', '2026-11-21T17:00:00Z', { from: 9, to: 17 })).toBeUndefined();
    expect(until('UTC', '2026-11-21T03:00:00Z', null)).toBeUndefined();
    expect(until('UTC', '2026-11-21T03:00:00Z', { from: 3, to: 3 })).toBeUndefined();
  });
});
