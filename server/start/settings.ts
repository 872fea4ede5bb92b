import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { AddressSettings } from '#app/i18n/locale-sites.ts';
import { locales } from '#app/i18n/locales.ts';
import type { Imprint, Operator } from '#app/site/imprint.ts';
import { SettingsError } from '#app/site/settings-error.ts';
import type { SiteSettings } from '#app/site/site-settings.ts';
import { fileFeeds } from '#data/feeds/feed.ts';
import { twoSidedFileFeeds } from '#data/feeds/two-sided-feed.ts';
import { type Licences, licensedProviders } from '#data/licences/licence.ts';
import { openLigaDBCredit } from '#data/sources/openligadb-credit.ts';
import type { Retention } from '#domain/retention/retention.ts';
import type { ClockSetting } from '#domain/time/clock.ts';
import type { FeedFolders, SourceSettings } from '#jobs/dataset-kind.ts';
import type { Witness } from '#jobs/witnesses/witness.ts';
import type { ConsolePlace } from '#server/console/console-place.ts';
import type { EdgeSettings } from '#server/edge/edge-settings.ts';
import { sourcesOf, sourceVariables } from './sources-of-variables.ts';
import { tagManagerOf } from './tag-manager-of-variables.ts';
import { folderVariables, licenceVariables, type ProcessRole, secretVariables, type Variables, variablesSchema } from './variables.ts';

/** The operator's settings: one object for each part of the site that takes it. */
export interface Settings {
  /** The work of this process: `web` answers visitors, `worker` runs the jobs, `all` does both. */
  readonly role: ProcessRole;
  readonly web: {
    readonly port: number;
    readonly host: string;
    /** The seconds for which open requests may go on when the site stops. */
    readonly shutdownSeconds: number;
    /** The seconds before that in which balancers notice that the process ends, and its streams are ended one after the other. */
    readonly drainSeconds: number;
    /** True to announce to browsers (HSTS) that every domain below the site's own is also served by https alone. */
    readonly hstsOfSubdomains: boolean;
  };
  readonly database: DatabaseSettings;
  readonly addresses: AddressSettings;
  readonly site: SiteSettings;
  readonly visitors: VisitorSettings;
  readonly links: {
    readonly matchFeedUrl: string | undefined;
    readonly affiliateLinksFile: string | undefined;
  };
  /** The edge in front of the site; undefined without one. */
  readonly edge: EdgeSettings | undefined;
  readonly jobs: JobSettings;
  /** For how long the data of visitors are kept. */
  readonly retention: Retention;
  /** For each provider whose licence a setting describes: the channels (pages, downloads and so on) in which its data may be published. */
  readonly licences: Licences;
  readonly signing: SigningSettings;
  readonly observing: {
    readonly logLevel: Variables['LOG_LEVEL'];
    readonly metricsToken: string | undefined;
    readonly metricsPort: number | undefined;
    /** The address that takes errors by OTLP; undefined without one. */
    readonly errorCollectorUrl: string | undefined;
  };
  /** The port or socket of the operator's console; undefined without one. */
  readonly console: ConsolePlace | undefined;
  /** The mail address at which push services reach the operator; undefined without one. */
  readonly pushContact: string | undefined;
  readonly pageCacheBytes: number;
  /** The time from which the whole site's clock runs; undefined for the machine's. */
  readonly clock: ClockSetting | undefined;
}

export interface DatabaseSettings {
  /** The address of the database; undefined for the embedded one. */
  readonly url: string | undefined;
  /** The address without a pooler, for what needs a session; undefined when `url` serves for that too. */
  readonly directUrl: string | undefined;
  readonly ownerUrl: string | undefined;
  readonly maxConnections: number;
  /** The data folder of the embedded database. */
  readonly folder: string;
  readonly dataset: Variables['DATASET'];
}

interface VisitorSettings {
  /** The number of trusted proxies in front. */
  readonly trustedProxies: number;
  /** The header, in small letters, in which the proxy names the visitor's country. */
  readonly countryHeader: string | undefined;
}

