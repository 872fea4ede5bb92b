import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '#domain/chance/random.ts';
import { type Dataset, openDataset } from '#server/start/open-dataset.ts';
import { readSettings } from '#server/start/settings.ts';
import { freePort } from '#tests/factories/free-port.ts';
import { killBackend, killServer, pidOfServer } from './database-processes.ts';
import { findLosses, type Losses } from './find-losses.ts';
import { keepRunning } from './keeper.ts';
import { matchesInFiles, writeSeasonFiles } from './season-files.ts';
import { publicUrl, startVisitors, type VotedItem } from './visitors.ts';

const votedMatches = 200;
const longestRestMs = 1_500;
const longestPauseMs = 6_000;
const readyWithinMs = 120_000;

export interface KillFigures {
  /** The folder with the database and the imported files, for an investigation of a loss. */
  readonly folder: string;
  readonly seconds: number;
  readonly kills: Readonly<Record<string, number>>;
  readonly starts: Readonly<Record<string, number>>;
  /** The output of processes that did not start, or ended without being killed. */
  readonly complaints: readonly string[];
  readonly answers: Readonly<Record<string, number>>;
  readonly acknowledgedMessages: number;
  readonly acknowledgedVotes: number;
  readonly longestSilenceMs: number;
  readonly losses: Losses;
  readonly matches: { readonly inFiles: number; readonly stored: number };
  /** The number of imports by their state; none may be `running` at the end. */
  readonly feedRuns: Readonly<Record<string, number>>;
  /** True when PostgreSQL went on after both sites had been stopped at the same moment. */
  readonly serverLeftRunning: boolean;
}

/**
 * Runs two sites and one import after the other on one data folder, kills them and their database at random moments while visitors send
 * messages and votes, and returns the figures of the run. Works on systems with /proc.
 */
export async function playKills(kills: number, seed: number, progressed: (done: number, what: string) => void): Promise<KillFigures> {
  const random = createRandom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'tipledger-kills-'));
  // As root the server runs as another user, who has to reach the folder.
  chmodSync(folder, 0o755);
  const dataFolder = join(folder, 'data');
  const seasons = join(folder, 'seasons');
  const began = Date.now();
  const rest = { restPause: () => random.integer(longestRestMs) };
  const common = { DATA_FOLDER: dataFolder, DATASET: 'real', LOG_LEVEL: 'silent' };
  const importing = () =>
    keepRunning('import', ['server/commands/import.ts', 'football-data', seasons], common, {
      ...rest,
      prepare: () => writeSeasonFiles(seasons, new Date(), random),
    });

  // The first import makes the database, and the matches that are voted on.
  await importing().finish();
  const items = await withDataset(dataFolder, listItems);
  const ports = [await freePort(), await freePort()];
  const sites = ports.map((port, at) =>
    keepRunning(
      `site ${at + 1}`,
      ['server/start.ts'],
      { ...common, PORT: String(port), HOST: '127.0.0.1', TRUST_PROXY: '1', PUBLIC_URL: publicUrl },
      rest,
    ),
  );
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
  await allReady(addresses);
  const imports = importing();
  const visitors = startVisitors(addresses, items);

  const counts: Record<string, number> = {};
  const databaseKilledAt: number[] = [];
  const killDatabase = (kill: () => boolean) => {
    const isKilled = kill();
    if (isKilled) databaseKilledAt.push(Date.now());
    return isKilled;
  };
  const targets: readonly (readonly [name: string, kill: () => boolean])[] = [
    ...sites.map((site) => [site.name, () => site.kill()] as const),
    ['server', () => killDatabase(() => killServer(dataFolder))],
    ['backend', () => killDatabase(() => killBackend(dataFolder, random))],
    ['import', () => imports.kill()],
  ];
  for (let done = 0; done < kills; ) {
    await pause(random.integer(longestPauseMs));
    const [name, kill] = targets[random.integer(targets.length)] as (typeof targets)[number];
    if (!kill()) continue;
    counts[name] = (counts[name] ?? 0) + 1;
    done += 1;
    progressed(done, name);
  }

  await allReady(addresses);
  await imports.finish();
  // The last one may have been killed; an import that was broken off is completed by running it again.
  await importing().finish();
  await visitors.stop();
  await Promise.all(sites.map((site) => site.stop()));
  const serverLeftRunning = pidOfServer(dataFolder) !== undefined;
  const found = await withDataset(dataFolder, async ({ db }) => ({
    losses: await findLosses(db, visitors, databaseKilledAt),
    stored: (await db.query<{ stored: number }>('select count(*)::int as stored from matches')).rows[0]?.stored ?? 0,
    feedRuns: (
      await db.query<{ state: string; runs: number }>(
        "select state, count(*)::int as runs from feed_runs where feed <> 'catalogue' group by state",
      )
    ).rows,
  }));
  return {
    folder,
    seconds: Math.round((Date.now() - began) / 1_000),
    kills: counts,
    starts: Object.fromEntries([...sites, imports].map(({ name, starts }) => [name, starts])),
    complaints: [...sites, imports].flatMap(({ name, complaints }) => complaints.map((complaint) => `${name}: ${complaint}`)),
    answers: Object.fromEntries([...visitors.answers].sort()),
    acknowledgedMessages: visitors.messages.length,
    acknowledgedVotes: visitors.votes.length,
    longestSilenceMs: visitors.longestSilenceMs,
    losses: found.losses,
    matches: { inFiles: matchesInFiles, stored: found.stored },
    feedRuns: Object.fromEntries(found.feedRuns.map(({ state, runs }) => [state, runs])),
    serverLeftRunning,
  };
}

async function withDataset<Result>(dataFolder: string, work: (dataset: Dataset) => Promise<Result>): Promise<Result> {
  const dataset = await openDataset(readSettings({ DATA_FOLDER: dataFolder }, 'no such file').database, new Date(), () => {}, 'real');
  try {
    return await work(dataset);
  } finally {
    await dataset.close();
  }
}

/** Returns matches that stay open for votes for days: many, so that none gets more votes in a minute than are counted. */
async function listItems({ db }: Dataset): Promise<VotedItem[]> {
  const { rows } = await db.query<{ id: number }>(
    `select id from matches where status = 'scheduled' and kickoff_utc > now() + interval '3 days' order by id limit $1`,
    [votedMatches],
  );
  if (rows.length < votedMatches) throw new Error(`the import stored ${rows.length} coming matches, fewer than ${votedMatches}`);
  return rows.map(({ id }, at) => ({ sport: 'soccer', item: String(id), option: ['home', 'draw', 'away'][at % 3] as string }));
}

async function allReady(addresses: readonly string[]): Promise<void> {
  const giveUpAt = Date.now() + readyWithinMs;
  for (const address of addresses) {
    for (;;) {
      const status = await fetch(`${address}/readyz`).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        (error: Error) => error.message,
      );
      if (status === 200) break;
      if (Date.now() > giveUpAt) throw new Error(`${address} was not ready after ${readyWithinMs / 1_000} s: ${status}`);
      await pause(100);
    }
  }
}
