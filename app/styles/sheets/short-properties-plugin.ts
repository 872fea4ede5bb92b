import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { propertiesIn, withShortProperties } from './short-properties.ts';

/** Returns the plugin that shortens the custom properties of the built style sheets, except those that a module names: 0.5 kB of a match page. */
export function shortProperties(root: string): Plugin {
  return {
    name: 'tipledger:short-properties',
    applyToEnvironment: ({ name }) => name === 'styles',
    generateBundle(_, bundle) {
      const modules = globSync('{app,sports,server}/**/*.{ts,tsx}', { cwd: root }).map((path) => readFileSync(`${root}/${path}`, 'utf8'));
      const assets = Object.values(bundle).flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : []));
      const texts = assets.map(({ source }) => (typeof source === 'string' ? source : new TextDecoder().decode(source)));
      const short = withShortProperties(texts, new Set(modules.flatMap(propertiesIn)));
      for (const [at, asset] of assets.entries()) asset.source = short[at] as string;
    },
  };
}
