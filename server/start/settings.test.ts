import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { variablesSchema } from './variables.ts';

const folder = await mkdtemp(join(tmpdir(), 'tipledger-settings-'));
afterAll(() => rm(folder, { recursive: true }));
const noFile = join(folder, 'none');

async function envFile(text: string): Promise<string> {
  const file = join(folder, '.env');
  await writeFile(file, text);
  return file;
}

describe('settings', () => {
  it('are these when nothing is set, as docs/operating.md says', () => {
    expect(readSettings({}, noFile)).toEqual({
      role: 'all',
      web: { port: 3000, host: '0.0.0.0', shutdownSeconds: 10, drainSeconds: 0, hstsOfSubdomains: false },
      database: { url: undefined, directUrl: undefined, ownerUrl: undefined, maxConnections: 10, folder: '.data', dataset: undefined },
      addresses: { publicUrl: undefined, domains: new Map(), crossOriginCookie: false },
      site: {
        name: 'Tipledger',
        imprint: { operator: undefined, offices: { london: undefined, berlin: undefined } },
        tagManager: undefined,
        dataCredits: [],
        bonusCode: undefined,
        apiBaseUrl: undefined,
        crossOriginCookie: false,
        publicIcons: false,
      },
      visitors: { trustedProxies: 0, countryHeader: undefined },
      links: { matchFeedUrl: undefined, affiliateLinksFile: undefined },
      jobs: {
        run: true,
        folders: { 'football-data': undefined, openfootball: undefined },
        sources: {},
        mail: undefined,
        backups: undefined,
        entersAgreedRulings: false,
      },
      retention: { mailedDays: 180, unmailedDays: 365, alertDays: 365, voterDays: 180, clickDays: 730 },
      licences: {},
      signing: { publicUrl: undefined, keyFile: '.data/keys/ledger.pem', witnesses: [] },
      observing: { logLevel: 'info', metricsToken: undefined, metricsPort: undefined, errorCollectorUrl: undefined },
      pageCacheBytes: 64_000_000,
      clock: undefined,
    });
  });

  it('reach each part under the name by which docs/operating.md knows them', () => {
    const { role, web, addresses, site, jobs, observing, ...more } = readSettings(
      {
        SHUTDOWN_SECONDS: '0',
        DRAIN_SECONDS: '12',
        DOMAIN_PT_BR: 'palpites.example',
        COOKIE_CROSS_ORIGIN: 'yes',
        GUIDE_BONUS_CODE: 'WELCOME',
        ICON_PUBLIC_FALLBACK: 'yes',
        ROLE: 'web',
        RULINGS_OF_SOURCES: 'on',
        OPENFOOTBALL_FOLDER: '/feeds/openfootball',
        BACKUP_FOLDER: '/backups',
        BACKUP_KEEP: '3',
        SMTP_URL: 'smtp://localhost',
        CONTACT_TO: 'editors@site.example',
        METRICS_PORT: '9100',
        AFFILIATE_LINKS_FILE: 'links.json',
        PAGE_CACHE_MB: '3',
      },
      noFile,
    );
    expect(role).toBe('web');
    expect(web.shutdownSeconds).toBe(0);
    expect(web.drainSeconds).toBe(12);
    expect(addresses).toMatchObject({ domains: new Map([['pt_br', 'palpites.example']]), crossOriginCookie: true });
    expect(site).toMatchObject({ bonusCode: 'WELCOME', publicIcons: true, crossOriginCookie: true });
    expect(jobs).toEqual({
      run: false,
      folders: { 'football-data': undefined, openfootball: '/feeds/openfootball' },
      sources: {},
      entersAgreedRulings: true,
      mail: { smtpUrl: 'smtp://localhost', to: 'editors@site.example', from: 'editors@site.example', siteName: 'Tipledger' },
      backups: { folder: '/backups', everyHours: 24, keep: 3 },
    });
    expect(observing.metricsPort).toBe(9100);
    expect(more).toMatchObject({ links: { affiliateLinksFile: 'links.json' }, pageCacheBytes: 3_000_000 });
  });

  it('name the sources on the network, which come with the real dataset', () => {
    const { jobs, database } = readSettings(
      { SOURCES: 'free', OPENLIGADB_URL: 'http://127.0.0.1:4555/mirror', OPENFOOTBALL_URL: 'http://127.0.0.1:4556/' },
      noFile,
    );
    expect(jobs.sources).toEqual({
      footballDataCoUk: new URL('https://www.football-data.co.uk/'),
      openfootball: new URL('http://127.0.0.1:4556/'),
      openLigaDB: new URL('http://127.0.0.1:4555/mirror'),
    });
    expect(database.dataset).toBe('real');
    expect(() => readSettings({ SOURCES: 'free', DATASET: 'demonstration' }, noFile)).toThrow(
      'the setting SOURCES needs the dataset "real", and DATASET is "demonstration"',
    );
  });

  it('say what the licence of a source allows, and refuse what is no way out', () => {
    const read = (written: string) => readSettings({ LICENCE_API_FOOTBALL: written }, noFile).licences['api-football'];
    expect(readSettings({}, noFile).licences).toEqual({});
    expect(read('embeds, show')).toEqual(new Set(['show', 'embeds']));
    expect(read('none')).toEqual(new Set());
    expect(() => read('show,rss')).toThrow(
      'the setting LICENCE_API_FOOTBALL is "show,rss": must be one of show, api, feeds, embeds, downloads, none',
    );
    expect(() => read('none,api')).toThrow('the setting LICENCE_API_FOOTBALL is "none,api": must be "none" alone, or without it');
    expect(() => read(',')).toThrow(
      'the setting LICENCE_API_FOOTBALL is ",": must name some of show, api, feeds, embeds, downloads, or none',
    );
  });

  it('name each source that has a key, with its address and its plan', () => {
    const { jobs, database } = readSettings(
      {
        FOOTBALL_DATA_ORG_TOKEN: 'abcdef0123456789',
        FOOTBALL_DATA_ORG_URL: 'http://127.0.0.1:1/',
        API_FOOTBALL_KEY: 'b1c2d3e4f5',
        API_FOOTBALL_CALLS: '7500',
        API_FOOTBALL_LEAGUES: '39, 78',
        ODDS_API_KEY: 'c1d2e3f4a5',
        ODDS_API_REGIONS: 'eu,uk',
        ODDS_API_SPORTS: 'tennis, basketball, tennis',
        API_BASKETBALL_KEY: 'd1e2f3a4b5',
      },
      noFile,
    );
    expect(jobs.sources).toEqual({
      footballDataOrg: { address: new URL('http://127.0.0.1:1/'), key: 'abcdef0123456789' },
      apiFootball: { address: new URL('https://v3.football.api-sports.io/'), key: 'b1c2d3e4f5', callsPerDay: 7500, leagueIds: [39, 78] },
      theOddsApi: {
        address: new URL('https://api.the-odds-api.com/'),
        key: 'c1d2e3f4a5',
        regions: ['eu', 'uk'],
        creditsPerMonth: 500,
        sports: ['tennis', 'basketball'],
      },
      apiBasketball: { address: new URL('https://v1.basketball.api-sports.io/'), key: 'd1e2f3a4b5', callsPerDay: 100 },
    });
    expect(database.dataset).toBe('real');
    expect(() => readSettings({ API_FOOTBALL_KEY: 'b1c2d3e4f5', API_FOOTBALL_LEAGUES: '39,epl' }, noFile)).toThrow(
      'the setting API_FOOTBALL_LEAGUES must hold numbers parted by commas, and "epl" is none',
    );
  });

  it('never show the key of a source', () => {
    for (const name of ['FOOTBALL_DATA_ORG_TOKEN', 'API_FOOTBALL_KEY', 'ODDS_API_KEY', 'API_BASKETBALL_KEY']) {
      const read = () => readSettings({ [name]: 'not a key' }, noFile);
      expect(read).toThrow(name);
      expect(read).not.toThrow('not a key');
    }
  });

  it('come from the file, and from the environment before it; an empty value stands for the default', async () => {
    const file = await envFile('PORT=4000\nSITE_NAME="The Ledger"\nDATA_FOLDER=elsewhere\n');
    expect(readSettings({ PORT: '5000', DATA_FOLDER: '' }, file)).toMatchObject({
      web: { port: 5000 },
      site: { name: 'The Ledger' },
      database: { folder: '.data' },
    });
  });

  it('name the witnesses of the ledger, each by its key and its address', () => {
    // The key of a witness in c2sp.org's form, made from the published one of golang.org/x/mod/sumdb/note.
    const peter = 'PeterNeumann+18b9780b+BBpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
    const { signing } = readSettings(
      { PUBLIC_URL: 'https://tips.example', LEDGER_KEY_FILE: '/k.pem', LEDGER_WITNESSES: `${peter}@https://w.example/a` },
      noFile,
    );
    expect(signing).toMatchObject({ publicUrl: 'https://tips.example', keyFile: '/k.pem' });
    expect(signing.witnesses.map(({ key, address }) => `${key.name} ${address.href}`)).toEqual(['PeterNeumann https://w.example/a/']);
    expect(() =>
      readSettings({ LEDGER_WITNESSES: `${peter}@https://w.example/a, ${peter.replace('+1', '+f')}@https://w.example/` }, noFile),
    ).toThrow(`must name witnesses as name+id+key@https://…; "${peter.replace('+1', '+f')}@https://w.example/" is none`);
  });

  it('read a time with or without seconds, and in any zone', () => {
    const clock = (text: string) => readSettings({ CLOCK: text }, noFile).clock?.start;
    expect(clock('2024-04-06T09:00Z')).toEqual(new Date('2024-04-06T09:00:00Z'));
    expect(clock('2024-04-06T09:00:30.5Z')).toEqual(new Date('2024-04-06T09:00:30.500Z'));
    expect(clock('2024-04-06T11:00:00+02:00')).toEqual(new Date('2024-04-06T09:00:00Z'));
  });

  it('let a clock that is set go faster, and as that of another process', () => {
    const clock = readSettings({ CLOCK: '2024-04-06T09:00Z', CLOCK_SPEED: '60', CLOCK_SINCE: '2026-03-01T08:00Z' }, noFile).clock;
    expect(clock).toEqual({ start: new Date('2024-04-06T09:00:00Z'), speed: 60, since: new Date('2026-03-01T08:00:00Z') });
    expect(readSettings({ CLOCK: '2024-04-06T09:00Z' }, noFile).clock).toMatchObject({ speed: 1, since: undefined });
  });

  it('take the slash off the end of an address', () => {
    expect(readSettings({ PUBLIC_URL: 'https://tips.example/' }, noFile).addresses.publicUrl).toBe('https://tips.example');
  });

  it.each([
    ['yes', 1],
    ['no', 0],
    ['2', 2],
  ])('believe as many proxies as %s says', (text, proxies) => {
    expect(readSettings({ TRUST_PROXY: text }, noFile).visitors.trustedProxies).toBe(proxies);
  });

  it('name the edge in front with the addresses that take purges', () => {
    const varnish = { EDGE: 'varnish', EDGE_PURGE_URL: 'http://10.0.0.2:6091/, http://10.0.0.3:6091/' };
    expect(readSettings({}, noFile).edge).toBeUndefined();
    expect(readSettings(varnish, noFile).edge).toEqual({
      kind: 'varnish',
      purgeUrls: ['http://10.0.0.2:6091/', 'http://10.0.0.3:6091/'],
      token: undefined,
    });
    expect(() => readSettings({ EDGE: 'varnish' }, noFile)).toThrow('the setting EDGE needs EDGE_PURGE_URL beside it');
    expect(() => readSettings({ ...varnish, EDGE: 'none' }, noFile)).toThrow('the setting EDGE_PURGE_URL needs EDGE beside it');
    expect(() => readSettings({ ...varnish, EDGE: 'fastly' }, noFile)).toThrow('the setting EDGE=fastly needs EDGE_PURGE_TOKEN beside it');
    expect(() => readSettings({ EDGE: 'fastly', EDGE_PURGE_TOKEN: 'with a space' }, noFile)).toThrow(
      /^the setting EDGE_PURGE_TOKEN must be/,
    );
  });

  it('leave other variables of the environment alone', () => {
    expect(readSettings({ PATH: '/bin', EDITOR: 'ed' }, noFile)).toEqual(readSettings({}, noFile));
  });
});

