/**
 * The hosts of the push services of browsers: Chrome and its kin, Firefox, Edge, Safari. A name with `*.` matches all hosts below it. Any
 * other host is refused, since a visitor could make this site send requests to it.
 */
const pushServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
  '*.push.apple.com',
] as const;

const longestEndpoint = 1_000;

/** The reason why nothing is sent to an address. */
export type EndpointFault = 'malformed' | 'not-https' | 'unknown-service';

/**
 * Returns the address of a browser at its push service in the one spelling in which it is stored, or the reason why it is refused.
 *
 * @param furtherHosts hosts with their ports that count as push services as well
 */
export function readPushEndpoint(text: string, furtherHosts: readonly string[] = []): URL | EndpointFault {
  if (text.length > longestEndpoint || !URL.canParse(text)) return 'malformed';
  const url = new URL(text);
  if (url.protocol !== 'https:') return 'not-https';
  if (url.username !== '' || url.password !== '' || url.pathname === '/') return 'malformed';
  // A browser never sends the fragment on. If it were stored, one browser could subscribe, and be alerted, many times.
  if (url.hash !== '') return 'malformed';
  if (furtherHosts.includes(url.host)) return url;
  return url.port === '' && pushServices.some((service) => isServedBy(service, url.hostname)) ? url : 'unknown-service';
}

function isServedBy(service: (typeof pushServices)[number], hostname: string): boolean {
  return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service;
}
