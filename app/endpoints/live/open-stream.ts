import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { LiveTopics } from '#data/queries/live/list-live-events.ts';
import type { Clock } from '#domain/time/clock.ts';
import { eventFrame, helloFrame, readyFrame, stateFrame } from './live-frames.ts';
import type { LiveHub, Missed } from './live-hub.ts';

export interface LiveStream {
  readonly topics: LiveTopics;
  /** The last event that the browser knows; undefined for one that wants to hear from now on. */
  readonly after: number | undefined;
  readonly hub: LiveHub;
  readonly clock: Clock;
  readonly headers: OutgoingHttpHeaders;
}

export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Proxies of the nginx kind gather an answer unless they are told not to.
  'X-Accel-Buffering': 'no',
};

/** The most bytes that may wait for a browser that does not read, beside what it has missed; beyond it its stream is closed, and it comes again when it can. */
const maxWaitingBytes = 256_000;
const shortestRetryMs = 1_000;
const longestRetryMs = 6_000;
/** The time that a stream has to send what still waits once it is ended, before it is closed; a browser that reads takes it at once. */
const longestEndMs = 5_000;

/** Sends what was missed and then what happens, until the browser goes. */
export async function openStream(response: ServerResponse, { topics, after, hub, clock, headers }: LiveStream): Promise<void> {
  response.writeHead(200, headers);
  const from = after ?? hub.last;
  const retryMs = Math.round(shortestRetryMs + Math.random() * (longestRetryMs - shortestRetryMs));
  response.write(helloFrame(from, clock.now(), retryMs));
  await hub.catchUp(from);
  if (response.destroyed || !hub.isOpen) return endStream(response);

  /** Frames that come while those are read that were missed. */
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

/** Frames that were encoded already, for several browsers that have missed the same. */
const encoded = new WeakMap<Missed, Buffer>();

function framesOf(missed: Missed): Buffer {
  const known = encoded.get(missed);
  if (known !== undefined) return known;
  const frames = 'events' in missed ? missed.events.map(eventFrame) : missed.states.map(({ matchId, state }) => stateFrame(matchId, state));
  const bytes = Buffer.from(frames.join('') + readyFrame(missed.last));
  encoded.set(missed, bytes);
  return bytes;
}
