import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction } from '#data/database/database.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { createBreakableConnection } from '#tests/factories/breakable-connection.ts';
import { openEventStream } from '#tests/factories/open-event-stream.ts';
import { hurryTimer, passTime } from '#tests/factories/pass-time.ts';
import { removeFolder } from '#tests/factories/remove-folder.ts';
import { startCollector } from '#tests/factories/start-collector.ts';
import { startPurgeStandIn } from '#tests/factories/start-purge-stand-in.ts';
import { closeBeforeDatabase, createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';
import { withTriggersOff } from '#tests/factories/with-triggers-off.ts';
import { contradictionOf, type Fault, promtoolVariable } from './promtool.ts';
import { type NamedExpression, readAlertRules, readDashboards, readExpression, type Selector, thresholdOf } from './rule-files.ts';
import { readScrape, type Scrape, valuesOf, withValue } from './samples.ts';

hurryTimer();
const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const way = await createBreakableConnection(connectionString);
const edge = await startPurgeStandIn();
const token = 'the-token-of-prometheus';
const rules = readAlertRules();
const promtool = process.env[promtoolVariable];
let site: string;
/** The figures of the site while all was well. */
let calm: Scrape;

const scrape = async () => {
  const answer = await fetch(`${site}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
  return readScrape(await answer.text());
};

/** The site's clock runs an hour in half a minute. */
const clockSpeed = 120;
const machineNow = Date.now.bind(Date);
let aheadMs = 0;
// The site's clock is calculated from it. A clock that ran faster would run jobs as often as the machine can.
vi.spyOn(Date, 'now').mockImplementation(() => machineNow() + aheadMs);

/** Moves the site's clock ahead. */
function passHours(hours: number): void {
  aheadMs += (hours * 3_600_000) / clockSpeed;
}

/** Scrapes once a second until the value of a metric is as it should be, for longer than the site waits between two looks. */
const scrapeUntil = (name: string, isRight: (value: number) => boolean, labels: Readonly<Record<string, string>> = {}) =>
  vi.waitFor(
    async () => {
      const found = await scrape();
      expect(valuesOf(found, name, labels).some(isRight), name).toBe(true);
      return found;
    },
    { timeout: 50_000, interval: 1_000 },
  );

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-alerts-'));
  closeBeforeDatabase(() => removeFolder(folder));
  await writeFile(join(folder, 'a-file'), '');
  await inTransaction(db, (client) => recordTips(client, [aTip()], new Date('2024-06-30T12:00:00Z')));
  ({ address: site } = await startTestSite(way.connectionString, {
    ROLE: 'all',
    LOG_LEVEL: 'silent',
    METRICS_TOKEN: token,
    DATASET: 'real',
    CLOCK: '2026-04-06T09:00Z',
    CLOCK_SPEED: String(clockSpeed),
    DATA_FOLDER: folder,
    // Nothing to read, and nowhere to write.
    OPENFOOTBALL_FOLDER: folder,
    BACKUP_FOLDER: join(folder, 'a-file', 'backups'),
    BACKUP_EVERY: '1',
    EDGE: 'fastly',
    EDGE_PURGE_URL: edge.url,
    EDGE_PURGE_TOKEN: 'fastly-token-12',
    ERROR_COLLECTOR_URL: (await startCollector(400)).url,
  }));
  calm = await scrapeUntil('tipledger_disk_bytes', (bytes) => bytes > 0, { folder: 'data' });
  // Its age depends on the day of the test.
  calm = withValue(calm, 'tipledger_feed_silent', 0, { feed: 'country-database' });
  for (const path of ['/leagues', '/api/location']) await fetch(site + path);
  afterJobs = scrapeUntil('tipledger_job_last_run_seconds', () => true);
  await afterJobs;
  // The next check of the ledger is half a minute after the first, during which the first fault is waited for.
  await passTime(61_000);
  await scrapeUntil('tipledger_ledger_records', (records) => records > 0);
}, 180_000);

/** The figures once a job has run. */
let afterJobs: Promise<Scrape>;

/** Metrics of Prometheus itself. */
const ofPrometheus = new Set(['up']);
/** Labels that Prometheus adds to every sample. */
const ofTarget = new Set(['job', 'instance']);

/** Returns true when a sample has what a selector wants; `!=` and `!~` want only the label to be there. */
function isMet({ metric, matchers }: Selector, { samples }: Scrape): boolean {
  const ours = matchers.filter(({ label }) => !ofTarget.has(label));
  return samples.some(
    ({ name, labels }) =>
      name === metric &&
      ours.every(({ label, operator, value }) => {
        const found = labels[label];
        if (found === undefined) return false;
        return operator === '=' ? found === value : operator === '=~' ? new RegExp(`^(?:${value})$`).test(found) : true;
      }),
  );
}

const expressions: NamedExpression[] = [
  ...rules.map(({ alert, expr }) => ({ where: alert, expression: expr })),
  ...readDashboards(),
  ...rules.map(({ alert, annotations }) => ({
    where: `${alert}, its text`,
    expression: (annotations.description?.match(/tipledger_\w+/g) ?? []).join(' + '),
  })),
].filter(({ expression }) => expression !== '');

it.each(expressions)('what $where selects is exposed, with each label', async ({ expression }) => {
  const found = await afterJobs;
  const { selectors, grouping } = readExpression(expression);
  expect(selectors.length).toBeGreaterThan(0);
  const own = selectors.filter(({ metric }) => !ofPrometheus.has(metric));
  expect(own.filter((selector) => !isMet(selector, found))).toEqual([]);
  for (const label of grouping.filter((name) => !ofTarget.has(name)))
    for (const { metric } of own)
      expect(
        found.samples.some(({ name, labels }) => name === metric && label in labels),
        `${metric} by ${label}`,
      ).toBe(true);
});

it('an alert says what happened and what to do, and whether it can wait', () => {
  for (const { alert, labels, annotations } of rules) {
    expect(['page', 'ticket'], alert).toContain(labels.severity);
    expect(annotations, alert).toEqual({ summary: expect.stringMatching(/\w/), description: expect.stringMatching(/[.?]$/) });
  }
});

const fired = new Set<string>();

/**
 * Checks that a value that the samples before a fault give does not meet an alert's threshold, and that the one after it does. With promtool, as in
 * `npm run alerts-test`, it evaluates the whole rule with the samples.
 */
function expectFires(alert: string, after: Scrape, read: (scrape: Scrape, since: Scrape) => number, bound?: (scrape: Scrape) => number) {
  const rule = rules.find((one) => one.alert === alert);
  if (rule === undefined) throw new Error(`there is no alert ${alert}`);
  const { operator, bound: written } = bound === undefined ? thresholdOf(rule.expr) : { operator: '>', bound: bound(after) };
  const meets = (value: number) => (operator === '==' ? value === written : operator === '<' ? value < written : value > written);
  expect([meets(read(calm, calm)), meets(read(after, calm))], `${alert}: ${read(after, calm)} ${operator} ${written}`).toEqual([
    false,
    true,
  ]);
  const fault: Fault = { before: calm, after };
  if (promtool !== undefined) expect(contradictionOf(promtool, alert, rule.expr, fault)).toBe('');
  fired.add(alert);
}

const most =
  (name: string, labels = {}) =>
  (scraped: Scrape) =>
    Math.max(0, ...valuesOf(scraped, name, labels));
const least = (name: string) => (scraped: Scrape) => Math.min(...valuesOf(scraped, name));
const sum = (scraped: Scrape, name: string, labels = {}) => valuesOf(scraped, name, labels).reduce((total, value) => total + value, 0);
const increase =
  (name: string, labels: Readonly<Record<string, string>> = {}) =>
  (scraped: Scrape, since: Scrape) =>
    sum(scraped, name, labels) - sum(since, name, labels);

describe('an alert fires when', { shuffle: false }, () => {
  it('a source is silent, a job fails, backups fail and grow old, a collector refuses errors, and the disk of the database is full', async () => {
    const { rows } = await db.query<{ name: string }>('select current_database() as name');
    const reconnect = () =>
      db.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');
    await db.query(`alter database ${rows[0]?.name} set temp_file_limit = '128kB'`);
    await reconnect();
    passHours(3);
    await scrapeUntil('tipledger_database_writable', (writable) => writable === 0);
    await scrapeUntil('tipledger_backup_failed', (failed) => failed === 1);
    const found = await scrapeUntil('tipledger_backup_age_seconds', (seconds) => seconds > 7_200);
    await db.query(`alter database ${rows[0]?.name} reset temp_file_limit`);
    await reconnect();
    expectFires('DatabaseCannotWrite', found, least('tipledger_database_writable'));
    expectFires('SourceSilent', found, most('tipledger_feed_silent', { feed: 'openfootball' }));
    const failed = { exported_job: 'read-openfootball', result: 'failed' };
    expectFires('JobFailing', found, increase('tipledger_job_runs_total', failed), () => 0);
    expect(increase('tipledger_job_runs_total', { ...failed, result: 'done' })(found, calm)).toBe(0);
    expectFires('BackupFailed', found, most('tipledger_backup_failed'));
    expectFires('BackupOld', found, most('tipledger_backup_age_seconds'), (at) => 2 * most('tipledger_backup_every_seconds')(at));
    expectFires('ErrorsUnreported', found, increase('tipledger_error_reports_total', { result: 'failed' }));
  }, 240_000);

  it('the owner of the server changes a record of the ledger, and when none is checked', async () => {
    expect(most('tipledger_ledger_faults')(await scrape())).toBe(0);
    await withTriggersOff(db, (client) => client.query('update ledger_records set hash = reverse(hash) where sequence = 1'));
    // A check rests for a hundred times as long as it took.
    await passTime(24 * 3_600_000);
    expectFires('LedgerBroken', await scrapeUntil('tipledger_ledger_faults', (faults) => faults > 0), most('tipledger_ledger_faults'));
    await passTime(7 * 3_600_000);
    expectFires('LedgerUnchecked', await scrape(), least('tipledger_ledger_check_age_seconds'));
  }, 240_000);

  it('the edge refuses purges', async () => {
    edge.answerWith(503);
    await recordChanges(db, ['match:77'], new Date());
    await scrapeUntil('tipledger_edge_oldest_unsent_seconds', (seconds) => seconds > 0.5);
    await passTime(20_000);
    expectFires('PurgesFailing', await scrape(), most('tipledger_edge_oldest_unsent_seconds'));
  }, 60_000);

  it('streams are refused', async () => {
    const streams = await Promise.all(Array.from({ length: 115 }, () => openEventStream(`${site}/api/live?match=1`)));
    const found = await scrape();
    for (const stream of streams) stream.close();
    expectFires('StreamsRefused', found, increase('tipledger_refusals_total', { reason: 'too_many_streams' }));
  }, 60_000);

  it('the database hangs, and then is gone: pages are slow, then fail', async () => {
    way.freeze();
    const slow = ['/teams/arsenal', '/tips', '/odds', '/track-record'].map((path) => fetch(site + path));
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    const name = 'tipledger_http_request_seconds';
    const found = await scrape();
    const quantile = (scraped: Scrape, since: Scrape) => {
      const count = increase(`${name}_count`, { kind: 'page' })(scraped, since);
      const bounds = [0.1, 0.25, 0.5, 1, 2.5, 5, 10];
      const within = (le: number) => increase(`${name}_bucket`, { kind: 'page', le: String(le) })(scraped, since);
      return count === 0 ? Number.NaN : (bounds.find((le) => within(le) >= 0.95 * count) ?? 10);
    };
    expectFires('PagesSlow', found, quantile);
    const failed = (scraped: Scrape, since: Scrape) =>
      increase('tipledger_http_requests_total', { kind: 'page', status: '503' })(scraped, since) /
      increase('tipledger_http_requests_total', {})(scraped, since);
    expectFires('ErrorRate', found, failed);
    await way.cut();
    const away = await scrapeUntil('tipledger_database_reachable', (reachable) => reachable === 0);
    expectFires('DatabaseAway', away, least('tipledger_database_reachable'));
    // So that the site can stop.
    await way.mend();
  }, 120_000);

  it('a disk is nearly full, the database of countries is old, or a process is down: what these say is put in', () => {
    const old = withValue(calm, 'tipledger_feed_silent', 1, { feed: 'country-database' });
    expectFires('CountryDatabaseOld', old, most('tipledger_feed_silent', { feed: 'country-database' }));
    const ratio = (scraped: Scrape) => sum(scraped, 'tipledger_disk_free_bytes') / sum(scraped, 'tipledger_disk_bytes');
    expectFires('DiskLow', withValue(calm, 'tipledger_disk_free_bytes', 1_000), ratio);
    const up = (value: number): Scrape => ({
      samples: [...calm.samples, { name: 'up', labels: {}, value }],
      kinds: new Map([...calm.kinds, ['up', 'gauge']]),
    });
    calm = up(1);
    expectFires('ProcessDown', withValue(calm, 'up', 0), least('up'));
  });

  it('each did', () => {
    expect([...fired].sort()).toEqual(rules.map(({ alert }) => alert).sort());
  });
});
