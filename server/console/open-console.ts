import { chmod, lstat, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { SiteApp } from '#app/http/site-app.ts';
import { SettingsError } from '#app/site/settings-error.ts';
import { listenerOf } from '#server/http/listener-of-app.ts';
import { type ConsoleAppParts, createConsoleApp } from './console-app.ts';
import { type ConsolePlace, createConsoleHosts, isListening, loopback } from './console-place.ts';

/** The console of a running process. */
export interface OpenedConsole {
  /** The place where it listens, as a person reads it. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Mode of the socket: only the site's user, and root, may connect. */
const socketMode = 0o600;

/** Opens the console at a port of the loopback address or at a Unix socket. Requests under another Host are refused before anything else. */
export async function openConsole(place: ConsolePlace, parts: ConsoleAppParts): Promise<OpenedConsole> {
  const answer = listenerOf(createConsoleApp(parts) as unknown as SiteApp);
  let isForConsole: (host: string | undefined) => boolean = () => false;
  const server = createServer((request, response) => {
    const refuse = (status: number, text: string) =>
      response
        .writeHead(status, {
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': 'no-store',
          Connection: 'close',
          ...(status === 405 && { Allow: 'GET, POST' }),
        })
        .end(text);
    if (!isForConsole(request.headers.host)) refuse(421, 'Misdirected Request: the console is at localhost\n');
    // With HEAD a link would be used up by looking at it.
    else if (request.method !== 'GET' && request.method !== 'POST') refuse(405, 'Method Not Allowed\n');
    else answer(request, response);
  });
  const stop = async () => {
    server.closeAllConnections();
    await new Promise<void>((closed) => {
      server.close(() => closed());
    });
  };
  if ('socket' in place) {
    await removeStaleSocket(place.socket);
    await listen(server, { path: place.socket });
    await chmod(place.socket, socketMode);
    isForConsole = createConsoleHosts(place);
    return { address: place.socket, stop };
  }
  await listen(server, { host: loopback, port: place.port });
  const { port } = server.address() as { port: number };
  isForConsole = createConsoleHosts({ port });
  return { address: `http://${loopback}:${port}`, stop };
}

/** Removes the socket of a process that was killed. @throws SettingsError when another process answers there, or the file is no socket */
async function removeStaleSocket(path: string): Promise<void> {
  const found = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (found === undefined) return;
  if (!found.isSocket()) throw new SettingsError(`the setting CONSOLE_PORT names ${path}, which is a file and no socket`);
  if (await isListening({ socket: path }))
    throw new SettingsError(`the setting CONSOLE_PORT names ${path}, where another process has its console`);
  await rm(path);
}

async function listen(server: Server, where: { path: string } | { host: string; port: number }): Promise<void> {
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    // From its first moment the socket is the site's user's alone.
    const former = 'path' in where ? process.umask(0o177) : undefined;
    server.listen(where, () => {
      server.off('error', failed);
      listening();
    });
    if (former !== undefined) process.umask(former);
  });
}
