import { ECDH } from 'node:crypto';
import type { HonoRequest } from 'hono';
import { z } from 'zod';
import { ApiError } from '#app/endpoints/api/api-error.ts';
import { readJsonBody } from '#app/endpoints/api/read-json-body.ts';
import { alertDelays, alertKinds, maxFollowed } from '#domain/alert/alert-settings.ts';
import { readPushEndpoint } from '#domain/alert/push-endpoint.ts';
import { languages } from '#domain/language/languages.ts';

const base64url = /^[\w-]+={0,2}$/;
const hour = z.int().min(0).max(23);

/** True for an uncompressed point on the curve P-256, as base64url. */
function isPublicKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

const keysSchema = z.object({
  p256dh: z.string().max(100).regex(base64url).refine(isPublicKey, 'must be a public key on the curve P-256'),
  auth: z
    .string()
    .max(100)
    .regex(base64url)
    .refine((text) => Buffer.from(text, 'base64url').length === 16, 'must be 16 bytes as base64url'),
});

/** IANA time zone that this machine knows; times in any other could not be calculated. */
const zoneSchema = z
  .string()
  .max(60)
  .refine((zone) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
    } catch {
      return false;
    }
  }, 'must be a time zone, such as Europe/Prague');

const endpointSchema = z.string();

/** Body of a call that stores or replaces a browser's subscription, with the alerts that it wants. */
export const subscriptionSchema = z.strictObject({
  endpoint: endpointSchema,
  keys: keysSchema,
  language: z.enum(languages),
  kinds: z.array(z.enum(alertKinds)).min(1),
  follows: z.array(z.string().regex(/^[mtc][1-9]\d{0,9}$/, 'must name a match, a club or a competition, such as t7')).max(maxFollowed),
  delay_seconds: z.literal(alertDelays),
  quiet: z.strictObject({ from: hour, to: hour }).nullable(),
  zone: zoneSchema,
  hide_scores: z.boolean(),
});

/** Body of a call that replaces the address of a subscription, `former`, by a new one. */
export const renewalSchema = z.strictObject({ former: endpointSchema, endpoint: endpointSchema, keys: keysSchema });

/** Body of a call that deletes a subscription. */
export const removalSchema = z.strictObject({ endpoint: endpointSchema });

/** Members whose values are secrets of a browser: anyone who knows them can send it messages. */
const secretMembers = new Set(['endpoint', 'former', 'p256dh', 'auth']);

/**
 * Returns the JSON body of a request, validated by a schema.
 *
 * @throws ApiError that names the member, and its value unless that is secret
 */
export async function readPushBody<Schema extends z.ZodType>(request: HonoRequest, schema: Schema): Promise<z.infer<Schema>> {
  const body = await readJsonBody(request);
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place = issue?.path.join('.') ?? '';
  const value = (issue?.path ?? []).reduce<unknown>((at, member) => (at as Record<PropertyKey, unknown> | undefined)?.[member], body);
  const shown = (issue?.path ?? []).some((member) => secretMembers.has(String(member))) ? '' : ` (${JSON.stringify(value)?.slice(0, 60)})`;
  throw new ApiError(400, 'malformed_body', `${place || 'The body'}${shown}: ${issue?.message}`, place || null);
}

/**
 * Returns the address of a browser at a known push service.
 *
 * @throws ApiError that names at most the host: the rest is a secret of the browser
 */
export function knownEndpoint(text: string, member: 'endpoint' | 'former', furtherHosts: readonly string[]): string {
  const read = readPushEndpoint(text, furtherHosts);
  if (read instanceof URL) return read.href;
  if (read === 'unknown-service') {
    throw new ApiError(400, 'unknown_push_service', `${new URL(text).host} is no push service that this site knows.`, member);
  }
  throw new ApiError(400, 'malformed_body', `${member} is not the https address that a push service gives to a browser.`, member);
}
