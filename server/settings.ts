import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { locales } from '#app/i18n/locales.ts';

const domains = Object.fromEntries(locales.map(({ domain }) => [domain, z.hostname().optional()]));

const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''));

/** Every setting, by the name of its environment variable; the README's table says what each is for. */
const settingsSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  DATA_FOLDER: z.string().min(1).default('.data'),
  FOOTBALL_DATA_FOLDER: z.string().min(1).optional(),
  OPENFOOTBALL_FOLDER: z.string().min(1).optional(),
  DATASET: z.enum(['demonstration', 'real']).optional(),
  CLOCK: z.iso
    .datetime({ offset: true, precision: undefined })
    .or(z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/))
    .transform((text) => new Date(text))
    .optional(),
  PUBLIC_URL: address.optional(),
  API_BASE_URL: address.optional(),
  SITE_NAME: z.string().min(1).max(40).default('Tipledger'),
  /** How many proxies stand in front, each of which can be believed; `yes` is one. */
  TRUST_PROXY: z
    .enum(['no', 'yes', '1', '2', '3', '4', '5'])
    .default('no')
    .transform((value) => (value === 'no' ? 0 : value === 'yes' ? 1 : Number(value))),
  COOKIE_CROSS_ORIGIN: z
    .enum(['yes', 'no'])
    .default('no')
    .transform((value) => value === 'yes'),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(16_384).default(256),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SHUTDOWN_SECONDS: z.coerce.number().int().min(0).max(600).default(10),
  JOBS: z
    .enum(['on', 'off'])
    .default('on')
    .transform((value) => value === 'on'),
  ...domains,
});

export type Settings = z.infer<typeof settingsSchema> & Readonly<Record<string, unknown>>;

/** A setting that cannot be used; the message is one line that names it. */
export class SettingsError extends Error {
  readonly code = 'SETTINGS';
  override readonly name = 'SettingsError';
}

/**
 * Reads the settings from the environment, and from a file `.env` beside package.json, over which the environment wins.
 * A name in that file which is no setting is refused; so is a variable of the environment that starts with TIPLEDGER_,
 * the one way in which a foreign name can be meant for this site.
 */
export function readSettings(environment: NodeJS.ProcessEnv, envFile = '.env'): Settings {
  const fromFile = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  const known = new Set(Object.keys(settingsSchema.shape));
  for (const name of Object.keys(fromFile)) {
    if (!known.has(name)) throw new SettingsError(`unknown setting ${name} in ${envFile}; the README lists the settings`);
  }
  for (const name of Object.keys(environment)) {
    if (name.startsWith('TIPLEDGER_')) throw new SettingsError(`unknown setting ${name}; settings have no prefix, see the README`);
  }
  const given = Object.fromEntries(
    Object.entries({ ...fromFile, ...environment }).filter(([name, value]) => known.has(name) && value !== ''),
  );
  const result = settingsSchema.safeParse(given);
  if (result.success) return result.data as Settings;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]);
  throw new SettingsError(`the setting ${name} is "${given[name]}": ${issue?.message}`);
}
