import { setTimeout as pause } from 'node:timers/promises';
import { pageNames, pathsOfPages } from '#tests/e2e/pages-of-every-kind.ts';

/** The answers and faults of a site until now. */
export interface Visits {
  answers: number;
  readonly faults: string[];
}

/** Pages that answer this status on purpose. */
const expected = (status: number) => status < 400 || status === 404 || status === 451;

/** Returns a path of every kind of page that a site has by now; the demonstration writes some, such as news, only after it is ready. */
export async function presentPaths(address: string): Promise<readonly string[]> {
  const found = await Promise.allSettled(pageNames.map((name) => pathsOfPages(address, [name])));
  return found.flatMap((result) => (result.status === 'fulfilled' ? Object.values(result.value) : []));
}

/** Requests paths of a site, one after the other and again, until `ended`; a failure or a status of 400 or more is a fault. */
export async function visitAgainAndAgain(address: string, paths: readonly string[], visits: Visits, ended: AbortSignal): Promise<void> {
  const usual = new Map<string, number>();
  for (let at = 0; !ended.aborted; at += 1) {
    const path = paths[at % paths.length] as string;
    try {
      const { status } = await fetch(address + path, { redirect: 'manual', headers: { 'Accept-Language': 'en' } });
      visits.answers += 1;
      const first = usual.get(path) ?? status;
      usual.set(path, first);
      if (status !== first || !expected(status)) visits.faults.push(`${path} answered ${status}, and ${first} at first`);
    } catch (error) {
      // A process that was told to end takes no more connections; a balancer asks another one.
      if (!ended.aborted) visits.faults.push(`${path} did not answer: ${(error as Error).message}`);
    }
    await pause(20);
  }
}

/** Sends a message by the form of a site, as a visitor does. */
export async function sendMessage(address: string, name: string): Promise<number> {
  const { status } = await fetch(`${address}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: address, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ name, email: 'reader@example.org', message: 'Hello', subject: '' })),
  });
  return status;
}

/** Opens a stream of live events; returns the milliseconds after which the site asks its reader to come again, once the stream has ended. */
export async function readStream(address: string): Promise<number> {
  const answer = await fetch(`${address}/api/live?sport=football`);
  if (!answer.ok || answer.body === null) throw new Error(`the stream answered ${answer.status}`);
  let text = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) text += chunk;
  return Number(/^retry: (\d+)/m.exec(text)?.[1]);
}
