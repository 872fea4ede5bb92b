import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '#server/start/settings.ts';

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly build?: { readonly dockerfile: string };
}

const root = join(import.meta.dirname, '../..');
const file: { readonly services: Readonly<Record<string, Service>>; readonly volumes: Readonly<Record<string, unknown>> } = parse(
  readFileSync(join(root, 'compose.yaml'), 'utf8'),
  { merge: true },
);
const services = Object.entries(file.services);
const ofSite = services.filter(([, { environment }]) => environment?.DATABASE_URL !== undefined);

/** Replaces variables of compose, `${NAME:-default}` and `${NAME:?what is missing}`, by a value. */
const filled = (text: string) =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, kind, rest) => (kind === '-' ? rest : sampleOf(name)));
const sampleOf = (name: string) => (name === 'PUBLIC_URL' ? 'https://tips.example' : 'a-long-enough-word');

it('has a database, two web processes, a worker, an edge and Prometheus', () => {
  expect(services.map(([name]) => name)).toEqual(['database', 'worker', 'web-1', 'web-2', 'edge', 'prometheus']);
  expect(ofSite.map(([name, { environment }]) => [name, environment?.ROLE])).toEqual([
    ['worker', 'worker'],
    ['web-1', 'web'],
    ['web-2', 'web'],
  ]);
});

it.each(ofSite)(
  'gives %s settings that the site reads, on a file system that it cannot write',
  (_, { environment, read_only: readOnly }) => {
    const settings = Object.fromEntries(Object.entries(environment ?? {}).map(([name, value]) => [name, filled(value)]));
    expect(readSettings(settings, 'no such file')).toMatchObject({
      role: environment?.ROLE,
      database: { url: expect.stringContaining('@database:5432/') },
    });
    expect(readOnly).toBe(true);
  },
);

it('opens the edge to visitors and nothing else, and Prometheus to the machine alone', () => {
  expect(services.flatMap(([name, { ports }]) => (ports ?? []).map((port) => [name, filled(port)]))).toEqual([
    ['edge', '8080:80'],
    ['prometheus', '127.0.0.1:9090:9090'],
  ]);
});

it('has the console at a socket on the volume of the worker, and at no port', () => {
  expect(ofSite.map(([name, { environment, volumes }]) => [name, environment?.CONSOLE_PORT, volumes])).toEqual([
    ['worker', '/data/console.sock', ['worker:/data']],
    ['web-1', undefined, undefined],
    ['web-2', undefined, undefined],
  ]);
});

it('names services, volumes and files that are there', () => {
  const needed = services.flatMap(([, { depends_on: others = [] }]) => (Array.isArray(others) ? others : Object.keys(others)));
  expect(needed.filter((name) => file.services[name] === undefined)).toEqual([]);
  const sources = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] as string));
  const missing = sources.filter((source) => !(source.startsWith('.') ? existsSync(join(root, source)) : source in file.volumes));
  expect(missing).toEqual([]);
  expect(services.flatMap(([, { build }]) => build?.dockerfile ?? []).every((name) => existsSync(join(root, name)))).toBe(true);
});
