import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FaultKind = '429' | '500' | 'cut' | 'page' | 'errors' | 'hang';

/** A time in which a provider fails. */
export interface Fault {
  readonly source: string;
  readonly kind: FaultKind;
  readonly from: Date;
  readonly until: Date;
  /** The seconds after which a refusal allows another call. */
  readonly retryAfterSeconds?: number;
  /** True when only one request meets the fault. */
  readonly once?: boolean;
}

export interface MirroredRequest {
  /** The requesting process, which has its own address here. */
  readonly by: string;
  readonly source: string;
  /** Path and query. */
  readonly call: string;
  readonly at: Date;
  readonly machineMs: number;
  readonly fault: Fault | undefined;
}

export interface Mirror {
  readonly requests: readonly MirroredRequest[];
  /** Returns the address at which one process reaches one source. */
  addressOf(by: string, source: string): string;
  stop(): void;
}

/** Returns a provider's answer to a call at a moment; undefined for a 404. */
export type Answering = (
  call: string,
  now: Date,
) => { readonly text: string; readonly headers?: Readonly<Record<string, string>> } | undefined;

/** Starts a server on loopback that answers for several providers, each as of the moment that `now` returns, and fails in the windows of `faults`. */
export async function startMirror(
  providers: Readonly<Record<string, Answering>>,
  { now, faults = [] }: { now(): Date; readonly faults?: readonly Fault[] },
): Promise<Mirror> {
  const requests: MirroredRequest[] = [];
  const struck = new Set<Fault>();
  const server = createServer(({ url = '' }, response) => {
    const [, by = '', source = '', call = ''] = /^\/([^/]+)\/([^/]+)\/(.*)$/.exec(url) ?? [];
    const at = now();
    const fault = faults.find((one) => one.source === source && at >= one.from && at < one.until && !(one.once && struck.has(one)));
    if (fault !== undefined) struck.add(fault);
    requests.push({ by, source, call: decodeURIComponent(call), at, machineMs: Date.now(), fault });
    answer(response, providers[source]?.(decodeURIComponent(call), at), fault);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    addressOf: (by, source) => `http://127.0.0.1:${port}/${by}/${source}/`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(response: ServerResponse, given: ReturnType<Answering>, fault: Fault | undefined): void {
  if (given === undefined) return void response.writeHead(404).end();
  for (const [name, value] of Object.entries(given.headers ?? {})) response.setHeader(name, value);
  switch (fault?.kind) {
    case undefined:
      return void response.setHeader('Content-Type', 'application/json').end(given.text);
    case '429':
      return void response.writeHead(429, { 'Retry-After': String(fault?.retryAfterSeconds ?? 60) }).end();
    case '500':
      return void response.writeHead(500).end();
    case 'cut':
      return void response.end(given.text.slice(0, Math.floor(given.text.length / 2)));
    case 'page':
      return void response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Maintenance</title>');
    case 'errors':
      return void response.end('{"get":"fixtures","errors":{"requests":"Too many"},"results":0,"response":[]}');
    case 'hang':
      return;
  }
}
