import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from '#app/endpoints/api/api-error.ts';
import { toApiError } from '#app/endpoints/api/to-api-error.ts';
import { createAddressLimit } from '#app/endpoints/limits/address-limit.ts';
import type { SiteApp } from '#app/http/site-app.ts';
import type { Visitor } from '#app/site/site-context.server.ts';
import { pushKeyPath, pushSubscriptionsPath } from '#app/stores/push-paths.ts';
import { deletePushSubscription, renewPushSubscription, storePushSubscription } from '#data/commands/alerts/push-subscriptions.ts';
import type { Database } from '#data/database/database.ts';
import type { Clock } from '#domain/time/clock.ts';
import { knownEndpoint, readPushBody, removalSchema, renewalSchema, subscriptionSchema } from './read-push-subscription.ts';

export interface PushParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Public key that ties a browser's subscription to this site, as base64url. */
  readonly publicKey: string;
  /** Hosts, with ports, that count as push services in addition to the known ones; for tests. */
  readonly furtherHosts?: readonly string[] | undefined;
  reportFailure(error: unknown, request: { readonly message: string }): void;
  visitorOf(request: IncomingMessage): Pick<Visitor, 'addressKey'>;
}

const largestBody = 16_000;
/** Max calls of a network address per minute, in all processes. */
const limitOfAddress = { subject: 'push', most: 60, withinSeconds: 60 } as const;
const tooLarge = new ApiError(413, 'body_too_large', `The body is larger than ${largestBody} bytes.`);

/** Mounts the address at which a browser stores, renews and deletes its subscription to alerts. */
export function mountPush(app: SiteApp, parts: PushParts): void {
  const { db, clock, furtherHosts = [] } = parts;
  const waitOf = createAddressLimit(db, limitOfAddress);

  const answering = (work: (c: Context, addressKey: string | undefined) => Promise<Response>) => async (c: Context) => {
    c.header('Cache-Control', 'private, no-store');
    try {
      const addressKey = await parts.visitorOf(c.env.incoming).addressKey();
      const waitMs = await waitOf(addressKey);
      if (waitMs !== undefined) throw tooMany(c, waitMs / 1_000);
      return await work(c, addressKey);
    } catch (error) {
      const failure = toApiError(error);
      parts.reportFailure(error, { message: 'a subscription to alerts failed' });
      if (failure.status === 503) c.header('Retry-After', '5');
      return c.json(failure.body(), failure.status);
    }
  };

  app.get(pushKeyPath, (c) => c.json({ data: { key: parts.publicKey } }, 200, { 'Cache-Control': 'public, max-age=3600' }));

  app.use(
    pushSubscriptionsPath,
    bodyLimit({
      maxSize: largestBody,
      onError: (c) => c.json(tooLarge.body(), tooLarge.status, { 'Cache-Control': 'no-store', Connection: 'close' }),
    }),
  );

  app.post(
    pushSubscriptionsPath,
    answering(async (c, addressKey) => {
      const sent = await readPushBody(c.req, subscriptionSchema);
      const { delay_seconds: delaySeconds, hide_scores: hideScores, ...rest } = sent;
      const endpoint = knownEndpoint(sent.endpoint, 'endpoint', furtherHosts);
      const now = clock.now();
      const stored = await storePushSubscription(db, { ...rest, endpoint, delaySeconds, hideScores }, addressKey, now);
      if (stored.kind === 'refused') throw tooMany(c, (stored.retryAt.getTime() - now.getTime()) / 1_000);
      return c.json({ data: { kinds: sent.kinds, follows: sent.follows.length } }, stored.kind === 'created' ? 201 : 200);
    }),
  );

  app.put(
    pushSubscriptionsPath,
    answering(async (c) => {
      const { former, endpoint, keys } = await readPushBody(c.req, renewalSchema);
      const renewed = { endpoint: knownEndpoint(endpoint, 'endpoint', furtherHosts), keys };
      if (await renewPushSubscription(db, knownEndpoint(former, 'former', furtherHosts), renewed, clock.now())) return c.body(null, 204);
      throw new ApiError(404, 'unknown_subscription', 'There is no subscription at the former address.', 'former');
    }),
  );

  app.delete(
    pushSubscriptionsPath,
    answering(async (c) => {
      const { endpoint } = await readPushBody(c.req, removalSchema);
      await deletePushSubscription(db, knownEndpoint(endpoint, 'endpoint', furtherHosts));
      return c.body(null, 204);
    }),
  );
}

function tooMany(c: Context, seconds: number): ApiError {
  c.header('Retry-After', String(Math.max(1, Math.ceil(seconds))));
  return new ApiError(429, 'too_many_subscriptions', 'Too many subscriptions to alerts came from this network address.');
}
