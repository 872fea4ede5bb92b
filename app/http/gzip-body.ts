import type { Context } from 'hono';
import { acceptsGzip } from './accepted-encoding.ts';

/**
 * Returns a response with a text that exists as parts of a gzip file, sent no faster than the client reads it; a client without gzip gets
 * the text itself. A client that disconnects early ends the work.
 */
export function gzipBody(
  c: Context,
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
  headers: Readonly<Record<string, string>>,
): Response {
  const compressed = streamOf(each(pieces));
  const varied = { ...headers, Vary: 'Accept-Encoding' };
  return acceptsGzip(c.req.header('accept-encoding'))
    ? c.body(compressed, 200, { ...varied, 'Content-Encoding': 'gzip' })
    : c.body(compressed.pipeThrough(new DecompressionStream('gzip')), 200, varied);
}

async function* each(pieces: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  yield* pieces;
}

function streamOf(pieces: AsyncGenerator<Buffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { value, done } = await pieces.next();
        if (done === true) controller.close();
        else controller.enqueue(new Uint8Array(value.buffer as ArrayBuffer, value.byteOffset, value.length));
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    // Nothing is produced before the client reads.
    { highWaterMark: 0 },
  );
}
