import fc from 'fast-check';
import { foreignHost, type HostileRequest, hostileRequests, type WalkedSite } from './hostile-request.ts';
import { sendOverWire } from './send-over-wire.ts';

export interface WalkOptions {
  readonly site: WalkedSite;
  readonly port: number;
  readonly seed: number;
  readonly requests: number;
  /** Other origins at which the site is served. */
  readonly origins: readonly string[];
  /** Outside addresses to which it leads on purpose. */
  readonly outward: readonly string[];
}

export interface WalkReport {
  /** The number of answers of each status; `none` for connections that ended without one. */
  readonly statuses: ReadonlyMap<string, number>;
  /** The answers that must not happen, each with its request. */
  readonly findings: readonly Finding[];
}

interface Finding {
  readonly what: string;
  readonly request: HostileRequest;
}

const atOnce = 16;

/** Sends hostile requests chosen by a seed, and returns the report of their answers. The same seed gives the same requests to the same site. */
export async function walk({ site, port, seed, requests, origins, outward }: WalkOptions): Promise<WalkReport> {
  const statuses = new Map<string, number>();
  const findings: Finding[] = [];
  const leadsOff = (target: string, location: string) => {
    const here = new URL(target.startsWith('/') && URL.canParse(target, site.origin) ? target : '/', site.origin);
    // A target of two slashes is read as a host by the URL parser; a browser that requests it is at the site all the same.
    const page = here.origin === site.origin ? here : new URL(site.origin);
    if (!URL.canParse(location, page.href)) return false;
    const reached = new URL(location, page);
    return ![site.origin, ...origins].includes(reached.origin) && !outward.includes(reached.href);
  };
  const waiting = fc.sample(hostileRequests(site), { numRuns: requests, seed }).values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const request of waiting) {
        const { status, location, text } = await sendOverWire(port, request);
        const name = status === undefined ? 'none' : String(status);
        statuses.set(name, (statuses.get(name) ?? 0) + 1);
        if (status === 500) findings.push({ what: 'answered with 500', request });
        if (location !== undefined && leadsOff(request.target, location))
          findings.push({ what: `leads off the site, to ${location}`, request });
        if (text.includes(foreignHost) && !request.target.includes(foreignHost)) findings.push({ what: 'repeats a foreign Host', request });
      }
    }),
  );
  return { statuses: new Map([...statuses].sort()), findings };
}
