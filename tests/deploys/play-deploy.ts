import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '#data/database/server/embedded-postgres.ts';
import { startSite } from '#tests/e2e/start-site.ts';
import { checkOut } from './former-build.ts';
import { presentPaths, readStream, sendMessage, type Visits, visitAgainAndAgain } from './visitors.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Fewer than an address may open. */
const streams = 90;
/** The time for which both builds serve the same database. */
const togetherMs = 60_000;

export interface Deploy {
  readonly pages: number;
  readonly answersOfFormer: number;
  readonly answersOfPresent: number;
  /** Shortest and longest pause before a stream is opened again, as the site names it to each, in milliseconds. */
  readonly streamPausesMs: readonly [shortest: number, longest: number];
  readonly faults: readonly string[];
}

/** Serves the demonstration with a former build, then with the present one beside it, then with the present one alone. */
export async function playDeploy(commit: string, say: (what: string) => void): Promise<Deploy> {
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-deploy-'));
  // As root the server runs as another user, who has to reach the folder.
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres(join(folder, 'data'), () => {});
  const formerVisits: Visits = { answers: 0, faults: [] };
  const presentVisits: Visits = { answers: 0, faults: [] };
  const faults: string[] = [];
  try {
    say('installing the former build');
    const formerRoot = await checkOut(commit, root, folder);
    await server.createDatabase('site');
    const settings = {
      DATABASE_URL: server.connectionString('site'),
      DATASET: 'demonstration',
      CLOCK: '2026-11-21T15:30:00Z',
      CLOCK_SINCE: new Date().toISOString(),
      PORT: '0',
    };
    const former = await startSite(formerRoot, settings);
    const paths = await presentPaths(former.address);
    say('the former build serves');
    const formerEnds = new AbortController();
    const visiting = [visitAgainAndAgain(former.address, paths, formerVisits, formerEnds.signal)];
    const opened = Promise.all(Array.from({ length: streams }, () => readStream(former.address)));
    opened.catch(() => {});
    const present = await startSite(root, settings);
    say('the present build has migrated and serves as well');
    const presentEnds = new AbortController();
    visiting.push(visitAgainAndAgain(present.address, paths, presentVisits, presentEnds.signal));
    for (const [name, { address }] of Object.entries({ former, present })) {
      const status = await sendMessage(address, name);
      if (status !== 303) faults.push(`the form of the ${name} build answered ${status}`);
    }
    await pause(togetherMs);
    say('the former build ends');
    formerEnds.abort();
    await former.stop();
    const pauses = await opened;
    await pause(10_000);
    presentEnds.abort();
    await Promise.all(visiting);
    faults.push(...former.faults(), ...present.faults());
    await present.stop();
    say('verifying the ledger');
    const verify = promisify(execFile)(process.execPath, ['server/commands/ledger-verify.ts'], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: settings.DATABASE_URL },
    });
    await verify.catch((error: { stdout?: string; stderr?: string }) => faults.push(`the ledger: ${error.stdout}${error.stderr}`));
    return {
      pages: paths.length,
      answersOfFormer: formerVisits.answers,
      answersOfPresent: presentVisits.answers,
      streamPausesMs: [Math.min(...pauses), Math.max(...pauses)],
      faults: [...faults, ...formerVisits.faults, ...presentVisits.faults],
    };
  } finally {
    await server.stop({ evenIfUsed: true });
    await rm(folder, { recursive: true, force: true });
  }
}
