import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const entryName = 'virtual:react-alone';
const imported = /^import \{([^}]*)\} from '(react|react-dom\/client)';/gm;

/**
 * The brotli bytes of React by itself: one bundle, minified like the pages', with all that the app's browser code
 * imports of them and nothing else.
 */
export async function bundleReactAlone(): Promise<number> {
  const source = entrySource();
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'tipledger:react-alone',
        resolveId: (id) => (id === entryName ? id : undefined),
        load: (id) => (id === entryName ? source : undefined),
      },
    ],
    build: { write: false, target: 'es2022', rollupOptions: { input: entryName } },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as { output: { type: string; code?: string }[] }[];
  const code = outputs.flatMap(({ output }) => output).flatMap((part) => part.code ?? []);
  return code.reduce((sum, text) => sum + brotliSize(Buffer.from(text)), 0);
}

/** As the site's static files are compressed. */
export function brotliSize(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;
}

/** Names everything that the app takes from React, so that none of it is shaken off. */
function entrySource(): string {
  const names = new Map<string, Set<string>>([['react/jsx-runtime', new Set(['jsx', 'jsxs', 'Fragment'])]]);
  for (const file of globSync('app/**/*.{ts,tsx}', { cwd: root }).filter((name) => !/\.(server|test)\.tsx?$|entry\.server/.test(name))) {
    for (const [, list = '', library = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
      const values = list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '));
      names.set(library, new Set([...(names.get(library) ?? []), ...values.map((name) => name.replace(/ as .*/, ''))]));
    }
  }
  const libraries = [...names].map(([library, values], at) => ({ library, values: [...values], at }));
  const imports = libraries.map(
    ({ library, values, at }) => `import { ${values.map((name) => `${name} as ${name}${at}`).join(', ')} } from '${library}';`,
  );
  const uses = libraries.flatMap(({ values, at }) => values.map((name) => `${name}${at}`));
  return `${imports.join('\n')}\nglobalThis.used = [${uses.join(', ')}];\n`;
}
