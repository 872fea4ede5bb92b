/** Sends a text as it is made, no faster than it is taken; whoever leaves early ends the making. */
export function streamText(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await pieces.next();
        if (done === true) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    // Nothing is made before somebody takes it: a HEAD request asks for no row.
    { highWaterMark: 0 },
  );
}
