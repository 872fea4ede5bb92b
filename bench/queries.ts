import { Hono } from 'hono';
import type { PoolClient } from 'pg';
import { mountApi } from '#app/endpoints/api/mount-api.ts';
import type { Database } from '#data/database/database.ts';
import type { Clock } from '#domain/time/clock.ts';
import { say } from '#server/commands/calls/command-line.ts';
import { loadBuild } from '#server/start/load-build.ts';
import { allAllowed } from '#tests/factories/all-allowed.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { cpuOfProcess } from './measuring/cpu-of-process.ts';
import type { Figure } from './measuring/figure.ts';
import { quantile } from './measuring/quantile.ts';
import { type PageSamples, samplePages } from './page-samples.ts';
import { generatedNow, openGeneratedDatabase } from './site/generated-database.ts';
import { type RecordedCall, recordQueries } from './site/recording-database.ts';
import { createSiteRenderer, keepNothing } from './site/site-renderer.ts';
import { sequentialScans } from './statement-plans.ts';

const maxP95Ms = 10;
const largeTableRows = 10_000;
const explainedEach = 12;
/** The number of times each call is measured; the median counts, so that the machine's other work is not taken for the statement's. */
const passesOverAll = 3;

/** Measures how long pages wait for their statements in a database of five million matches, and reports any that reads a large table whole. */
export async function measureQueries(): Promise<Figure[]> {
  const generated = await openGeneratedDatabase();
  try {
    const { calls, pages, named } = await renderSamples(generated.db);
    const byName = Map.groupBy(calls, ({ name }) => name);
    const replayed = await replay(generated.db, byName);
    const measured = [...byName].map(
      ([name, ofName]): MeasuredStatement => ({ name, inPage: ofName.map(({ ms }) => ms), ...(replayed.get(name) as Replayed) }),
    );
    print(measured, pages);
    return toFigures(measured, named);
  } finally {
    await generated.close();
  }
}

/** The kinds of page that the target names; the statements of other pages are measured too. */
const namedKinds = ['home', 'match', 'team', 'tournament'] as const;

interface Rendered {
  readonly calls: readonly RecordedCall[];
  readonly pages: number;
  /** The statements behind pages of the named kinds. */
  readonly named: ReadonlySet<string>;
}

/** Renders every page, one after the other; the first ones, which open connections and plan, are not counted. */
async function renderSamples(db: Database): Promise<Rendered> {
  const samples = shortened(await samplePages(db));
  const calls: RecordedCall[] = [];
  const [build, clock] = [await loadBuild(), clockStandingAt(generatedNow)];
  const rendererOf = (database: Database) => {
    const renderPage = createSiteRenderer(build, database, clock, keepNothing);
    return (url: string) => (url.startsWith('/api/') ? askApi(database, clock, url) : renderPage(url));
  };
  const renderFirst = rendererOf(recordQueries(db, []));
  for (const urls of Object.values(samples))
    for (const url of urls.slice(0, process.env.BENCH_SHORT === '1' ? 2 : 25)) await renderFirst(url);
  const render = rendererOf(recordQueries(asAnotherDatabase(db), calls));
  for (const kind of namedKinds) for (const url of samples[kind]) await render(url);
  const named = new Set(calls.map(({ name }) => name));
  for (const [kind, urls] of Object.entries(samples)) {
    if (!namedKinds.some((known) => known === kind)) for (const url of urls) await render(url);
  }
  return { calls, pages: Object.values(samples).flat().length, named };
}

/**
 * Returns the database as one with other options, of which the site reads again what it keeps in memory, such as the tips of the ledger. Its statements run
 * on the pool itself: a pool that inherits from another removes idle connections only from a list of its own, so that ending the other one never completes.
 */
function asAnotherDatabase(db: Database): Database {
  return Object.create(db, {
    options: { value: { ...db.options } },
    query: { value: db.query.bind(db) },
    connect: { value: db.connect.bind(db) },
  }) as Database;
}

/** Returns every sample; with `BENCH_SHORT=1` ten pages of each kind, to try a statement or an index. */
function shortened(samples: PageSamples): PageSamples {
  if (process.env.BENCH_SHORT !== '1') return samples;
  const some = (urls: readonly string[]) => urls.filter((_, at) => at % Math.ceil(urls.length / 10) === 0);
  return Object.fromEntries(Object.entries(samples).map(([kind, urls]) => [kind, some(urls)])) as unknown as PageSamples;
}

