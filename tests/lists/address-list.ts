import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Address } from '#app/addresses/address.ts';
import { articlePath } from '#app/addresses/article-paths.ts';
import { formerAddresses, formerFolders } from '#app/addresses/former-addresses.ts';
import type { Parameter } from '#app/addresses/parameter.ts';
import { specialAddresses } from '#app/addresses/special-addresses.ts';
import type { Page } from '#app/document/page.ts';
import type { Resource } from '#app/document/resource.ts';
import { openApiDocument } from '#app/endpoints/api/open-api-document.ts';
import { locales } from '#app/i18n/locales.ts';
import { pages, resources } from '#app/pages.ts';
import type { Article, ContentSection } from '#data/articles/article.ts';
import { parts } from '#server/console/parts.ts';
import { payloadFile } from '#server/page-cache/page-payload.ts';
import { type Route, routesOfSite } from './routes-of-site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const prefixes = locales.map(({ prefix }) => prefix).filter((prefix) => prefix !== '');

/** Returns the text of `docs/addresses.md`, from the definitions that the running site reads. */
export function addressList(): string {
  return [
    '# Addresses',
    '',
    'Every address that the site answers. This list is derived from the definitions that the running site reads, and written by',
    '`node with-node-24.js vitest run tests/addresses.test.ts -u`; the same test fails where it is out of date. Review a change of it as a change of what the site publishes.',
    '',
    '- `:name` stands for any part of a path, `:name{…}` for one of that form, `*` for any rest.',
    `- Paths are those of the English edition. Under “in every language” the other languages have the same path behind their prefix: ${list(prefixes)}. A language with a domain of its own (settings \`DOMAIN_…\`) has the path at the root of that domain.`,
    '- HEAD is answered wherever GET is. A path with a slash at its end leads (308) to the page without it.',
    '- A parameter is given as the texts that it understands: some values, or a regular expression; the value that counts without the parameter is left out. Pages and resources ignore other texts and parameters that are not listed; the API refuses them.',
    '- “Not cached” marks what is rendered for each request: parameters of which every reader has another value, and addresses whose answer depends on the visitor.',
    '',
    '## Pages',
    '',
    `In every language. GET; POST where the page takes a form. The data of a page, unless it depends on the visitor, is at its path with \`${payloadFile}\` behind it, as JSON.`,
    '',
    ...pages.toSorted(byPath).flatMap(linesOfPage),
    '',
    '## Resources',
    '',
    'In every language, GET. The channel names the licences of sources by which the answer leaves the site ([decision 125](decisions/0125-coverage-and-licences.md)).',
    '',
    ...resources.toSorted(byPath).flatMap(linesOfResource),
    '',
    ...linesOfRoutes(routesOfSite()),
    '',
    '## Files',
    '',
    'GET, answered from memory ahead of any route.',
    '',
    ...publicFiles().map((file) => `- \`${file}\``),
    '- `/assets/*`: scripts, style sheets and fonts of the build, named by their content',
    '',
    '## The port of the figures',
    '',
    '- `GET /metrics`, with the setting `METRICS_PORT`, for this machine alone',
    '',
    '## The port of the console',
    '',
    'With the setting `CONSOLE_PORT`, for this machine alone. All but the link and the files need a session.',
    '',
    '- `GET /enter/:token`: opens a session, once',
    '- `GET /console.css`, `GET /fonts/:name`',
    '- `GET /`, `POST /session/close`',
    ...parts.flatMap(({ path, actions }) => [
      `- \`GET /${path}\``,
      ...Object.keys(actions).map((action) => `- \`POST /${path}/${action}\``),
    ]),
    '',
    '## Former addresses',
    '',
    'In every language, GET, a permanent move (301). Former addresses of matches, clubs, players and competitions are in the database; their pages lead on (301).',
    '',
    ...formerLines(),
    '',
  ].join('\n');
}

const byPath = (one: { readonly address: Address }, other: { readonly address: Address }) =>
  compareTexts(one.address.path, other.address.path);

