import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, clockRunningFrom } from '#domain/time/clock.ts';
import { type Dataset, openDataset } from '#server/start/open-dataset.ts';
import { readSettings } from '#server/start/settings.ts';
import { freePort } from '#tests/factories/free-port.ts';
import { killServer, pidOfServer } from '#tests/kills/database-processes.ts';
import { type Keeper, keepRunning } from '#tests/kills/keeper.ts';
import { apiFootballAnswer } from '#tests/mirrors/api-football-mirror.ts';
import { openLigaDBAnswer } from '#tests/mirrors/openligadb-mirror.ts';
import { type Mirror, startMirror } from '#tests/mirrors/start-mirror.ts';
import { type CallFigures, checkCalls, type DoneKill } from './check-calls.ts';
import { checkBothWords, checkMatches, checkShownStates, listStored } from './check-matches.ts';
import { checkTable } from './check-table.ts';
import { checkLastSample, checkTab, type TabFigures } from './check-tabs.ts';
import { keepJournal, listNotedCalls, listShownStates } from './journal.ts';
import * as saturday from './saturday.ts';
import { checkTips, recordSaturdayTips } from './saturday-tips.ts';
import { type TabSample, watchTabs } from './watch-tabs.ts';

const callsPerDay = 7_500;
const restMs = 500;

export interface SaturdayFigures {
  /** The folder with the database, for an investigation of a fault. */
  readonly folder: string;
  readonly speed: number;
  readonly seconds: number;
  readonly starts: Readonly<Record<string, number>>;
  /** The output of processes that did not start, or ended without being killed. */
  readonly complaints: readonly string[];
  readonly calls: CallFigures;
  readonly matches: { readonly matches: number; readonly events: number };
  readonly shown: { readonly states: number; readonly lieStoodSeconds: number };
  /** The content of two tabs of a browser, by their names. */
  readonly tabs: Readonly<Record<string, TabFigures>>;
  readonly tips: { readonly tips: number; readonly settlements: number; readonly withdrawn: number };
  readonly tableRows: number;
  /** The stored reports of both sources on the match about which one lied. */
  readonly words: Readonly<Record<string, string>>;
  readonly faults: readonly string[];
}

/**
 * Runs two sites through the Saturday at so many times the speed of the day, with mirrors of two sources, kills the polling site and the
 * database on the way, and returns the figures of the day with all faults. Works on systems with /proc.
 */
export async function playSaturday(speed: number, progressed: (time: Date, what: string) => void): Promise<SaturdayFigures> {
  const began = Date.now();
  const start = saturday.startAt(speed);
  const folder = mkdtempSync(join(tmpdir(), 'tipledger-saturday-'));
  // As root the server runs as another user, who has to reach the folder.
  chmodSync(folder, 0o755);
  const dataFolder = join(folder, 'data');
  await withDataset(dataFolder, start, ({ asOwner }) => asOwner((owner) => keepJournal(owner)));

  const since = new Date();
  const clock = clockRunningFrom(start, { speed, since });
  const mirror = await startMirrors(clock);
  const ports = [await freePort(), await freePort()];
  const sites = ports.map((port, at) => {
    const name = `site-${at + 1}`;
    return keepRunning(name, ['server/start.ts'], settingsOf(name, mirror, { dataFolder, start, speed, since, port }), {
      restPause: () => restMs,
    });
  });
  const pages = [
    { name: 'the day in English', address: `http://localhost:${ports[0]}/` },
    { name: 'a match in Greek', address: `http://localhost:${ports[1]}/gr/1-fc-union-berlin-fc-augsburg-2026-11-21` },
  ];
  const { kills, samples, untilMs, differences } = await liveThrough(sites, mirror, { dataFolder, clock, pages, progressed }).finally(
    async () => {
      await Promise.all(sites.map((site) => site.stop()));
      mirror.stop();
    },
  );

  const faults: string[] = [...differences];
  if (pidOfServer(dataFolder) !== undefined) faults.push('PostgreSQL goes on after both sites were stopped');
  const found = await withDataset(dataFolder, saturday.end, async ({ db }) => {
    const stored = await listStored(db);
    const shown = await listShownStates(db);
    const machineMs = (at: Date) => since.getTime() + (at.getTime() - start.getTime()) / speed;
    const [[dayTab, day] = ['', []]] = samples;
    checkLastSample(dayTab, day.at(-1), { matches: saturday.matches, stored }, faults);
    return {
      calls: checkCalls(mirror.requests, await listNotedCalls(db), { kills, speed }, faults),
      matches: await checkMatches(db, saturday.matches, faults),
      shown: checkShownStates(shown, stored, faults),
      tabs: Object.fromEntries(samples.map(([name, ofTab]) => [name, checkTab(name, ofTab, { shown, kills, untilMs, machineMs }, faults)])),
      tips: await checkTips(db, faults),
      tableRows: await checkTable(db, faults),
      words: await checkBothWords(db, stored, faults),
    };
  });
  for (const { source, kind } of saturday.faults) {
    if (found.calls.faultsMet[`${source} ${kind}`] === undefined) faults.push(`no call met the fault "${kind}" of ${source}`);
  }
  return {
    folder,
    speed,
    seconds: Math.round((Date.now() - began) / 1_000),
    starts: Object.fromEntries(sites.map(({ name, starts }) => [name, starts])),
    complaints: sites.flatMap(({ name, complaints }) => complaints.map((complaint) => `${name}: ${complaint}`)),
    ...found,
    faults,
  };
}