/** Requests an address of the API once, from a new app that has nothing in memory. */
async function askApi(db: Database, clock: Clock, url: string): Promise<void> {
  const app = new Hono();
  mountApi(app, {
    db,
    ...allAllowed(db),
    clock,
    publicUrl: 'http://localhost:3000',
    origins: new Set(),
    visitorCountry: async () => undefined,
    reportError: () => {},
  });
  const answer = await app.request(url);
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}`);
  await answer.arrayBuffer();
}

interface MeasuredStatement extends Replayed {
  readonly name: string;
  /** The milliseconds that a page waited for it, while the page's other statements ran as well. */
  readonly inPage: readonly number[];
}

function print(statements: readonly MeasuredStatement[], pages: number): void {
  const row = (name: string, cells: readonly string[], end: string) =>
    `  ${name.padEnd(30)}${cells.map((cell) => cell.padStart(7)).join('')}  ${end}`.trimEnd();
  const quantiles = (values: readonly number[]) => [0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(1));
  say(
    `  ${statements.reduce((sum, { alone }) => sum + alone.length, 0)} statements of ${pages} pages, in ms: one at a time, the CPU of the connection (p95), and in their page among its other statements`,
  );
  say(row('', ['times', 'p50', 'p95', 'max', 'cpu', 'p50', 'p95', 'max'], 'large tables read whole'));
  for (const { name, alone, cpu, inPage, scanned } of [...statements].sort((first, second) => first.name.localeCompare(second.name))) {
    say(
      row(
        name,
        [String(alone.length), ...quantiles(alone), quantile(cpu, 0.95).toFixed(1), ...quantiles(inPage)],
        scanned.join(', ') || 'none',
      ),
    );
  }
}

/**
 * Returns the figures of the statements. The target is about each one alone: the other work of the machine at that time is no property of
 * the statement.
 */
function toFigures(statements: readonly MeasuredStatement[], named: ReadonlySet<string>): Figure[] {
  const [ofNamed, ofOthers] = [true, false].map((wanted) => statements.filter(({ name }) => named.has(name) === wanted)) as [
    MeasuredStatement[],
    MeasuredStatement[],
  ];
  const [alone, inPage] = [slowestOf(ofNamed, 'alone'), slowestOf(ofNamed, 'inPage')];
  const scanned = ofNamed.filter((statement) => statement.scanned.length > 0);
  return [
    {
      name: `p95 of the slowest of ${ofNamed.length} statements behind home, match, team and tournament pages`,
      value: `${alone.p95.toFixed(1)} ms (${alone.name})`,
      target: `≤ ${maxP95Ms} ms`,
      met: alone.p95 <= maxP95Ms,
    },
    {
      name: 'the same by the CPU time of the connection, of all statements',
      value: `${slowestOf(statements, 'cpu').p95.toFixed(1)} ms (${slowestOf(statements, 'cpu').name}); above ${maxP95Ms} ms: ${
        statements
          .flatMap(({ name, cpu }) => (quantile(cpu, 0.95) > maxP95Ms ? [`${name} ${quantile(cpu, 0.95).toFixed(1)}`] : []))
          .join(', ') || 'none'
      }`,
    },
    { name: 'the same, waited for in a page', value: `${inPage.p95.toFixed(1)} ms (${inPage.name})` },
    {
      name: 'of these, statements that read a table above 10,000 rows whole',
      value: scanned.length === 0 ? '0' : scanned.map(({ name }) => name).join(', '),
      target: '0',
      met: scanned.length === 0,
    },
    {
      name: `p95 of the slowest of ${ofOthers.length} further statements behind the pages of odds, tips and the record`,
      value: `${slowestOf(ofOthers, 'alone').p95.toFixed(1)} ms (${slowestOf(ofOthers, 'alone').name})`,
    },
  ];
}

function slowestOf(statements: readonly MeasuredStatement[], kind: 'alone' | 'inPage' | 'cpu') {
  return statements
    .map((statement) => ({ name: statement.name, p95: quantile(statement[kind], 0.95) }))
    .reduce((most, next) => (next.p95 > most.p95 ? next : most));
}

interface Replayed {
  /** Milliseconds from sending the statement to receiving its rows. */
  readonly alone: readonly number[];
  /** CPU milliseconds that the connection used, which a busy machine does not change; NaN on other systems than Linux. */
  readonly cpu: readonly number[];
  /** The tables above ten thousand rows that it reads whole. */
  readonly scanned: readonly string[];
}

/** Runs the same statements again, one at a time over one connection, and returns their times and plans. */
async function replay(db: Database, byName: ReadonlyMap<string, readonly RecordedCall[]>): Promise<Map<string, Replayed>> {
  const client = await db.connect();
  try {
    const large = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1`,
      [largeTableRows],
    );
    const largeTables = new Set(large.rows.map(({ name }) => name));
    const passes: Map<string, Timed[]>[] = [];
    for (let pass = 0; pass < passesOverAll; pass += 1) passes.push(await timeAlone(client, byName));
    const replayed = new Map<string, Replayed>();
    for (const [name, calls] of byName) {
      const middle = (of: keyof Timed) =>
        calls.map((_, at) =>
          quantile(
            passes.map((pass) => pass.get(name)?.[at]?.[of] as number),
            0.5,
          ),
        );
      const step = Math.max(1, Math.floor(calls.length / explainedEach));
      const scanned = new Set<string>();
      for (const call of calls.filter((_, at) => at % step === 0)) {
        for (const table of await sequentialScans(client, call)) if (largeTables.has(table)) scanned.add(table);
      }
      replayed.set(name, { alone: middle('ms'), cpu: middle('cpuMs'), scanned: [...scanned] });
    }
    return replayed;
  } finally {
    client.release();
  }
}

interface Timed {
  readonly ms: number;
  readonly cpuMs: number;
}

/** Returns the time of each call of each statement, made one after the other. */
async function timeAlone(client: PoolClient, byName: ReadonlyMap<string, readonly RecordedCall[]>): Promise<Map<string, Timed[]>> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const cpu = () => cpuOfProcess(rows[0]?.pid as number) ?? Number.NaN;
  const timed = new Map<string, Timed[]>();
  for (const [name, calls] of byName) {
    const times: Timed[] = [];
    for (const { text, values } of calls) {
      const [began, cpuBefore] = [performance.now(), cpu()];
      await client.query({ name, text, values: [...values] });
      times.push({ ms: performance.now() - began, cpuMs: (cpu() - cpuBefore) / 1_000 });
    }
    timed.set(name, times);
  }
  return timed;
}