export interface BackupSettings {
  readonly folder: string;
  readonly everyHours: number;
  /** The number of checked backups that remain. */
  readonly keep: number;
}

export interface JobSettings {
  /** False when this process leaves the jobs to others. */
  readonly run: boolean;
  /** The folders of the feeds that are read again and again. */
  readonly folders: FeedFolders;
  /** The addresses of the sources on the network that are polled; none by default. */
  readonly sources: SourceSettings;
  /** True to add points to a club, or take them away, when the tables of two sources show the same difference from the site's. */
  readonly entersAgreedRulings: boolean;
  /** The mail server for messages of visitors; undefined leaves them in the database. */
  readonly mail: MailSettings | undefined;
  /** The backups that the site writes by itself; undefined when it writes none. */
  readonly backups: BackupSettings | undefined;
}

/** The signing of the ledger's head; nothing is signed without a public address. */
export interface SigningSettings {
  readonly publicUrl: string | undefined;
  readonly keyFile: string;
  readonly witnesses: readonly Witness[];
}

export interface MailSettings {
  readonly smtpUrl: string;
  readonly to: string;
  readonly from: string;
  readonly siteName: string;
}

/**
 * Reads the settings from the environment and from a file `.env` beside package.json; the environment takes precedence, and an empty value
 * means the default. An unknown name in the file is an error. In the environment, which holds other programs' variables too, only a name that
 * starts with TIPLEDGER_ is one.
 *
 * @throws SettingsError with the name of the setting and its fault
 */
export function readSettings(environment: NodeJS.ProcessEnv, envFile = '.env'): Settings {
  const fromFile = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  const known = new Set(Object.keys(variablesSchema.shape));
  for (const name of Object.keys(fromFile)) {
    if (known.has(name)) continue;
    // What is no name may be an address with its password, on a line by itself.
    if (!/^\w+$/.test(name)) throw new SettingsError(`a line of ${envFile} has no name of a setting before its =`);
    throw new SettingsError(`unknown setting ${name} in ${envFile}; docs/operating.md lists the settings`);
  }
  for (const name of Object.keys(environment)) {
    if (name.startsWith('TIPLEDGER_')) throw new SettingsError(`unknown setting ${name}; settings have no prefix, see docs/operating.md`);
  }
  const given = Object.fromEntries(
    Object.entries({ ...fromFile, ...environment }).filter(([name, value]) => known.has(name) && value !== ''),
  );
  const result = variablesSchema.safeParse(given);
  if (result.success) {
    refuseIncompleteGroups(result.data);
    return settingsOf(result.data);
  }
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]);
  const isSecret = secretVariables.has(name) || namesPassword.test(given[name] ?? '');
  throw new SettingsError(`the setting ${name}${isSecret ? '' : ` is "${given[name]}":`} ${issue?.message}`);
}

