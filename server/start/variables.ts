import { z } from 'zod';
import { locales } from '#app/i18n/locales.ts';
import type { FileFeed } from '#data/feeds/feed.ts';
import type { TwoSidedFileFeed } from '#data/feeds/two-sided-feed.ts';
import { channels, type LicensedProvider } from '#data/licences/licence.ts';
import { pricedSports } from '#data/sources/the-odds-api/priced-sports.ts';
import { defaultRetention, minRetentionDays } from '#domain/retention/retention.ts';
import { parseMoment } from '#domain/time/parse-moment.ts';
import { readWitness } from '#jobs/witnesses/witness.ts';
import type { ConsolePlace } from '#server/console/console-place.ts';

/** The work of a process: it answers visitors, runs jobs, or both. */
const processRoles = ['all', 'web', 'worker'] as const;

export type ProcessRole = (typeof processRoles)[number];

/** Returns the schema of whole numbers in a range, both ends included. */
const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, { error })
    .transform(Number)
    .refine((value) => value >= least && value <= most, { error });
};
const days = wholeNumber(minRetentionDays, 3_650);
const oneOf = <const Value extends string>(values: readonly Value[]) => z.enum(values, { error: `must be one of ${values.join(', ')}` });
const text = (maxLetters: number) =>
  z
    .string()
    .min(1)
    .max(maxLetters, { error: `must have no more than ${maxLetters} letters` });
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' });
/** An address that visitors see, without a user and a password, since every page would show them. */
const publicAddress = webAddress
  .refine((url) => !URL.canParse(url) || (new URL(url).username === '' && new URL(url).password === ''), {
    error: 'must not name a user or a password, which every page would show',
  })
  .transform((url) => url.replace(/\/$/, ''));
const databaseAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address that begins with postgres://' });
const moment = z.string().transform((written, context) => {
  const read = parseMoment(written);
  if (read !== undefined) return read;
  context.addIssue({ code: 'custom', message: 'must be a time with its zone, such as 2024-04-06T09:00Z' });
  return z.NEVER;
});
const mailAddress = z.email({ error: 'must be an e-mail address' }).max(254);
const mailServer = z.url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtp:// or smtps://' });
/** Lines of an address, separated by |. */
const lines = text(500).transform((written) =>
  written
    .split(/[|\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== ''),
);
/** A key of a provider: it is sent in headers and addresses. */
const sourceKey = z.string().regex(/^[\w-]{8,200}$/, { error: 'must be a key of letters, digits, hyphens and underscores' });
/** Returns the words of a list separated by commas. */
const listed = (written: string): string[] =>
  written
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
const domain = z.hostname({ error: 'must be a host name, such as tipps.example' });
const path = text(4_096);
/** Returns the schema of one of two words; the first is read as true. */
const either = <const Yes extends string, const No extends string>(yes: Yes, no: No) =>
  oneOf([yes, no]).transform((value) => value === yes);

const named = <const Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Readonly<Record<Name, Schema>>;

/** The settings of the folders that are read again and again, by feed. */
export const folderVariables = {
  'football-data': 'FOOTBALL_DATA_FOLDER',
  openfootball: 'OPENFOOTBALL_FOLDER',
  'tennis-data': 'TENNIS_DATA_FOLDER',
  'nba-odds': 'NBA_ODDS_FOLDER',
} as const satisfies Readonly<Record<FileFeed | TwoSidedFileFeed, `${string}_FOLDER`>>;

/** The settings of the channels that each provider's licence allows. */
export const licenceVariables = {
  'football-data': 'LICENCE_FOOTBALL_DATA',
  openfootball: 'LICENCE_OPENFOOTBALL',
  'tennis-data': 'LICENCE_TENNIS_DATA',
  'nba-odds': 'LICENCE_NBA_ODDS',
  openligadb: 'LICENCE_OPENLIGADB',
  'football-data-org': 'LICENCE_FOOTBALL_DATA_ORG',
  'api-football': 'LICENCE_API_FOOTBALL',
  'the-odds-api': 'LICENCE_ODDS_API',
  'match-feed': 'LICENCE_MATCH_FEED',
  'api-basketball': 'LICENCE_API_BASKETBALL',
} as const satisfies Readonly<Record<LicensedProvider, `LICENCE_${string}`>>;

/** Reads the channels that a licence allows, separated by commas; `none` allows none of them. */
const licence = text(100)
  .transform(listed)
  .pipe(
    z
      .array(oneOf([...channels, 'none']))
      .min(1, { error: `must name some of ${channels.join(', ')}, or none` })
      .refine((named) => named.length === 1 || !named.includes('none'), { error: 'must be "none" alone, or without it' }),
  )
  .transform((named) => new Set(channels.filter((channel) => named.includes(channel))));

/** Reads a port, or the absolute path of a Unix socket; the system takes paths of at most 103 bytes. */
const consolePlace = z.string().transform((written, context): ConsolePlace => {
  if (/^\d{1,5}$/.test(written) && Number(written) >= 1 && Number(written) <= 65_535) return { port: Number(written) };
  if (/^\/[^\0]+[^/\0]$/.test(written) && Buffer.byteLength(written) <= 103) return { socket: written };
  context.addIssue({
    code: 'custom',
    message:
      'must be a port from 1 to 65535, which is opened on this machine alone, or the path of a Unix socket, such as /data/console.sock',
  });
  return z.NEVER;
});

/** Every variable of the environment that is a setting; the table of docs/operating.md explains each. */
export const variablesSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text(253).default('0.0.0.0'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_OWNER_URL: databaseAddress.optional(),
  // At least three: an import holds one connection for as long as it takes.
  DATABASE_CONNECTIONS: wholeNumber(3, 200).default(10),
  DATA_FOLDER: path.default('.data'),
  BACKUP_FOLDER: path.optional(),
  BACKUP_EVERY: wholeNumber(1, 720).default(24),
  BACKUP_KEEP: wholeNumber(1, 1_000).default(14),
  DATASET: oneOf(['demonstration', 'real']).optional(),
  SOURCES: oneOf(['free']).optional(),
  FOOTBALL_DATA_CO_UK_URL: webAddress.default('https://www.football-data.co.uk/'),
  OPENFOOTBALL_URL: webAddress.default('https://raw.githubusercontent.com/openfootball/'),
  OPENLIGADB_URL: webAddress.default('https://api.openligadb.de/'),
  FOOTBALL_DATA_ORG_TOKEN: sourceKey.optional(),
  FOOTBALL_DATA_ORG_URL: webAddress.default('https://api.football-data.org/'),
  API_FOOTBALL_KEY: sourceKey.optional(),
  API_FOOTBALL_URL: webAddress.default('https://v3.football.api-sports.io/'),
  // The plan that costs nothing has 100 calls a day.
  API_FOOTBALL_CALLS: wholeNumber(10, 10_000_000).default(100),
  API_FOOTBALL_LEAGUES: text(2_000).transform(listed).optional(),
  ODDS_API_KEY: sourceKey.optional(),
  ODDS_API_URL: webAddress.default('https://api.the-odds-api.com/'),
  ODDS_API_REGIONS: text(100)
    .transform(listed)
    .pipe(z.array(oneOf(['eu', 'uk', 'us', 'us2', 'us_ex', 'au', 'fr', 'se'])).min(1))
    .default(['eu']),
  // The plan that costs nothing has 500 credits a month.
  ODDS_API_CREDITS: wholeNumber(100, 1_000_000_000).default(500),
  ODDS_API_SPORTS: text(100)
    .transform(listed)
    .pipe(z.array(oneOf(pricedSports)).min(1))
    .transform((named) => [...new Set(named)])
    .default([...pricedSports.slice(0, 1)]),
  API_BASKETBALL_KEY: sourceKey.optional(),
  API_BASKETBALL_URL: webAddress.default('https://v1.basketball.api-sports.io/'),
  // The plan that costs nothing has 100 calls a day.
  API_BASKETBALL_CALLS: wholeNumber(10, 10_000_000).default(100),
  CLOCK: moment.optional(),
  CLOCK_SPEED: wholeNumber(0, 600).default(1),
  CLOCK_SINCE: moment.optional(),
  HSTS_SUBDOMAINS: either('yes', 'no').default(false),
  PUBLIC_URL: publicAddress.optional(),
  API_BASE_URL: publicAddress.optional(),
  MATCH_FEED_URL: webAddress.optional(),
  MATCH_FEED_SOURCE_URL: webAddress.optional(),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^[\w-]{1,60}$/, { error: 'must be an id of letters, digits and hyphens, such as GTM-XXXXXXX' })
    .optional(),
  TAG_MANAGER_SCRIPT_URL: webAddress.default('https://www.googletagmanager.com/gtm.js'),
  TAG_MANAGER_LOADING: oneOf(['async', 'defer']).default('async'),
  ICON_PUBLIC_FALLBACK: either('yes', 'no').default(false),
  AFFILIATE_LINKS_FILE: path.optional(),
  GUIDE_BONUS_CODE: z
    .string()
    .regex(/^[\w-]{1,40}$/, { error: 'must be a code of at most 40 letters, digits and hyphens' })
    .optional(),
  SMTP_URL: mailServer.optional(),
  CONTACT_TO: mailAddress.optional(),
  MAIL_FROM: mailAddress.optional(),
  PUSH_CONTACT: mailAddress.optional(),
  OPERATOR_NAME: text(200).optional(),
  OPERATOR_ADDRESS: lines.optional(),
  OPERATOR_EMAIL: mailAddress.optional(),
  OPERATOR_PHONE: text(40).optional(),
  OPERATOR_REPRESENTED_BY: text(200).optional(),
  OPERATOR_REGISTER: lines.optional(),
  OPERATOR_RESPONSIBLE: lines.optional(),
  OFFICE_LONDON: lines.optional(),
  OFFICE_BERLIN: lines.optional(),
  SITE_NAME: text(40).default('Tipledger'),
  /** The number of trusted proxies in front; `yes` is one. */
  TRUST_PROXY: oneOf(['no', 'yes', '1', '2', '3', '4', '5'])
    .default('no')
    .transform((value) => (value === 'no' ? 0 : value === 'yes' ? 1 : Number(value))),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{1,60}$/, { error: 'must be the name of a header, such as CF-IPCountry' })
    .transform((name) => name.toLowerCase())
    .optional(),
  COOKIE_CROSS_ORIGIN: either('yes', 'no').default(false),
  EDGE: oneOf(['none', 'varnish', 'fastly']).default('none'),
  EDGE_PURGE_URL: text(2_000)
    .transform(listed)
    .pipe(z.array(webAddress).min(1, { error: 'must name an address' }))
    .optional(),
  EDGE_PURGE_TOKEN: sourceKey.optional(),
  PAGE_CACHE_MB: wholeNumber(1, 16_384).default(64),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  METRICS_TOKEN: text(200).min(16, { error: 'must have at least 16 letters' }).optional(),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  CONSOLE_PORT: consolePlace.optional(),
  LEDGER_KEY_FILE: path.optional(),
  LEDGER_WITNESSES: text(10_000)
    .transform(listed)
    .transform((written, context) =>
      written.flatMap((one) => {
        const witness = readWitness(one);
        if (witness === undefined)
          context.addIssue({ code: 'custom', message: `must name witnesses as name+id+key@https://…; "${one}" is none` });
        return witness ?? [];
      }),
    )
    .default([]),
  ERROR_COLLECTOR_URL: webAddress.optional(),
  KEEP_MESSAGES_DAYS: days.default(defaultRetention.mailedDays),
  KEEP_UNMAILED_DAYS: days.default(defaultRetention.unmailedDays),
  KEEP_ALERTS_DAYS: days.default(defaultRetention.alertDays),
  KEEP_VOTERS_DAYS: days.default(defaultRetention.voterDays),
  KEEP_CLICKS_DAYS: days.default(defaultRetention.clickDays),
  SHUTDOWN_SECONDS: wholeNumber(0, 600).default(10),
  DRAIN_SECONDS: wholeNumber(0, 600).default(0),
  ROLE: oneOf(processRoles).optional(),
  /** The former name: `off` is ROLE=web. Builds before and after read the same settings while one replaces the other. */
  JOBS: oneOf(['on', 'off']).optional(),
  RULINGS_OF_SOURCES: either('on', 'off').default(false),
  ...named(
    locales.map((locale) => locale.domain),
    domain.optional(),
  ),
  ...named(Object.values(folderVariables), path.optional()),
  ...named(Object.values(licenceVariables), licence.optional()),
});

export type Variables = z.infer<typeof variablesSchema>;

/** The settings that hold a password, a token, or an address that may: their values are never shown. */
export const secretVariables: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_OWNER_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'MATCH_FEED_URL',
  'MATCH_FEED_SOURCE_URL',
  'FOOTBALL_DATA_ORG_TOKEN',
  'API_FOOTBALL_KEY',
  'ODDS_API_KEY',
  'API_BASKETBALL_KEY',
  'EDGE_PURGE_TOKEN',
  'ERROR_COLLECTOR_URL',
] satisfies (keyof Variables)[]);
