import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sane = /^[A-Za-z0-9._-]{8,64}$/;

/** Returns a function that returns the id of a request: the process's random start and a count, or the id sent by a trusted proxy, unchanged. */
export function createRequestIds(options: { trusted: boolean }): (request: IncomingMessage) => string {
  const start = randomBytes(6).toString('hex');
  let count = 0;
  return (request) => {
    if (options.trusted) {
      const given = request.headers['x-request-id'];
      if (typeof given === 'string' && sane.test(given)) return given;
    }
    count += 1;
    return `${start}-${count}`;
  };
}
