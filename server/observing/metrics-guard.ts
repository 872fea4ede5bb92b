import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whether a request may see the site's figures. */
export type MetricsGuard = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => boolean;

const loopback = /^(::ffff:)?127\.|^::1$/;
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'];

/**
 * Lets whoever knows the token see the figures, and without one whoever asks from this machine. Behind a proxy everybody seems to, so
 * that there the token alone counts.
 */
export function createMetricsGuard({ token, behindProxy }: { token: string | undefined; behindProxy: boolean }): MetricsGuard {
  const wanted = token === undefined ? undefined : digest(`Bearer ${token}`);
  return ({ headers, socket }) => {
    if (wanted !== undefined && timingSafeEqual(digest(headers.authorization ?? ''), wanted)) return true;
    if (behindProxy || proxyHeaders.some((name) => headers[name] !== undefined)) return false;
    return loopback.test(socket.remoteAddress ?? '');
  };
}

/** Texts of any length become ones of the same length, which can be compared without telling by the time how much was right. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
