import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { knownParameters } from './known-parameters.ts';
import routes from './routes.ts';

function idsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [file.replace(/\.tsx?$/, ''), ...idsOf(children)]);
}

it('knows the parameters of routes that exist', async () => {
  const ids = idsOf(await routes);
  for (const id of Object.keys(knownParameters)) expect(ids, id).toContain(id);
});

it('understands a value as a whole, never a part of it', () => {
  for (const [route, parameters] of Object.entries(knownParameters)) {
    for (const [name, { kept, shown }] of Object.entries(parameters)) {
      for (const pattern of [kept, shown]) {
        if (pattern !== undefined)
          expect([pattern.source.startsWith('^'), pattern.source.endsWith('$')], `${route} ${name}`).toEqual([true, true]);
      }
    }
  }
});
