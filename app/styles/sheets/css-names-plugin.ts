import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Plugin, preprocessCSS } from 'vite';
import { namesOf, sheetNamed } from './sheet-names.ts';

const ending = '.module.css';

/**
 * Returns the plugin by which `import styles from './x.module.css'` gives the sheet's class names and nothing else. The sheet itself is
 * sent within the page, so no script contains it.
 */
export function cssNames(): Plugin {
  return {
    name: 'tipledger:css-names',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(ending) || importer === undefined) return undefined;
      const found = source.startsWith('.')
        ? resolve(dirname(importer), source)
        : (await this.resolve(source, importer, { skipSelf: true }))?.id;
      return found === undefined ? undefined : { id: namesOf(found), moduleSideEffects: false };
    },
    async load(id) {
      const file = sheetNamed(id);
      if (file === undefined) return undefined;
      this.addWatchFile(file);
      const { modules } = await preprocessCSS(await readFile(file, 'utf8'), file, this.environment.getTopLevelConfig());
      return { code: `export default ${JSON.stringify(modules)};`, moduleType: 'js' };
    },
    /** Has the names of a changed sheet read anew, so that a class that it gains is there. */
    hotUpdate({ file, modules }) {
      const names = this.environment.name === 'ssr' ? this.environment.moduleGraph.getModuleById(namesOf(file)) : undefined;
      return names === undefined ? undefined : [...modules, names];
    },
  };
}