/** The rows of the table of settings in docs/operating.md. */
const settingRows = [...readFileSync('docs/operating.md', 'utf8').matchAll(/^\| (`[A-Z_`, ]+`) \| (.*?) \| (.*) \|$/gm)].map(
  ([, names = '', standard, meaning]) => ({
    names: (names.match(/[A-Z_]+/g) ?? []).filter((name) => name !== 'CHROME_PATH'),
    standard,
    meaning,
  }),
);

it('the table of docs/operating.md names every setting, and nothing else but what tests alone read', () => {
  expect(settingRows.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(variablesSchema.shape).toSorted());
});

it('.env.example has every setting of that table, switched off, with its default and its meaning', async () => {
  const plain = (markdown = '') => markdown.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/[`\\]/g, '');
  const blocks = settingRows
    .filter(({ names }) => names.length > 0)
    .map(({ names, standard, meaning }) =>
      [`# ${plain(meaning)} (default: ${plain(standard)})`, ...names.map((name) => `# ${name}=`), ''].join('\n'),
    );
  const text = `# Copy this file to .env and take the # off what you set. Written by vitest run server/start/settings.test.ts -u\n\n${blocks.join('\n')}`;
  await expect(text).toMatchFileSnapshot('../../.env.example');
});

describe('an XML feed of matches to read', () => {
  const site = { PUBLIC_URL: 'https://tips.example', DOMAIN_DE: 'tipps.example', API_BASE_URL: 'https://api.tips.example', PORT: '4100' };

  it.each([
    'https://tips.example/api/match-feed.xml?key=hunter2',
    'https://tipps.example/feed',
    'https://api.tips.example/api/match-feed.xml',
    'http://localhost:4100/feed',
    'http://127.0.0.1:4100/feed',
    'http://[::1]:4100/feed',
  ])("is refused where it is this site's own: %s", (address) => {
    const read = () => readSettings({ ...site, MATCH_FEED_SOURCE_URL: address }, noFile);
    expect(read).toThrow('the setting MATCH_FEED_SOURCE_URL leads to this site itself, which would read what it has written');
    expect(read).not.toThrow(/hunter2/);
  });

  it.each(['https://other.example/api/match-feed.xml', 'http://localhost:4200/feed'])('may be that of another: %s', (address) => {
    const { jobs, database } = readSettings({ ...site, MATCH_FEED_SOURCE_URL: address }, noFile);
    expect(jobs.sources.matchFeed).toEqual({ address: new URL(address), ownAddress: 'https://tips.example' });
    expect(database.dataset).toBe('real');
  });
});

