import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { ApiError } from '#app/endpoints/api/api-error.ts';
import { refuseUselessParameters } from '#app/endpoints/api/read-parameters.ts';
import { toApiError } from '#app/endpoints/api/to-api-error.ts';
import type { SiteApp } from '#app/http/site-app.ts';
import type { Clock } from '#domain/time/clock.ts';
import { toPollAnswer } from './live-answers.ts';
import type { LiveHub } from './live-hub.ts';
import { endStream, openStream, streamHeaders } from './open-stream.ts';
import { readAfter, readLastEventId, readLiveTopics, topicParameters } from './read-live-topics.ts';
import type { StreamPlaces } from './stream-places.ts';

export interface LiveParts {
  readonly hub: LiveHub;
  readonly places: StreamPlaces;
  readonly clock: Clock;
  /** Further headers of the answer to a poll, for an edge in front. */
  readonly pollHeaders: Readonly<Record<string, string>>;
  /** Returns the network that a request comes from, behind the trusted proxies. */
  networkOf(request: IncomingMessage): string | undefined;
  /** Returns the headers that every answer of the site has. */
  headersOf(request: IncomingMessage): Readonly<Record<string, string>>;
  /** Called with every error, refusals included. */
  reportError(error: unknown): void;
}

/** Seconds after which a refused call may succeed; a place becomes free when another stream ends. */
const comeBackAfter = { 429: '60', 503: '5' } as const;

const notOpen = new ApiError(503, 'unavailable', 'The site begins or is about to stop; try again later.');
const notHeard = new ApiError(503, 'unavailable', 'Changes cannot be heard at the moment; try again later.');
const tooMany = new ApiError(429, 'too_many_streams', 'Too many streams are open; poll /api/live/events instead.');
/** Refusals whose cause is reported once, where it occurs, and not with each call. */
const alreadyReported: ReadonlySet<unknown> = new Set([notOpen, notHeard]);

/** Mounts the stream of live events, `/api/live`, and its replacement for browsers that no stream reaches, `/api/live/events`. */
export function mountLive(app: SiteApp, parts: LiveParts): void {
  const { hub, places, clock } = parts;
  const refused = (c: Context, error: unknown) => {
    const answer = toApiError(error);
    if (!alreadyReported.has(error)) parts.reportError(error);
    const seconds = comeBackAfter[answer.status as keyof typeof comeBackAfter];
    const headers = { 'Cache-Control': 'no-store', ...(seconds === undefined ? {} : { 'Retry-After': seconds }) };
    return c.json(answer.body(), answer.status, headers);
  };

  app.get('/api/live', (c) => {
    try {
      const { topics, after } = readCall(c);
      if (!hub.isOpen) throw notOpen;
      const { incoming, outgoing } = c.env;
      if (incoming.method === 'HEAD') return c.body(null, 200, streamHeaders);
      const leave = places.take(parts.networkOf(incoming) ?? 'unknown');
      if (leave === undefined) throw tooMany;
      const response = outgoing as ServerResponse;
      response.once('close', leave);
      const headers = { ...parts.headersOf(incoming), ...streamHeaders };
      openStream(response, { topics, after, hub, clock, headers }).catch((error) => {
        parts.reportError(error);
        // The browser comes again, and asks for the same.
        endStream(response);
      });
      return RESPONSE_ALREADY_SENT;
    } catch (error) {
      return refused(c, error);
    }
  });
  app.get('/api/live/events', async (c) => {
    try {
      const { topics, after } = readCall(c);
      if (hub.isCut) throw notHeard;
      await hub.catchUp(after);
      return c.json({ data: toPollAnswer(await hub.missed(topics, after), clock.now()) }, 200, {
        'Cache-Control': 'no-store',
        ...parts.pollHeaders,
      });
    } catch (error) {
      return refused(c, error);
    }
  });
}

function readCall(c: Context) {
  const { searchParams } = new URL(c.req.url);
  refuseUselessParameters(searchParams, [...topicParameters, 'after']);
  return { topics: readLiveTopics(searchParams), after: readLastEventId(c.req.header('last-event-id')) ?? readAfter(searchParams) };
}
