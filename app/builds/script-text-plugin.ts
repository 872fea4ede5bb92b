import { build, type Plugin } from 'vite';
import { partsOfLanguages } from '#app/i18n/parts-of-languages-plugin.ts';

const query = '?script-text';

/**
 * Returns the Vite plugin that lets a module import a script as text. `import text from './file.ts?script-text'` gives the source of one classic
 * script that includes all its imports, to be inlined in a page or served as a file (the service worker).
 */
export function scriptTexts(): Plugin {
  return {
    name: 'tipledger:script-texts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return undefined;
      const entry = id.slice(0, -query.length);
      const result = await build({
        configFile: false,
        logLevel: 'error',
        plugins: [partsOfLanguages()],
        build: {
          write: false,
          minify: true,
          target: 'es2022',
          rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
        },
      });
      const outputs = (Array.isArray(result) ? result : [result]).flatMap((made) => ('output' in made ? made.output : []));
      const code = outputs.find((file) => file.type === 'chunk')?.code.trim();
      if (code === undefined || code.includes('</script')) throw new Error(`${entry} cannot stand in a page`);
      for (const { type, ...file } of outputs) {
        if (type === 'chunk' && 'moduleIds' in file) for (const module of file.moduleIds) this.addWatchFile(module);
      }
      return { code: `export default ${JSON.stringify(code)};`, moduleType: 'js' };
    },
  };
}