/** An address with a user, and perhaps a password, before its host. */
const namesPassword = /\/\/[^/?#]*@/;

function settingsOf(variables: Variables): Settings {
  const { SITE_NAME: name, COOKIE_CROSS_ORIGIN: crossOriginCookie } = variables;
  const domains = locales.flatMap(({ code, domain }) => {
    const host = variables[domain];
    return host === undefined ? [] : [[code, host] as const];
  });
  const role = roleOf(variables);
  return {
    role,
    web: {
      port: variables.PORT,
      host: variables.HOST,
      shutdownSeconds: variables.SHUTDOWN_SECONDS,
      drainSeconds: variables.DRAIN_SECONDS,
      hstsOfSubdomains: variables.HSTS_SUBDOMAINS,
    },
    database: {
      url: variables.DATABASE_URL,
      directUrl: variables.DATABASE_DIRECT_URL,
      ownerUrl: variables.DATABASE_OWNER_URL,
      maxConnections: variables.DATABASE_CONNECTIONS,
      folder: variables.DATA_FOLDER,
      dataset: variables.DATASET ?? datasetOfSources(variables),
    },
    addresses: { publicUrl: variables.PUBLIC_URL, domains: new Map(domains), crossOriginCookie },
    site: {
      name,
      imprint: imprintOf(variables),
      tagManager: tagManagerOf(variables),
      dataCredits: variables.SOURCES === undefined ? [] : [openLigaDBCredit],
      bonusCode: variables.GUIDE_BONUS_CODE,
      apiBaseUrl: variables.API_BASE_URL,
      crossOriginCookie,
      publicIcons: variables.ICON_PUBLIC_FALLBACK,
    },
    visitors: { trustedProxies: variables.TRUST_PROXY, countryHeader: variables.COUNTRY_HEADER },
    links: { matchFeedUrl: variables.MATCH_FEED_URL, affiliateLinksFile: variables.AFFILIATE_LINKS_FILE },
    edge: edgeOf(variables),
    jobs: {
      run: role !== 'web',
      folders: Object.fromEntries(
        [...fileFeeds, ...twoSidedFileFeeds].map((feed) => [feed, variables[folderVariables[feed]]]),
      ) as JobSettings['folders'],
      sources: sourcesOf(variables),
      entersAgreedRulings: variables.RULINGS_OF_SOURCES,
      mail: mailOf(variables),
      backups: backupsOf(variables),
    },
    retention: {
      mailedDays: variables.KEEP_MESSAGES_DAYS,
      unmailedDays: variables.KEEP_UNMAILED_DAYS,
      alertDays: variables.KEEP_ALERTS_DAYS,
      voterDays: variables.KEEP_VOTERS_DAYS,
      clickDays: variables.KEEP_CLICKS_DAYS,
    },
    licences: licencesOf(variables),
    signing: {
      publicUrl: variables.PUBLIC_URL,
      keyFile: variables.LEDGER_KEY_FILE ?? join(variables.DATA_FOLDER, 'keys', 'ledger.pem'),
      witnesses: variables.LEDGER_WITNESSES,
    },
    observing: {
      logLevel: variables.LOG_LEVEL,
      metricsToken: variables.METRICS_TOKEN,
      metricsPort: variables.METRICS_PORT,
      errorCollectorUrl: variables.ERROR_COLLECTOR_URL,
    },
    console: variables.CONSOLE_PORT,
    pushContact: variables.PUSH_CONTACT ?? variables.OPERATOR_EMAIL,
    pageCacheBytes: variables.PAGE_CACHE_MB * 1_000_000,
    clock: clockOf(variables),
  };
}

function roleOf({ ROLE: role, JOBS: jobs }: Variables): ProcessRole {
  return role ?? (jobs === 'off' ? 'web' : 'all');
}

function licencesOf(variables: Variables): Licences {
  return Object.fromEntries(
    licensedProviders.flatMap((provider) => {
      const allowed = variables[licenceVariables[provider]];
      return allowed === undefined ? [] : [[provider, allowed]];
    }),
  );
}

function clockOf({ CLOCK: start, CLOCK_SPEED: speed, CLOCK_SINCE: since }: Variables): Settings['clock'] {
  return start === undefined ? undefined : { start, speed, since };
}

function backupsOf({ BACKUP_FOLDER: folder, BACKUP_EVERY: everyHours, BACKUP_KEEP: keep }: Variables): BackupSettings | undefined {
  return folder === undefined ? undefined : { folder, everyHours, keep };
}

function edgeOf({ EDGE: kind, EDGE_PURGE_URL: purgeUrls = [], EDGE_PURGE_TOKEN: token }: Variables): EdgeSettings | undefined {
  return kind === 'none' ? undefined : { kind, purgeUrls, token };
}

function mailOf({ SMTP_URL: smtpUrl, OPERATOR_EMAIL, CONTACT_TO: to = OPERATOR_EMAIL, ...more }: Variables): MailSettings | undefined {
  if (smtpUrl === undefined || to === undefined) return undefined;
  return { smtpUrl, to, from: more.MAIL_FROM ?? to, siteName: more.SITE_NAME };
}

/**
 * Throws for a setting that needs another one that is missing, or that contradicts it. Without this check a missing recipient of mail, or a
 * missing part of the imprint, would go unnoticed. COUNTRY_HEADER needs a proxy, because without one visitors set the header themselves.
 *
 * @throws SettingsError with the names of both settings
 */
function refuseIncompleteGroups(variables: Variables): void {
  const ofSources = datasetOfSources(variables);
  if ((variables.DATASET ?? ofSources) !== (ofSources ?? variables.DATASET)) {
    const named = sourceVariables.filter((name) => variables[name] !== undefined).join(', ');
    throw new SettingsError(`the setting ${named} needs the dataset "${ofSources}", and DATASET is "${variables.DATASET}"`);
  }
  const { SMTP_URL, CONTACT_TO, OPERATOR_EMAIL, COUNTRY_HEADER, TRUST_PROXY, OPERATOR_NAME, OPERATOR_ADDRESS } = variables;
  const { CLOCK, CLOCK_SPEED, CLOCK_SINCE } = variables;
  if (CLOCK === undefined && (CLOCK_SPEED !== 1 || CLOCK_SINCE !== undefined)) {
    throw new SettingsError(`the setting ${CLOCK_SINCE === undefined ? 'CLOCK_SPEED' : 'CLOCK_SINCE'} needs CLOCK beside it`);
  }
  const { ROLE, JOBS } = variables;
  if (ROLE !== undefined && JOBS !== undefined && (ROLE === 'web') !== (JOBS === 'off')) {
    throw new SettingsError(`the setting ROLE is "${ROLE}", and JOBS, its former name, is "${JOBS}": leave JOBS out`);
  }
  if (COUNTRY_HEADER !== undefined && TRUST_PROXY === 0) {
    throw new SettingsError('the setting COUNTRY_HEADER needs TRUST_PROXY beside it: without a proxy, visitors name any country they like');
  }
  const { EDGE, EDGE_PURGE_URL, EDGE_PURGE_TOKEN } = variables;
  if (EDGE !== 'none' && EDGE_PURGE_URL === undefined) {
    throw new SettingsError('the setting EDGE needs EDGE_PURGE_URL beside it: an edge that is never purged shows old pages');
  }
  if (EDGE === 'fastly' && EDGE_PURGE_TOKEN === undefined)
    throw new SettingsError('the setting EDGE=fastly needs EDGE_PURGE_TOKEN beside it');
  if (EDGE === 'none' && EDGE_PURGE_URL !== undefined) throw new SettingsError('the setting EDGE_PURGE_URL needs EDGE beside it');
  if (SMTP_URL !== undefined && (CONTACT_TO ?? OPERATOR_EMAIL) === undefined) {
    throw new SettingsError('the setting SMTP_URL needs CONTACT_TO or OPERATOR_EMAIL beside it');
  }
  const first = Object.entries(variables).find(([name, value]) => name.startsWith('OPERATOR_') && value !== undefined)?.[0];
  const needed = { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (first !== undefined && missing.length > 0) {
    throw new SettingsError(`the setting ${first} needs ${missing.join(' and ')} beside it: an imprint is whole or not there`);
  }
}

/** Returns the operator and the offices that the settings name. */
function imprintOf(variables: Variables): Imprint {
  return { operator: operatorOf(variables), offices: { london: variables.OFFICE_LONDON, berlin: variables.OFFICE_BERLIN } };
}

function operatorOf({ OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_EMAIL: email, ...more }: Variables): Operator | undefined {
  if (name === undefined || address === undefined || email === undefined) return undefined;
  return {
    name,
    address,
    email,
    phone: more.OPERATOR_PHONE,
    representedBy: more.OPERATOR_REPRESENTED_BY,
    register: more.OPERATOR_REGISTER,
    responsible: more.OPERATOR_RESPONSIBLE,
  };
}

/** Returns the dataset that the settings of sources on the network require; undefined when none is set. */
function datasetOfSources(variables: Variables): Variables['DATASET'] {
  return sourceVariables.some((name) => variables[name] !== undefined) ? 'real' : undefined;
}
