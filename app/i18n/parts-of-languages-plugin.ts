import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { languages } from '#domain/language/languages.ts';

const folder = fileURLToPath(new URL('../../languages/', import.meta.url));
const registry = `${folder}languages.ts`;

/**
 * Gives the browser single parts of languages: in its scripts, `ofEach('customs')` becomes an object of the customs, imported from the folders of
 * the languages, without the registry that holds all other parts as well. Throws for a script that would bring the registry.
 */
export function partsOfLanguages(): Plugin {
  return {
    name: 'tipledger:parts-of-languages',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform(code, id) {
      const file = id.split('?')[0];
      if (file === registry) this.error('a script of the browser imports all languages whole; it may import parts of them, by ofEach');
      if (!file?.startsWith(folder) || !code.includes("from './of-each.ts'")) return undefined;
      return { code: withParts(code), map: null };
    },
  };
}

/** Returns the source of a module of `languages/` with the parts that it asks for in the place of its calls of `ofEach`. */
export function withParts(source: string): string {
  const imports: string[] = [];
  const code = source
    .replace(/^import \{ ofEach \} from '\.\/of-each\.ts';\n/m, '')
    .replaceAll(/\bofEach\('(\w+)'\)/g, (_, part: string) => {
      const members = languages.map((tag, index) => {
        const name = `${part}${index}`;
        imports.push(`import { ${part} as ${name} } from './${tag}/${fileOf(part, tag)}';`);
        return `'${tag}': ${name}`;
      });
      return `{ ${members.join(', ')} }`;
    });
  return `${imports.join('\n')}\n${code}`;
}

/** Returns the file of a part within the folder of a language, as the language's pack imports it. */
function fileOf(part: string, tag: string): string {
  const pack = readFileSync(`${folder}${tag}/pack.ts`, 'utf8');
  const file = new RegExp(`^import \\{ ${part} \\} from '\\./([^']+)';$`, 'm').exec(pack)?.[1];
  if (file === undefined) throw new Error(`languages/${tag}/pack.ts imports no ${part}`);
  return file;
}
