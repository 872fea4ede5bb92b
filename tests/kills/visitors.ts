import { setTimeout as pause } from 'node:timers/promises';

const origin = 'https://127.0.0.1';
const pauseMs = 25;
const patienceMs = 30_000;

export interface AcknowledgedMessage {
  readonly name: string;
  readonly at: number;
}

export interface AcknowledgedVote {
  readonly item: string;
  readonly option: string;
  /** The cookie by which the site recognises the browser. */
  readonly cookie: string;
  readonly at: number;
}

export interface Visitors {
  readonly messages: readonly AcknowledgedMessage[];
  readonly votes: readonly AcknowledgedVote[];
  /** The number of calls by their answer, or by the lack of one. */
  readonly answers: ReadonlyMap<string, number>;
  /** Max time without any acknowledgement. */
  readonly longestSilenceMs: number;
  stop(): Promise<void>;
}

export interface VotedItem {
  readonly sport: string;
  readonly item: string;
  readonly option: string;
}

/** Sends messages and votes to sites continuously, each from a new address and browser, and records what was acknowledged. */
export function startVisitors(sites: readonly string[], items: readonly VotedItem[]): Visitors {
  const messages: AcknowledgedMessage[] = [];
  const votes: AcknowledgedVote[] = [];
  const answers = new Map<string, number>();
  let visitors = 0;
  let isOver = false;
  let lastAt = Date.now();
  let longestSilenceMs = 0;

  const note = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
  const acknowledged = () => {
    const now = Date.now();
    longestSilenceMs = Math.max(longestSilenceMs, now - lastAt);
    lastAt = now;
    return now;
  };
  const send = (
    site: string,
    path: string,
    number: number,
    fields: Readonly<Record<string, string>>,
    headers: Record<string, string> = {},
  ) =>
    fetch(site + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers: { Origin: origin, 'X-Forwarded-For': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`, ...headers },
      signal: AbortSignal.timeout(patienceMs),
    });

  async function write(site: string, number: number): Promise<void> {
    const name = `Visitor ${number}`;
    const response = await send(site, '/contact', number, { name, email: 'visitor@example.org', message: `Message ${number}` });
    await response.arrayBuffer();
    note(`message ${response.status}`);
    if (response.status === 303 && response.headers.get('location')?.includes('sent=1') === true)
      messages.push({ name, at: acknowledged() });
  }

  async function vote(site: string, number: number): Promise<void> {
    const { sport, item, option } = items[number % items.length] as VotedItem;
    const response = await send(site, '/votes', number, { sport, item, option }, { Accept: 'application/json' });
    await response.arrayBuffer();
    note(`vote ${response.status}`);
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    if (response.status === 200 && cookie !== undefined) votes.push({ item, option, cookie, at: acknowledged() });
  }

  async function goOn(site: string, act: (site: string, number: number) => Promise<void>): Promise<void> {
    while (!isOver) {
      visitors += 1;
      // A site that is down, or is killed while it answers, acknowledges nothing.
      await act(site, visitors).catch((error: Error) => note(`${act.name} ${error.name}`));
      await pause(pauseMs);
    }
  }

  const going = sites.flatMap((site) => [goOn(site, write), goOn(site, vote), goOn(site, vote)]);
  return {
    messages,
    votes,
    answers,
    get longestSilenceMs() {
      return longestSilenceMs;
    },
    async stop() {
      isOver = true;
      await Promise.all(going);
    },
  };
}

/** The address that the sites take for their own. */
export const publicUrl = origin;
