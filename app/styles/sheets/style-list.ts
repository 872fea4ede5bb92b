import { sheetNamed } from './sheet-names.ts';
import { sourceOf } from './source-of.ts';

/** The style sheets that belong to each entry, by its source file, in the order in which they are sent. */
export type StyleList = Readonly<Record<string, readonly string[]>>;

/** The sheet of every document, for elements without a class. */
export const siteSheet = 'app/styles/site.css';

/**
 * Sheets of which scripts set classes by themselves: a document with one of their classes has all their rules. Everything else that scripts
 * add waits for its styles (`stylesOf`).
 */
export const sheetsOfScripts: readonly string[] = [
  'app/components/chances/prediction-mark.module.css',
  'app/components/tips/outcome-letter.module.css',
];

/** The path of the list within the folder of the server's build. */
export const styleListFile = 'styles.json';
/** The module that renders every document; its style sheets come first and are sent with each page. */
export const documentSource = 'app/document/render-page.tsx';

/** Returns the file that declares an island. */
export function islandSource(name: string): string {
  return `app/islands/${name}.island.tsx`;
}

/** Returns the style sheets that a module imports directly or through others, each once; those of an imported module come before the module's own. */
export function sheetsOf(entry: string, importsOf: (id: string) => readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const sheets: string[] = [];
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const imported of importsOf(id)) visit(imported);
    const sheet = sheetNamed(id);
    if (sheet !== undefined) sheets.push(sourceOf(sheet));
  };
  visit(entry);
  return sheets;
}
