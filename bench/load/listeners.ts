import { get, type IncomingMessage } from 'node:http';

export interface ListenersPlan {
  readonly site: string;
  readonly listeners: number;
  /** The topics, as `match=12` or `day=2026-11-21`; each listener watches one. */
  readonly topics: readonly string[];
}

/** A goal as the listeners heard it: the number of them, and when the last one did, in milliseconds since 1970. */
export interface HeardGoal {
  readonly match: number;
  readonly goals: number;
  readonly heardBy: number;
  readonly lastMs: number;
}

export interface Heard {
  /** The number of streams that were still open at the end. */
  readonly open: number;
  /** The bytes that all of them received together. */
  readonly bytes: number;
  readonly goals: readonly HeardGoal[];
}

/*
 * Many readers with an open page, each with a stream of its own: `node listeners.ts <plan as JSON>`. Says "listening" once all of them are
 * connected, and at the end of standard input what was heard. One hundred of them share an address, as the site allows.
 */
const { site, listeners, topics } = JSON.parse(process.argv[2] as string) as ListenersPlan;
const ofAnAddress = 100;
const connectingAtOnce = 50;
const scoreFrame = /event: score\ndata: (.*)/g;
const heard = new Map<string, { match: number; goals: number; heardBy: number; lastMs: number }>();
let open = 0;
let begun = 0;
let bytes = 0;

function note(text: string): void {
  for (const [, data] of text.matchAll(scoreFrame)) {
    const { match, score } = JSON.parse(data as string) as { match: number; score: { home: number } };
    const key = `${match} ${score.home}`;
    const one = heard.get(key) ?? { match, goals: score.home, heardBy: 0, lastMs: 0 };
    heard.set(key, one);
    one.heardBy += 1;
    one.lastMs = Date.now();
  }
}

/** Opens a stream and resolves when it has caught up with missed events and sends every further one. */
function listen(number: number): Promise<void> {
  const place = Math.floor(number / ofAnAddress);
  const headers = { 'X-Forwarded-For': `10.0.${place >> 8}.${place & 255}` };
  return new Promise((resolve, reject) => {
    const read = (stream: IncomingMessage) => {
      if (stream.statusCode !== 200) return reject(new Error(`a stream was answered with ${stream.statusCode}`));
      open += 1;
      let rest = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        bytes += part.length;
        const text = rest + part;
        const end = text.lastIndexOf('\n\n') + 2;
        rest = text.slice(end);
        const whole = text.slice(0, end);
        if (whole.includes('event: ready')) resolve();
        note(whole);
      });
      stream.on('error', reject).once('close', () => {
        open -= 1;
      });
    };
    get(`${site}/api/live?${topics[number % topics.length]}`, { agent: false, headers }, read).once('error', reject);
  });
}

async function connect(): Promise<void> {
  while (begun < listeners) {
    begun += 1;
    await listen(begun - 1);
  }
}

process.stdin.resume().once('end', () => {
  const told: Heard = { open, bytes, goals: [...heard.values()] };
  process.stdout.write(JSON.stringify(told), () => process.exit());
});
await Promise.all(Array.from({ length: connectingAtOnce }, connect));
process.stdout.write('listening\n');
