import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { LiveTopics } from '#data/queries/live/list-live-events.ts';
import type { Clock } from '#domain/time/clock.ts';
import { eventFrame, helloFrame, readyFrame, stateFrame } from './live-frames.ts';
import type { LiveHub, Missed } from './live-hub.ts';

export interface LiveStream {
  readonly topics: LiveTopics;
  /** Last event that the browser knows; undefined when it wants events from now on. */
  readonly after: number | undefined;
  readonly hub: LiveHub;
  readonly clock: Clock;
  readonly headers: OutgoingHttpHeaders;
}

export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Without this header, proxies like nginx buffer an answer.
  'X-Accel-Buffering': 'no',
};

/**
 * Max bytes that may wait for a browser that does not read, in addition to what it has missed. Beyond it the stream is closed, and the browser
 * reconnects when it can.
 */
const maxWaitingBytes = 256_000;
const shortestRetryMs = 1_000;
const longestRetryMs = 6_000;
/** Max time that an ended stream has to send what still waits before it is closed; a browser that reads takes it at once. */
const longestEndMs = 5_000;

/** Sends the events that were missed and then new ones, until the browser disconnects. */
export async function openStream(response: ServerResponse, { topics, after, hub, clock, headers }: LiveStream): Promise<void> {
  response.writeHead(200, headers);
  const from = after ?? hub.last;
  const retryMs = Math.round(shortestRetryMs + Math.random() * (longestRetryMs - shortestRetryMs));
  response.write(helloFrame(from, clock.now(), retryMs));
  await hub.catchUp(from);
  if (response.destroyed || !hub.isOpen) return endStream(response);

  /** Frames that arrive while the missed ones are read; undefined once these were sent. */
  let held: Buffer[] | undefined = [];
  let maxWaiting = maxWaitingBytes;
  const send = (frames: Buffer) => {
    if (held !== undefined) held.push(frames);
    else if (response.writableLength > maxWaiting) response.destroy();
    else response.write(frames);
  };
  const end = () => {
    stop();
    endStream(response);
  };
  const { last, stop } = hub.listen(topics, { send, end });
  response.once('close', stop);
  try {
    const missed = framesOf(await hub.missed(topics, from, last, () => !response.destroyed));
    if (response.destroyed || response.writableEnded) return;
    maxWaiting += missed.length;
    response.write(missed);
    for (const frames of held) response.write(frames);
    held = undefined;
  } catch (error) {
    stop();
    throw error;
  }
}

/** Ends a stream, and closes it when its browser does not take what still waits. */
export function endStream(response: ServerResponse): void {
  if (response.destroyed || response.writableEnded) return;
  response.end();
  const impatience = setTimeout(() => response.destroy(), longestEndMs);
  impatience.unref();
  response.once('close', () => clearTimeout(impatience));
}

/** Encoded frames by missed events, for several browsers that have missed the same. */
const encoded = new WeakMap<Missed, Buffer>();

function framesOf(missed: Missed): Buffer {
  const known = encoded.get(missed);
  if (known !== undefined) return known;
  const frames = 'events' in missed ? missed.events.map(eventFrame) : missed.states.map(({ matchId, state }) => stateFrame(matchId, state));
  const bytes = Buffer.from(frames.join('') + readyFrame(missed.last));
  encoded.set(missed, bytes);
  return bytes;
}
