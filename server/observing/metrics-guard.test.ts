import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createMetricsGuard } from './metrics-guard.ts';

const token = 'a-long-enough-token';
const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe("the site's figures", () => {
  const open = createMetricsGuard({ token: undefined, behindProxy: false });

  it.each(['127.0.0.1', '127.0.0.53', '::1', '::ffff:127.0.0.1'])('are shown to %s, which is this machine', (address) => {
    expect(open(from(address))).toBe(true);
  });

  it.each(['10.0.0.7', '::ffff:10.127.0.1', 'fe80::1', '203.0.113.9'])('are not shown to %s', (address) => {
    expect(open(from(address))).toBe(false);
  });

  it('are not shown to a stranger who comes through a proxy on this machine', () => {
    expect(open(from('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }))).toBe(false);
    expect(createMetricsGuard({ token: undefined, behindProxy: true })(from('127.0.0.1'))).toBe(false);
  });

  it('are shown to whoever has the token, wherever that is', () => {
    const guarded = createMetricsGuard({ token, behindProxy: true });
    expect(guarded(from('203.0.113.9', { authorization: `Bearer ${token}` }))).toBe(true);
    for (const wrong of [`Bearer ${token}x`, token, 'Bearer ', '']) {
      expect(guarded(from('203.0.113.9', { authorization: wrong })), wrong).toBe(false);
    }
    expect(guarded(from('203.0.113.9'))).toBe(false);
  });
});
