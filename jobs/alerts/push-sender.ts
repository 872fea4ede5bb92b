import { lookup as resolve } from 'node:dns';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import webPush from 'web-push';
import type { PushKeys } from '#data/commands/alerts/push-subscriptions.ts';
import { readPushEndpoint } from '#domain/alert/push-endpoint.ts';
import { isPublicAddress } from './public-address.ts';
import type { VapidKeys } from './vapid-keys.ts';

export interface PushSenderOptions {
  readonly vapid: VapidKeys;
  /** The address (`mailto:` or `https:`) at which a push service reaches the operator of the site. */
  readonly contact: string;
  /** A push service on this machine, for tests: its host with its port, and the certificate that identifies it. */
  readonly onThisMachine?: { readonly host: string; readonly ca: string };
}

/** A message for one browser. */
export interface PushMessage {
  readonly endpoint: string;
  readonly keys: PushKeys;
  readonly payload: string;
  /** The topic of the message: of several undelivered messages with the same topic a device gets only the newest. */
  readonly topic: string;
  readonly urgency: 'low' | 'normal' | 'high';
  /** The seconds for which the message is of use. */
  readonly ttlSeconds: number;
}

/** The answer of a push service to a message. */
export type PushAnswer =
  | { readonly kind: 'sent' }
  /** The browser's subscription no longer exists. */
  | { readonly kind: 'gone' }
  /** The service is busy or could not be reached and has not accepted the message; try again after so many seconds. */
  | { readonly kind: 'later'; readonly seconds: number }
  /** The service rejects the message. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** It is unknown whether the message was accepted. */
  | { readonly kind: 'lost'; readonly reason: string };

export interface PushSender {
  send(message: PushMessage): Promise<PushAnswer>;
  close(): void;
}

const longestSendingMs = 10_000;
const maxConnections = 20;
const defaultRetrySeconds = 30;
const longestRetrySeconds = 3_600;
/** Errors after which nothing can have arrived. */
const neverConnected = new Set(['ECONNREFUSED', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);

/**
 * Returns a sender that encrypts messages and hands them to push services (RFC 8030, 8188, 8291, 8292): only to known hosts, at public
 * addresses, and without following redirects.
 */
export function createPushSender({ vapid, contact, onThisMachine }: PushSenderOptions): PushSender {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: maxConnections,
    ...(onThisMachine === undefined ? { lookup: lookupPublic } : { ca: onThisMachine.ca }),
  });
  const furtherHosts = onThisMachine === undefined ? [] : [onThisMachine.host];
  const vapidDetails = { subject: contact, publicKey: vapid.publicKey, privateKey: vapid.privateKey };
  return {
    async send({ endpoint, keys, payload, topic, urgency, ttlSeconds }) {
      const url = readPushEndpoint(endpoint, furtherHosts);
      if (typeof url === 'string') return { kind: 'refused', reason: `the stored address is of no known push service: ${url}` };
      try {
        const { method, headers, body } = webPush.generateRequestDetails({ endpoint: url.href, keys }, payload, {
          vapidDetails,
          contentEncoding: 'aes128gcm',
          TTL: Math.max(0, Math.floor(ttlSeconds)),
          urgency,
          topic,
        });
        return await new Promise<PushAnswer>((answered, failed) => {
          const signal = AbortSignal.timeout(longestSendingMs);
          const sending = request(url, { method, headers: headers as Record<string, string>, agent, signal }, (response) => {
            // The body is of no use, but unread it would keep the connection busy.
            response.resume();
            response.once('error', failed);
            response.once('end', () => answered(answerOf(url, response.statusCode ?? 0, response.headers['retry-after'])));
          });
          sending.once('error', failed);
          sending.end(body);
        });
      } catch (error) {
        const { code = '', message } = error as NodeJS.ErrnoException;
        if (neverConnected.has(code)) return { kind: 'later', seconds: defaultRetrySeconds };
        return { kind: 'lost', reason: `${url.host}: ${message}` };
      }
    },
    close: () => agent.destroy(),
  };
}

function answerOf({ host }: URL, status: number, retryAfter: string | undefined): PushAnswer {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) return { kind: 'later', seconds: secondsOf(retryAfter) };
  return { kind: 'refused', reason: `${host} answered ${status}` };
}

function secondsOf(retryAfter: string | undefined): number {
  if (retryAfter === undefined) return defaultRetrySeconds;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? defaultRetrySeconds : Math.min(longestRetrySeconds, Math.max(1, Math.ceil(seconds)));
}

/** Resolves a name as usual, and fails when one of its addresses is not public, so that no endpoint can lead into this machine or its network. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '');
    const hidden = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (hidden !== undefined || first === undefined) {
      return callback(new Error(`${hostname} leads to ${hidden?.address ?? 'nothing'}, which is no public address`), '');
    }
    if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
