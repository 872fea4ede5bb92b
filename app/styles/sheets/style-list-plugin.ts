import type { Plugin } from 'vite';
import { sourceOf } from './source-of.ts';
import { documentSource, type StyleList, sheetsOf, styleListFile } from './style-list.ts';

/**
 * Returns the plugin that writes a list beside the server's build: the style sheets that the components of each page or island import,
 * directly or through others.
 */
export function styleList(): Plugin {
  return {
    name: 'tipledger:style-list',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const entries = [...this.getModuleIds()].filter((id) => /\.(?:page\.ts|island\.tsx)$/.test(id) || id.endsWith(documentSource));
      const list: StyleList = Object.fromEntries(entries.map((entry) => [sourceOf(entry), sheetsOf(entry, importsOf)]));
      this.emitFile({ type: 'asset', fileName: styleListFile, source: JSON.stringify(list) });
    },
    /** Writes the path of each page's source file in place of `import.meta.url`, which the bundle would change. */
    transform: {
      filter: { id: /\.page\.ts$/ },
      handler: (code, id) => ({ code: code.replaceAll('import.meta.url', JSON.stringify(`/${sourceOf(id)}`)), map: null }),
    },
  };
}