describe('a setting that cannot be used', () => {
  it.each([
    ['PORT', 'abc', /number/],
    ['PORT', '70000', /65535/],
    ['PORT', '80.5', /whole number/],
    ['PORT', '-1', /0/],
    ['DATABASE_CONNECTIONS', '2', /3/],
    ['DATASET', 'both', /demonstration.*real/],
    ['CLOCK', 'yesterday', /2024-04-06T09:00Z/],
    ['CLOCK', '2024-02-30T09:00Z', /2024-04-06T09:00Z/],
    ['CLOCK', '2024-04-06', /2024-04-06T09:00Z/],
    ['CLOCK_SPEED', '601', /0 to 600/],
    ['CLOCK_SINCE', 'now', /2024-04-06T09:00Z/],
    ['PUBLIC_URL', 'tips.example', /https:\/\//],
    ['PUBLIC_URL', 'ftp://tips.example', /https:\/\//],
    ['API_BASE_URL', '/api', /https:\/\//],
    ['SITE_NAME', 'x'.repeat(41), /40/],
    ['TRUST_PROXY', 'maybe', /no.*yes/],
    ['COOKIE_CROSS_ORIGIN', 'true', /yes.*no/],
    ['PAGE_CACHE_MB', '0', /1/],
    ['LOG_LEVEL', 'loud', /info/],
    ['KEEP_VOTERS_DAYS', '6', /7 to 3650/],
    ['SHUTDOWN_SECONDS', 'soon', /number/],
    ['JOBS', 'yes', /on.*off/],
    ['ROLE', 'jobs', /all, web, worker/],
    ['DOMAIN_DE', 'https://tipps.example', /host/],
    ['COUNTRY_HEADER', 'a header', /CF-IPCountry/],
    ['METRICS_PORT', 'none', /number/],
    ['CONSOLE_PORT', '0', /from 1 to 65535/],
    ['CONSOLE_PORT', '0.0.0.0:8100', /Unix socket/],
    ['CONSOLE_PORT', 'console.sock', /Unix socket/],
    ['CONSOLE_PORT', `/${'a'.repeat(103)}`, /Unix socket/],
    ['CONTACT_TO', 'the editors', /e-mail/],
    ['MAIL_FROM', 'mail.example', /e-mail/],
  ])('is refused in one line that names it, its value and what is wanted: %s=%s', (name, value, wanted) => {
    const read = () => readSettings({ [name]: value }, noFile);
    expect(read).toThrow(wanted);
    expect(read).toThrow(new RegExp(`^the setting ${name} is "${value.replace(/[/.]/g, '\\$&')}"[^\\n]*$`));
  });

  it.each([
    [{ JOBS: 'off' }, 'web', false],
    [{ JOBS: 'on' }, 'all', true],
    [{ JOBS: 'off', ROLE: 'web' }, 'web', false],
    [{ ROLE: 'worker' }, 'worker', true],
  ] as const)('%o makes the process a %s', (given, role, runs) => {
    const settings = readSettings(given, noFile);
    expect([settings.role, settings.jobs.run]).toEqual([role, runs]);
  });

  it('refuses a role that its former name contradicts', () => {
    expect(() => readSettings({ JOBS: 'off', ROLE: 'worker' }, noFile)).toThrow('ROLE is "worker", and JOBS, its former name, is "off"');
  });

  it.each([
    ['DATABASE_URL', 'hunter2', /postgres:\/\//],
    ['DATABASE_DIRECT_URL', 'localhost:hunter2', /postgres:\/\//],
    ['DATABASE_OWNER_URL', 'localhost:hunter2', /postgres:\/\//],
    ['SMTP_URL', 'mail:hunter2@mail.example', /smtp:\/\//],
    ['METRICS_TOKEN', 'hunter2', /16 letters/],
    ['METRICS_TOKEN', 'hunter2'.repeat(50), /200 letters/],
    ['MATCH_FEED_URL', 'ftp://feed.example/?key=hunter2', /https:\/\//],
    ['MATCH_FEED_SOURCE_URL', 'ftp://feed.example/?key=hunter2', /https:\/\//],
  ])('is refused without its value where that may be a secret: %s', (name, value, wanted) => {
    const read = () => readSettings({ [name]: value }, noFile);
    expect(read).toThrow(wanted);
    expect(read).toThrow(new RegExp(`^the setting ${name} must (be|have) [^\\n]*$`));
    expect(read).not.toThrow(/hunter2/);
  });

  it('is found in the file as well', async () => {
    const file = await envFile('PORT=many\n');
    expect(() => readSettings({}, file)).toThrow('the setting PORT is "many"');
  });
});

it('CONSOLE_PORT is a port of this machine or the path of a socket', () => {
  expect(readSettings({ CONSOLE_PORT: '8100' }, noFile).console).toEqual({ port: 8100 });
  expect(readSettings({ CONSOLE_PORT: '/data/console.sock' }, noFile).console).toEqual({ socket: '/data/console.sock' });
});

describe('settings that belong together', () => {
  const operator = { OPERATOR_NAME: 'Example Ltd', OPERATOR_ADDRESS: '1 High Street | Anytown', OPERATOR_EMAIL: 'mail@site.example' };

  it('make an imprint, whose lines are parted', () => {
    expect(readSettings(operator, noFile).site.imprint.operator?.address).toEqual(['1 High Street', 'Anytown']);
  });

  it('are refused where the rest is missing', () => {
    const { OPERATOR_EMAIL, ...half } = operator;
    expect(() => readSettings(half, noFile)).toThrow(/^the setting OPERATOR_NAME needs OPERATOR_EMAIL beside it/);
    expect(() => readSettings({ OPERATOR_REGISTER: 'HRB 1' }, noFile)).toThrow(
      /needs OPERATOR_NAME and OPERATOR_ADDRESS and OPERATOR_EMAIL beside it/,
    );
    expect(() => readSettings({ SMTP_URL: 'smtp://localhost' }, noFile)).toThrow(
      /^the setting SMTP_URL needs CONTACT_TO or OPERATOR_EMAIL/,
    );
    expect(readSettings({ SMTP_URL: 'smtp://localhost', ...operator }, noFile).jobs.mail?.smtpUrl).toBe('smtp://localhost');
    expect(() => readSettings({ CLOCK_SPEED: '60' }, noFile)).toThrow(/^the setting CLOCK_SPEED needs CLOCK/);
    expect(() => readSettings({ CLOCK_SINCE: '2026-03-01T08:00Z' }, noFile)).toThrow(/^the setting CLOCK_SINCE needs CLOCK/);
    expect(() => readSettings({ COUNTRY_HEADER: 'CF-IPCountry' }, noFile)).toThrow(/^the setting COUNTRY_HEADER needs TRUST_PROXY/);
    expect(readSettings({ COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: '1' }, noFile).visitors.countryHeader).toBe('cf-ipcountry');
    expect(readSettings({ OFFICE_BERLIN: 'Somewhere 1' }, noFile).site.imprint.offices.berlin).toEqual(['Somewhere 1']);
  });
});

it.each(['PUBLIC_URL', 'API_BASE_URL'])('%s must not name a user or a password, which the refusal does not repeat', (name) => {
  for (const given of ['https://somebody:hunter2@tips.example', 'https://hunter2@tips.example/']) {
    expect(() => readSettings({ [name]: given }, noFile)).toThrow(
      new RegExp(`^the setting ${name} must not name a user or a password, which every page would show$`),
    );
  }
});

describe('a name that is no setting', () => {
  it('is refused in the file, which is for this site alone', async () => {
    const file = await envFile('PROT=4000\n');
    expect(() => readSettings({}, file)).toThrow(/^unknown setting PROT in .*\.env; docs\/operating\.md lists the settings$/);
  });

  it('is not repeated where it is an address with its password on a line by itself', async () => {
    const file = await envFile('postgres://site:hunter2@localhost/site?sslmode=require\n');
    expect(() => readSettings({}, file)).toThrow(/^a line of .*\.env has no name of a setting before its =$/);
  });

  it('is refused in the environment where it can only be meant for this site', () => {
    expect(() => readSettings({ TIPLEDGER_PORT: '4000' }, noFile)).toThrow(/^unknown setting TIPLEDGER_PORT; settings have no prefix/);
  });
});
