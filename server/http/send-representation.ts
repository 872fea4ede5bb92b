import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from '#app/http/accepted-encoding.ts';
import type { EncodedAnswer, Representation } from './representation.ts';

/**
 * Sends a prepared answer: in the encoding that the browser prefers, as 304 when the browser has it already, without a body to HEAD.
 * `extra` are further headers of this one answer, names and values in turn. Returns the number of bytes of the body.
 */
export function sendRepresentation(
  request: IncomingMessage,
  response: ServerResponse,
  representation: Representation,
  requestId: string,
  extra?: readonly string[],
): number {
  const answer = representation.encoded(acceptedEncoding(request.headers['accept-encoding'] as string | undefined));
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && representation.status === 200 && isAmong(ifNoneMatch, answer, representation.hash)) {
    response.writeHead(304, headersFor(answer.notModifiedHeaders, requestId, extra));
    response.end();
    return 0;
  }
  response.writeHead(representation.status, headersFor(answer.headers, requestId, extra));
  if (request.method === 'HEAD') {
    response.end();
    return 0;
  }
  response.end(answer.body);
  return answer.body.length;
}

/**
 * Returns the headers of an answer with the request's id. `writeHead` copies the list before it returns, so one list serves every request
 * without another copy.
 */
function headersFor(prepared: string[], requestId: string, extra: readonly string[] | undefined): string[] {
  prepared[prepared.length - 1] = requestId;
  return extra === undefined ? prepared : [...prepared, ...extra];
}

/** Returns true when If-None-Match names this content, in any of its encodings: shared caches rewrite the tag when they recompress. */
function isAmong(ifNoneMatch: string, answer: EncodedAnswer, hash: string): boolean {
  if (ifNoneMatch === answer.etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((tag) => {
    const bare = tag.trim().replace(/^W\//, '');
    return bare === `"${hash}"` || bare.startsWith(`"${hash}-`);
  });
}
