import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#data/database/database.ts';
import { isTakenElsewhere } from '#jobs/polling/take-answer.ts';
import { takeAnswerInWorker } from '#server/jobs/heavy-work/take-answer-in-worker.ts';
import { createSources } from '#server/jobs/source-jobs.ts';
import { type Dataset, openDataset } from '#server/start/open-dataset.ts';
import { readSettings } from '#server/start/settings.ts';
import { startListeners } from '../load/start-listeners.ts';
import { cpuOfProcess } from '../measuring/cpu-of-process.ts';
import type { Figure } from '../measuring/figure.ts';
import { quantile } from '../measuring/quantile.ts';
import { type SiteProcess, startSiteProcess } from '../site/site-process.ts';
import { temporaryFolder } from '../site/temporary-folder.ts';
import { makeWorldSaturday, type WorldSaturday } from './world-saturday.ts';

interface Plan {
  /** The number of matches in play. */
  readonly playing: number;
  /** The number of listeners: one in two watches the list of the day, the others a match each. */
  readonly listeners: number;
  readonly answers: number;
}

const whole: Plan = { playing: 1_000, listeners: 2_000, answers: 12 };
/** A smaller plan, to try the measurement itself. */
const short: Plan = { playing: 200, listeners: 200, answers: 4 };
const everySeconds = 15;
const maxDelayMs = 2_000;
const patienceMs = 20_000;
const sources = { apiFootball: { address: new URL('http://127.0.0.1:9'), key: 'none', callsPerDay: 75_000, leagueIds: undefined } };

/**
 * Measures the answers of a source that covers the world on a Saturday: every fifteen seconds one with 1,000 matches in play, read and
 * stored by a thread as large answers are, beside a site with its listeners. `BENCH_SHORT=1` takes fewer of everything.
 */
export async function measureLiveWorld(): Promise<Figure[]> {
  const plan = process.env.BENCH_SHORT === '1' ? short : whole;
  const saturday = makeWorldSaturday(plan.playing);
  const folder = await temporaryFolder();
  const dataset = await openDataset(readSettings({ DATA_FOLDER: folder }, 'no such file').database, saturday.kickoff, () => {}, 'real');
  try {
    const take = takerOf(dataset);
    const early = new Date(saturday.kickoff.getTime() - 3_600_000);
    await take('leagues', saturday.competitions, early);
    await take('fixtures?date=2026-11-21', saturday.day, early);
    const begun = saturday.secondHalf;
    await take('fixtures?live=all', saturday.inPlay(begun), begun);
    const { rows } = await dataset.db.query<{ id: number }>("select id from matches where status = 'live' order by id");
    if (rows.length !== plan.playing) throw new Error(`${rows.length} matches are being played, not ${plan.playing}`);
    const settings = { DATASET: 'real', CLOCK: begun.toISOString(), ROLE: 'web', TRUST_PROXY: '1' };
    const site = await startSiteProcess(folder, settings);
    try {
      return await measureAnswers(plan, saturday, begun, { site, take, matches: rows.map(({ id }) => id), db: dataset.db });
    } finally {
      await site.stop();
    }
  } finally {
    await dataset.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type Take = (call: string, text: string, now: Date) => Promise<void>;

/** Returns a function that reads an answer as the polling site does: in a thread when it is large. */
function takerOf({ db, address }: Dataset): Take {
  const elsewhere = takeAnswerInWorker(sources, address);
  const [source] = createSources(sources);
  if (source === undefined) throw new Error('there is no source');
  return async (name, text, now) => {
    const call = { name, url: new URL('http://127.0.0.1:9'), everySeconds, maxBytes: 20_000_000 };
    const answer = { call, bytes: Uint8Array.from(Buffer.from(text)), now };
    if (isTakenElsewhere(answer)) await elsewhere(source.name, answer, AbortSignal.timeout(patienceMs * 10));
    else await source.take(db, answer);
  };
}

interface Parts {
  readonly site: SiteProcess;
  readonly take: Take;
  readonly matches: readonly number[];
  readonly db: Database;
}

async function measureAnswers(
  { listeners, answers }: Plan,
  saturday: WorldSaturday,
  begun: Date,
  { site, take, matches, db }: Parts,
): Promise<Figure[]> {
  const topics = Array.from({ length: listeners }, (_, at) =>
    at % 2 === 0 ? 'day=2026-11-21' : `match=${matches[((at - 1) / 2) % matches.length]}`,
  );
  const crowd = await startListeners({ site: site.address, listeners, topics });
  const goalsSoFar = async () =>
    (await db.query<{ goals: number }>('select sum(home_goals + away_goals)::int as goals from matches')).rows[0]?.goals ?? 0;
  const goalsBefore = await goalsSoFar();
  const given: { readonly atMs: number; readonly storedMs: number; readonly kilobytes: number }[] = [];
  const cpuBefore = cpuOfProcess(site.pid) ?? Number.NaN;
  const began = performance.now();
  for (let nth = 1; nth <= answers; nth += 1) {
    const text = saturday.inPlay(new Date(begun.getTime() + nth * everySeconds * 1_000));
    const atMs = Date.now();
    await take('fixtures?live=all', text, new Date(begun.getTime() + nth * everySeconds * 1_000));
    given.push({ atMs, storedMs: Date.now() - atMs, kilobytes: text.length / 1_000 });
    await pause(Math.max(0, everySeconds * 1_000 - (Date.now() - atMs)));
  }
  const seconds = (performance.now() - began) / 1_000;
  const cpuSeconds = ((cpuOfProcess(site.pid) ?? Number.NaN) - cpuBefore) / 1e6;
  const { goals, bytes } = await crowd.end();
  const scored = (await goalsSoFar()) - goalsBefore;
  const delays = given.flatMap(({ atMs }, nth) => {
    const until = given[nth + 1]?.atMs ?? Number.POSITIVE_INFINITY;
    const lasts = goals.flatMap(({ lastMs }) => (lastMs >= atMs && lastMs < until ? [lastMs] : []));
    return lasts.length === 0 ? [] : [Math.max(...lasts) - atMs];
  });
  const heard = goals.reduce((sum, { heardBy }) => sum + heardBy, 0);
  const most = Math.max(...delays);
  const stored = given.map(({ storedMs }) => storedMs);
  return [
    {
      name: `an answer with ${matches.length} matches in play (${given.at(-1)?.kilobytes.toFixed(0)} kB) every ${everySeconds} s, from its bytes to the last of ${listeners} listeners, the longest of ${delays.length}`,
      value: `${most} ms, p50 ${quantile(delays, 0.5)} ms; stored within ${quantile(stored, 0.5)} ms (p50), ${Math.max(...stored)} ms at most; load ${(loadavg()[0] as number).toFixed(1)}`,
      target: `≤ ${maxDelayMs} ms`,
      met: most <= maxDelayMs && heard >= (scored * listeners) / 2,
    },
    {
      name: 'the same: received by a listener a minute, on average; processors in use by the site; goals',
      value: `${(((bytes / listeners / seconds) * 60) / 1_000).toFixed(1)} kB; ${(cpuSeconds / seconds).toFixed(2)}; ${scored}, heard ${heard} times`,
    },
  ];
}
