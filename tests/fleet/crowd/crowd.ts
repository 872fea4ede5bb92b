import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Asker } from './asker.ts';
import { EventLog } from './event-log.ts';
import { LivePage } from './live-page.ts';
import { Reader } from './reader.ts';
import { type CrowdFigures, Tally } from './tally.ts';

/** A path with how often it is opened, compared with the others. */
export type Weighted = readonly [path: string, weight: number];

export interface CrowdPlan {
  readonly edge: string;
  readonly readers: number;
  readonly streams: number;
  /** Time within which all of them come, in milliseconds. */
  readonly comeWithinMs: number;
  /** The time within which a page has to show an event at first, in milliseconds. */
  readonly boundMs: number;
  readonly pages: readonly Weighted[];
  readonly livePages: readonly Weighted[];
}

/** An order to report and begin anew, with this bound for pages that are too old, in milliseconds. */
export interface CrowdOrder {
  readonly boundMs: number;
}

export interface CrowdReport extends CrowdFigures {
  /** The 99th hundredth of the delays of this process's own timers, in milliseconds: what the generator itself adds to times. */
  readonly ownDelayMs: number;
}

/** Milliseconds between two pages of a reader. */
const readingMs = [20_000, 60_000] as const;
/** Milliseconds for which a live page stays open. */
const followingMs = [180_000, 360_000] as const;

/*
 * The readers of the fleet test: `node crowd.ts <plan as JSON>`, with a channel to its parent. Some open a page after the other; the others stay
 * on a page with live matches and follow its stream. Answers each order with what was counted since the last one.
 */
const plan = JSON.parse(process.argv[2] as string) as CrowdPlan;
const tally = new Tally();
const log = new EventLog(plan.boundMs);
const parts = { edge: plan.edge, asker: new Asker(plan.edge, tally), tally, log };
const delays = monitorEventLoopDelay({ resolution: 10 });
delays.enable();

const between = ([least, most]: readonly [number, number]) => least + Math.random() * (most - least);

function chooserOf(pages: readonly Weighted[]): () => string {
  const sum = pages.reduce((total, [, weight]) => total + weight, 0);
  return () => {
    let left = Math.random() * sum;
    for (const [path, weight] of pages) {
      left -= weight;
      if (left < 0) return path;
    }
    return pages[0]?.[0] as string;
  };
}

const anyPage = chooserOf(plan.pages);
const anyLivePage = chooserOf(plan.livePages);

async function read(number: number): Promise<never> {
  const reader = new Reader(number, parts);
  await pause(Math.random() * plan.comeWithinMs);
  for (;;) {
    await reader.open(anyPage());
    await pause(between(readingMs));
  }
}

async function follow(number: number): Promise<never> {
  const reader = new Reader(number, parts);
  await pause(Math.random() * plan.comeWithinMs);
  for (;;) {
    const path = anyLivePage();
    const facts = await reader.open(path);
    if (facts?.live === undefined) {
      await pause(1_000);
      continue;
    }
    const page = new LivePage(reader, parts, { path, live: facts.live });
    await pause(between(followingMs));
    page.close();
  }
}

process.on('message', ({ boundMs }: CrowdOrder) => {
  log.boundMs = boundMs;
  const report: CrowdReport = { ...tally.take(), ownDelayMs: delays.percentile(99) / 1e6 };
  delays.reset();
  process.send?.(report);
});
process.once('disconnect', () => process.exit());

for (let number = 0; number < plan.readers; number += 1) void read(number);
for (let number = 0; number < plan.streams; number += 1) void follow(plan.readers + number);
