import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { locales } from '#app/i18n/locales.ts';
import { parseMoment } from '#domain/time/parse-moment.ts';

/** The whole numbers from the least to the most, both included. */
const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, { error })
    .transform(Number)
    .refine((value) => value >= least && value <= most, { error });
};
const oneOf = <const Value extends string>(values: readonly Value[]) => z.enum(values, { error: `must be one of ${values.join(', ')}` });
const text = (mostLetters: number) =>
  z
    .string()
    .min(1)
    .max(mostLetters, { error: `must have no more than ${mostLetters} letters` });
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' });
const address = webAddress.transform((url) => url.replace(/\/$/, ''));
const databaseAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address that begins with postgres://' });
const moment = z.string().transform((written, context) => {
  const read = parseMoment(written);
  if (read !== undefined) return read;
  context.addIssue({ code: 'custom', message: 'must be a time with its zone, such as 2024-04-06T09:00Z' });
  return z.NEVER;
});
const mailAddress = z.email({ error: 'must be an e-mail address' }).max(254);
const mailServer = z.url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtp:// or smtps://' });
/** Lines of an address, parted by |. */
const lines = text(500).transform((written) =>
  written
    .split(/[|\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== ''),
);
const domain = z.hostname({ error: 'must be a host name, such as tipps.example' });
const longestPath = 4_096;

/** Every setting, by the name of its environment variable; the README's table says what each is for. */
const settingsSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text(253).default('0.0.0.0'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_OWNER_URL: databaseAddress.optional(),
  // Each import holds one for as long as it takes; two and one to work on.
  DATABASE_CONNECTIONS: wholeNumber(3, 200).default(10),
  DATA_FOLDER: text(longestPath).default('.data'),
  FOOTBALL_DATA_FOLDER: text(longestPath).optional(),
  OPENFOOTBALL_FOLDER: text(longestPath).optional(),
  DATASET: oneOf(['demonstration', 'real']).optional(),
  CLOCK: moment.optional(),
  PUBLIC_URL: address.optional(),
  API_BASE_URL: address.optional(),
  MATCH_FEED_URL: webAddress.optional(),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^[\w-]{1,60}$/, { error: 'must be an id of letters, digits and hyphens, such as GTM-XXXXXXX' })
    .optional(),
  TAG_MANAGER_SCRIPT_URL: webAddress.default('https://www.googletagmanager.com/gtm.js'),
  TAG_MANAGER_LOADING: oneOf(['async', 'defer']).default('async'),
  ICON_PUBLIC_FALLBACK: oneOf(['yes', 'no'])
    .default('no')
    .transform((value) => value === 'yes'),
  AFFILIATE_LINKS_FILE: text(longestPath).optional(),
  GUIDE_BONUS_CODE: z
    .string()
    .regex(/^[\w-]{1,40}$/, { error: 'must be a code of at most 40 letters, digits and hyphens' })
    .optional(),
  SMTP_URL: mailServer.optional(),
  CONTACT_TO: mailAddress.optional(),
  MAIL_FROM: mailAddress.optional(),
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
  /** How many proxies stand in front, each of which can be believed; `yes` is one. */
  TRUST_PROXY: oneOf(['no', 'yes', '1', '2', '3', '4', '5'])
    .default('no')
    .transform((value) => (value === 'no' ? 0 : value === 'yes' ? 1 : Number(value))),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{1,60}$/, { error: 'must be the name of a header, such as CF-IPCountry' })
    .transform((name) => name.toLowerCase())
    .optional(),
  COOKIE_CROSS_ORIGIN: oneOf(['yes', 'no'])
    .default('no')
    .transform((value) => value === 'yes'),
  PAGE_CACHE_MB: wholeNumber(1, 16_384).default(64),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  METRICS_TOKEN: text(200).min(16, { error: 'must have at least 16 letters' }).optional(),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  SHUTDOWN_SECONDS: wholeNumber(0, 600).default(10),
  JOBS: oneOf(['on', 'off'])
    .default('on')
    .transform((value) => value === 'on'),
  ...Object.fromEntries(locales.map((locale) => [locale.domain, domain.optional()])),
});

/** Settings that hold a password, a token, or an address that may: their values are shown to nobody. */
const secretSettings: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'MATCH_FEED_URL',
] satisfies (keyof typeof settingsSchema.shape)[]);

export type Settings = z.infer<typeof settingsSchema> & Readonly<Record<string, unknown>>;

/** A setting that cannot be used; the message is one line that names it, without the value of a secret. */
export class SettingsError extends Error {
  readonly code = 'SETTINGS';
  override readonly name = 'SettingsError';
}

/**
 * Reads the settings from the environment, and from a file `.env` beside package.json, over which the environment wins; an empty
 * value stands for the default.
 * A name in that file which is no setting is refused; so is a variable of the environment that starts with TIPLEDGER_,
 * the one way in which a foreign name can be meant for this site.
 */
export function readSettings(environment: NodeJS.ProcessEnv, envFile = '.env'): Settings {
  const fromFile = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  const known = new Set(Object.keys(settingsSchema.shape));
  for (const name of Object.keys(fromFile)) {
    if (known.has(name)) continue;
    // What is no name may be an address with its password, on a line by itself.
    if (!/^\w+$/.test(name)) throw new SettingsError(`a line of ${envFile} has no name of a setting before its =`);
    throw new SettingsError(`unknown setting ${name} in ${envFile}; the README lists the settings`);
  }
  for (const name of Object.keys(environment)) {
    if (name.startsWith('TIPLEDGER_')) throw new SettingsError(`unknown setting ${name}; settings have no prefix, see the README`);
  }
  const given = Object.fromEntries(
    Object.entries({ ...fromFile, ...environment }).filter(([name, value]) => known.has(name) && value !== ''),
  );
  const result = settingsSchema.safeParse(given);
  if (result.success) {
    refuseHalves(result.data as Settings);
    return result.data as Settings;
  }
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]);
  throw new SettingsError(`the setting ${name}${secretSettings.has(name) ? '' : ` is "${given[name]}":`} ${issue?.message}`);
}

/**
 * An imprint that lacks a part, or a mail server without a recipient, would only be noticed by whoever misses them; a header that no proxy
 * sets is the visitor's own.
 */
function refuseHalves({ SMTP_URL, CONTACT_TO, ...settings }: Settings): void {
  if (settings.COUNTRY_HEADER !== undefined && settings.TRUST_PROXY === 0) {
    throw new SettingsError('the setting COUNTRY_HEADER needs TRUST_PROXY beside it: without a proxy, visitors name any country they like');
  }
  if (SMTP_URL !== undefined && (CONTACT_TO ?? settings.OPERATOR_EMAIL) === undefined) {
    throw new SettingsError('the setting SMTP_URL needs CONTACT_TO or OPERATOR_EMAIL beside it');
  }
  const named = Object.keys(settings).filter((name) => name.startsWith('OPERATOR_') && settings[name] !== undefined);
  const missing = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'].filter((name) => !named.includes(name));
  if (named.length > 0 && missing.length > 0) {
    throw new SettingsError(`the setting ${named[0]} needs ${missing.join(' and ')} beside it: an imprint is whole or not there`);
  }
}
