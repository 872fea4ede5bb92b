import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sane = /^[A-Za-z0-9._-]{8,64}$/;

/** Returns the maker of request ids: a start of the process's own and a count; a trusted proxy's own id is used as it is. */
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