function startMirrors(clock: Clock): Promise<Mirror> {
  let answered = 0;
  const apiFootball = (call: string, now: Date) => {
    const text = apiFootballAnswer(saturday.matches, call, now);
    if (text === undefined) return undefined;
    answered += 1;
    return { text, headers: { 'x-ratelimit-requests-remaining': String(callsPerDay - answered), 'x-ratelimit-remaining': '290' } };
  };
  const openLigaDB = (call: string, now: Date) => {
    const text = openLigaDBAnswer(saturday.matches, call, now, saturday.lies);
    return text === undefined ? undefined : { text };
  };
  return startMirror(
    { 'api-football': apiFootball, openligadb: openLigaDB, 'football-data': () => undefined, openfootball: () => undefined },
    { now: () => clock.now(), faults: saturday.faults },
  );
}

/** Returns the settings of one site. Each site has separate addresses of the two mirrored sources, which show which site sent a request. */
function settingsOf(
  name: string,
  mirror: Mirror,
  site: { readonly dataFolder: string; readonly start: Date; readonly speed: number; readonly since: Date; readonly port: number },
): Record<string, string> {
  return {
    DATA_FOLDER: site.dataFolder,
    PORT: String(site.port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    CLOCK: site.start.toISOString(),
    CLOCK_SPEED: String(site.speed),
    CLOCK_SINCE: site.since.toISOString(),
    SOURCES: 'free',
    OPENLIGADB_URL: mirror.addressOf(name, 'openligadb'),
    FOOTBALL_DATA_CO_UK_URL: mirror.addressOf('any', 'football-data'),
    OPENFOOTBALL_URL: mirror.addressOf('any', 'openfootball'),
    API_FOOTBALL_KEY: 'a-key-of-nobody',
    API_FOOTBALL_CALLS: String(callsPerDay),
    API_FOOTBALL_LEAGUES: '78',
    API_FOOTBALL_URL: mirror.addressOf(name, 'api-football'),
  };
}

interface Course {
  readonly dataFolder: string;
  readonly clock: Clock;
  /** The pages that are open all day, each in a tab. */
  readonly pages: readonly { readonly name: string; readonly address: string }[];
  progressed(time: Date, what: string): void;
}

interface LivedThrough {
  readonly kills: readonly DoneKill[];
  /** The states shown by each tab, by its name. */
  readonly samples: readonly (readonly [name: string, samples: readonly TabSample[]])[];
  /** The time of the end by the machine's clock. */
  readonly untilMs: number;
  /** The texts that the tabs showed in the end and a new page does not. */
  readonly differences: readonly string[];
}

/** Writes the tips, opens the tabs, kills on the way, and waits for the end. */
async function liveThrough(sites: readonly Keeper[], mirror: Mirror, course: Course): Promise<LivedThrough> {
  await writeTips(course);
  const watched = await watchTabs(course.pages);
  try {
    const kills = await killOnTheWay(sites, mirror, course);
    await until(course.clock, saturday.end);
    const samples = await Promise.all(watched.tabs.map(async (tab) => [tab.name, await tab.samples()] as const));
    const untilMs = Date.now();
    const differences = await Promise.all(
      watched.tabs.map(async (tab) => (await tab.differences()).map((difference) => `${tab.name}: ${difference}`)),
    );
    return { kills, samples, untilMs, differences: differences.flat() };
  } finally {
    await watched.close();
  }
}

/** Writes the tips as soon as both sources have named every match. @throws Error when that is too late for the matches to come */
async function writeTips({ dataFolder, clock, progressed }: Course): Promise<void> {
  for (;;) {
    const now = clock.now();
    if (now > saturday.tipsBy)
      throw new Error(`the matches were not stored by ${saturday.tipsBy.toISOString()}: this machine is too slow for that speed`);
    const isWritten = await withDataset(dataFolder, now, async ({ db }) => {
      const stored = await listStored(db);
      if (stored.length < saturday.matches.length || stored.some(({ sources }) => sources < 2)) return false;
      await recordSaturdayTips(db, stored, clock.now());
      return true;
    });
    if (isWritten) return progressed(clock.now(), `${saturday.tips.length} tips are written`);
    await pause(500);
  }
}

/** Kills the processes that the Saturday names, at the times that it names, and returns the kills. */
async function killOnTheWay(sites: readonly Keeper[], mirror: Mirror, { dataFolder, clock, progressed }: Course): Promise<DoneKill[]> {
  const done: DoneKill[] = [];
  for (const kill of saturday.kills) {
    await until(clock, kill.at);
    const victims: string[] = [];
    const asking = mirror.requests.findLast(({ source }) => source === kill.asking)?.by;
    if (kill.asking !== undefined) {
      if (!sites.find(({ name }) => name === asking)?.kill()) throw new Error(`${asking}, which asks ${kill.asking}, could not be killed`);
      victims.push(`${asking}, which asked ${kill.asking}`);
    }
    if (kill.database) {
      if (!killServer(dataFolder)) throw new Error('there was no PostgreSQL to kill');
      victims.push('PostgreSQL');
    }
    const what = victims.join(', and ');
    done.push({ what, at: clock.now(), machineMs: Date.now(), source: kill.asking ?? 'openligadb' });
    progressed(clock.now(), `killed ${what}`);
  }
  return done;
}

async function until(clock: Clock, moment: Date): Promise<void> {
  const leftMs = (moment.getTime() - clock.now().getTime()) / (clock.speed ?? 1);
  if (leftMs > 0) await pause(leftMs);
}

async function withDataset<Result>(dataFolder: string, now: Date, work: (dataset: Dataset) => Promise<Result>): Promise<Result> {
  const dataset = await openDataset(readSettings({ DATA_FOLDER: dataFolder }, 'no such file').database, now, () => {}, 'real');
  try {
    return await work(dataset);
  } finally {
    await dataset.close();
  }
}
