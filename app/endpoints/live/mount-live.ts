import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { ApiError } from '#app/endpoints/api/api-error.ts';
import { refuseUselessParameters } from '#app/endpoints/api/read-parameters.ts';
import { toApiError } from '#app/endpoints/api/to-api-error.ts';
import type { SiteApp } from '#app/http/site-app.ts';
import type { LiveTopics } from '#data/queries/live/list-live-events.ts';
import type { Clock } from '#domain/time/clock.ts';
import { eventFrame, helloFrame, stateFrame, toStateAnswer } from './live-frames.ts';
import type { LiveHub, Missed } from './live-hub.ts';
import { readAfter, readLiveTopics, topicParameters } from './read-live-topics.ts';
import type { StreamPlaces } from './stream-places.ts';

export interface LiveParts {
  readonly hub: LiveHub;
  readonly places: StreamPlaces;
  readonly clock: Clock;
  /** Returns the network that a request comes from, behind the trusted proxies. */
  networkOf(request: IncomingMessage): string | undefined;
  reportError(error: unknown): void;
}

/** The most bytes that may wait for a browser that does not read; beyond it its stream is closed, and it comes again when it can. */
const mostWaitingBytes = 256_000;
const shortestRetryMs = 1_000;
const longestRetryMs = 6_000;

const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Proxies of the nginx kind gather an answer unless they are told not to.
  'X-Accel-Buffering': 'no',
};

/** Mounts the stream of live events and its replacement for browsers that no stream reaches, `/api/live` and `/api/live/events`. */
export function mountLive(app: SiteApp, parts: LiveParts): void {
  const read = (c: Context) => {
    const { searchParams } = new URL(c.req.url);
    refuseUselessParameters(searchParams, [...topicParameters, 'after']);
    return {
      topics: readLiveTopics(searchParams),
      after: readAfter(c.req.header('last-event-id')) ?? readAfter(searchParams.get('after')),
    };
  };
  const refused = (c: Context, error: unknown) => {
    const answer = toApiError(error);
    parts.reportError(error);
    return c.json(answer.body(), answer.status, { 'Cache-Control': 'no-store' });
  };

  app.get('/api/live', (c) => {
    try {
      const { topics, after } = read(c);
      const leave = parts.places.take(parts.networkOf(c.env.incoming) ?? 'unknown');
      if (leave === undefined) throw new ApiError(429, 'too_many_streams', 'Too many streams are open; poll /api/live/events instead.');
      openStream(c.env.outgoing as ServerResponse, { topics, after, leave }, parts);
      return RESPONSE_ALREADY_SENT;
    } catch (error) {
      return refused(c, error);
    }
  });
  app.get('/api/live/events', async (c) => {
    try {
      const { topics, after } = read(c);
      const missed = await parts.hub.missed(topics, after);
      return c.json({ data: toPollAnswer(missed, parts.clock.now()) }, 200, { 'Cache-Control': 'no-store' });
    } catch (error) {
      return refused(c, error);
    }
  });
}

interface Stream {
  readonly topics: LiveTopics;
  readonly after: number | undefined;
  leave(): void;
}

function openStream(response: ServerResponse, { topics, after, leave }: Stream, { hub, clock, reportError }: LiveParts): void {
  /** Frames that come while those are read that were missed. */
  let held: Buffer[] | undefined = [];
  const send = (frames: Buffer) => {
    if (held !== undefined) held.push(frames);
    else if (response.writableLength > mostWaitingBytes) response.destroy();
    else response.write(frames);
  };
  const { last, stop } = hub.listen(topics, { send, end: () => response.end() });
  response.once('close', () => {
    stop();
    leave();
  });
  response.writeHead(200, streamHeaders);
  const retryMs = Math.round(shortestRetryMs + Math.random() * (longestRetryMs - shortestRetryMs));
  response.write(helloFrame(after ?? last, clock.now(), retryMs));
  hub.missed(topics, after, last).then(
    (missed) => {
      response.write(framesOf(missed));
      for (const frames of held ?? []) response.write(frames);
      held = undefined;
    },
    (error: unknown) => {
      reportError(error);
      // The browser comes again, and asks for the same.
      response.end();
    },
  );
}

/** Returns what was missed as frames, and a last one that moves the browser's place on over what did not concern it. */
function framesOf(missed: Missed): string {
  const frames = 'events' in missed ? missed.events.map(eventFrame) : missed.states.map(({ matchId, state }) => stateFrame(matchId, state));
  return `${frames.join('')}id: ${missed.last}\nevent: ready\ndata: {}\n\n`;
}

function toPollAnswer(missed: Missed, now: Date) {
  const { last } = missed;
  if ('states' in missed) {
    return { last, now: now.toISOString(), events: [], states: missed.states.map(({ matchId, state }) => toStateAnswer(matchId, state)) };
  }
  const events = missed.events.map(({ sequence, matchId, event: { kind, ...facts } }) => ({ sequence, kind, match: matchId, ...facts }));
  return { last, now: now.toISOString(), events, states: [] };
}