/** By code units, which is the same on every machine. */
function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function linesOfPage({ address, source, isPersonal, isAlone, isWithoutBetting, submit }: Page): string[] {
  const special = Object.values<string>(specialAddresses).includes(address.path);
  const facts = [
    submit && 'takes a form',
    isPersonal && 'not cached',
    isWithoutBetting && 'without betting',
    isAlone && 'by itself',
    special && 'special address',
  ];
  return [lineOf(address, [...facts, `\`${source}\``]), ...linesOfParameters(address)];
}

function linesOfResource({ address, isPersonal, isFramedAnywhere, channel }: Resource): string[] {
  const facts = [isPersonal && 'not cached', isFramedAnywhere && 'framed by other sites', `channel \`${channel}\``];
  return [lineOf(address, facts), ...linesOfParameters(address)];
}

function lineOf({ path }: Address, facts: readonly (string | false | undefined)[]): string {
  return `- \`${path}\`: ${facts.filter((fact) => typeof fact === 'string').join('; ')}`;
}

/** A line for each parameter; those that are alike and follow one another share one. */
function linesOfParameters({ parameters }: Address): string[] {
  const alike: { readonly names: string[]; readonly understood: string }[] = [];
  for (const [name, parameter] of Object.entries(parameters as Record<string, Parameter<unknown>>)) {
    const understood = describe(parameter);
    const last = alike.at(-1);
    if (last?.understood === understood) last.names.push(name);
    else alike.push({ names: [name], understood });
  }
  return alike.map(({ names, understood }) => `  - ${list(names)}: ${understood}`);
}

/** Texts of which every kind of parameter understands one. */
const samples = ['1', '2', '1-xxxxx', '40', 'a', 'ab', 'm1', '2026', '2026-11-22', 'england.premier-league'];

function describe(parameter: Parameter<unknown>): string {
  const values = alternativesOf(parameter.shape);
  const sample = [...(values ?? []), ...samples].find((text) => parameter.shape.test(text));
  if (sample === undefined) throw new Error(`no sample is understood by ${parameter.shape}`);
  const value = parameter.parse(sample);
  const { source, flags } = parameter.shape;
  const understood = values === undefined ? `\`${flags === '' ? source : `/${source}/${flags}`}\`` : list(values);
  const isCached = value === undefined || parameter.isCacheable(value);
  return isCached ? understood : `${understood}; not cached`;
}

/** Returns the texts of a pattern that is a list of them, as `^(day|live)$` or `^1$`; undefined for any other pattern. */
function alternativesOf({ source }: RegExp): string[] | undefined {
  const inner = source.match(/^\^\(?((?:[\w|]|\\[-.])+)\)?\$$/)?.[1];
  return inner?.replaceAll('\\', '').split('|');
}

