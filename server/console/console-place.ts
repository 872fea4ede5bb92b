import { connect } from 'node:net';

/** The port on this machine's loopback address, or the Unix socket, at which the console listens. */
export type ConsolePlace = { readonly port: number } | { readonly socket: string };

export const loopback = '127.0.0.1';
/** The names of this machine in an address, as a browser sends them. */
const loopbackNames = [loopback, 'localhost', '[::1]'];
const usualPort = 80;

/**
 * Returns a function that returns true for a Host header of the console: the loopback address or `localhost`, with the console's port. A page of another site whose name was made to lead to this machine (DNS rebinding) sends that name. A Unix socket has no
 * port, so that with one any port is right, whatever forwards it.
 */
export function createConsoleHosts(place: ConsolePlace): (host: string | undefined) => boolean {
  if ('socket' in place) {
    const pattern = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/;
    return (host) => host !== undefined && pattern.test(host);
  }
  const { port } = place;
  const hosts = new Set(loopbackNames.flatMap((name) => [`${name}:${port}`, ...(port === usualPort ? [name] : [])]));
  return (host) => host !== undefined && hosts.has(host);
}

/** Returns true when a process listens at the place. */
export function isListening(place: ConsolePlace): Promise<boolean> {
  return new Promise((answered) => {
    const attempt = 'socket' in place ? connect(place.socket) : connect(place.port, loopback);
    attempt.once('connect', () => {
      attempt.destroy();
      answered(true);
    });
    attempt.once('error', () => answered(false));
  });
}