function list(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** The endpoints, and the routes ahead of them that may pass a request on. */
function linesOfRoutes(routes: readonly Route[]): string[] {
  const [passing, answering] = [true, false].map((wanted) => inEnglish(routes.filter(({ passesOn }) => passesOn === wanted)));
  const line = ({ method, path, isInEveryLanguage, times }: EnglishRoute, facts: readonly string[] = []) => {
    const notes = [...(isInEveryLanguage ? ['in every language'] : []), ...facts, ...(times > 1 ? [`${times} of them`] : [])];
    return `- \`${method} ${path}\`${notes.length === 0 ? '' : `: ${notes.join('; ')}`}`;
  };
  return [
    '## Endpoints',
    '',
    'In the order in which they are tried; `ALL` is every method. The last three answer with pages and resources, or say that there is none. Parameters are those',
    'of `/api/openapi.json`; those of other endpoints are in their code.',
    '',
    ...(answering as EnglishRoute[]).flatMap((route) => {
      const call = callOf(route);
      if (call !== undefined) return [line(route, call.deprecated ? ['deprecated'] : []), ...call.parameters];
      const isOfApi = route.path.startsWith('/api/') && route.method !== 'ALL' && route.path !== '/api/openapi.json';
      return [line(route, isOfApi ? ['not in `/api/openapi.json`'] : [])];
    }),
    '',
    '## Guards, limits and links',
    '',
    'Routes ahead of the endpoints, which answer by themselves or pass the request on: what is sent from other sites, bodies that are too large, limits of work at once, and links to bookmakers, which lead on',
    'where the law allows it and otherwise to the page that says why.',
    '',
    ...(passing as EnglishRoute[]).map((route) => line(route)),
  ];
}

interface EnglishRoute {
  readonly method: string;
  readonly path: string;
  readonly isInEveryLanguage: boolean;
  /** The number of routes with this method and path. */
  readonly times: number;
}

/** Returns the routes of the English edition, those of the other languages joined to theirs; fails where a language lacks one. */
function inEnglish(routes: readonly Route[]): EnglishRoute[] {
  const counted = new Map<string, { readonly method: string; readonly path: string; times: number }>();
  for (const { method, path } of routes) {
    const known = counted.get(`${method} ${path}`) ?? { method, path, times: 0 };
    known.times += 1;
    counted.set(`${method} ${path}`, known);
  }
  const inLanguages = (method: string, path: string) => prefixes.filter((prefix) => counted.has(`${method} ${prefix}${path}`));
  return [...counted.values()].flatMap(({ method, path, times }) => {
    const prefix = prefixes.find((one) => path.startsWith(`${one}/`));
    if (prefix !== undefined && counted.has(`${method} ${path.slice(prefix.length)}`)) return [];
    const languages = inLanguages(method, path);
    if (languages.length > 0 && languages.length < prefixes.length) throw new Error(`${method} ${path} is only at ${languages.join(', ')}`);
    return [{ method, path, times, isInEveryLanguage: languages.length > 0 }];
  });
}

interface ApiParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: {
    readonly enum?: readonly unknown[];
    readonly type?: string;
    readonly format?: string;
    readonly minimum?: number;
    readonly maximum?: number;
    readonly maxItems?: number;
    readonly items?: { readonly enum?: readonly unknown[] };
  };
}

interface ApiCall {
  readonly parameters?: readonly ApiParameter[];
  readonly deprecated?: boolean;
}

/** Returns how a route is described in `/api/openapi.json`; undefined where it is not. */
function callOf({ method, path }: EnglishRoute): { readonly deprecated: boolean; readonly parameters: string[] } | undefined {
  const paths = openApiDocument.paths as unknown as Readonly<Record<string, Readonly<Record<string, ApiCall>>>>;
  const call = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (call === undefined) return undefined;
  const inQuery = (call.parameters ?? []).filter((parameter) => parameter.in === 'query');
  return {
    deprecated: call.deprecated === true,
    parameters: inQuery.map(({ name, required, schema }) => `  - \`${name}\`${required ? ' (required)' : ''}: ${describeSchema(schema)}`),
  };
}

function describeSchema(schema: ApiParameter['schema'] = {}): string {
  const { enum: values, items, type, format, minimum, maximum, maxItems } = schema;
  if (values !== undefined) return list(values.map(String));
  if (items?.enum !== undefined) return `list of ${list(items.enum.map(String))}`;
  if (type === 'array') return maxItems === undefined ? 'list' : `list of at most ${maxItems}`;
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  return format ?? type ?? 'text';
}

function publicFiles(): string[] {
  return globSync('public/**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').replace(/^.*?\/public\//, '/'))
    .sort(compareTexts);
}

function formerLines(): string[] {
  const folders = Object.entries(formerFolders).map(([from, to]) => [`${from}/*`, `${to}/*`] as const);
  const pieces = globSync('content/*/*/article.json', { cwd: root }).flatMap((file) => {
    const [, section, slug = ''] = file.replaceAll('\\', '/').split('/');
    const { formerSlugs } = JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as Pick<Article, 'formerSlugs'>;
    return formerSlugs.map((former) => [`/${former}`, articlePath({ section: section as ContentSection, slug })] as const);
  });
  return [...Object.entries(formerAddresses), ...folders, ...pieces]
    .toSorted(([one], [other]) => compareTexts(one, other))
    .map(([from, to]) => `- \`${from}\` → \`${to}\``);
}
