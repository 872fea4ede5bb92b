import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API } from 'typescript/unstable/async';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

export interface CompilerError {
  /** The path from the root of the project. */
  readonly file: string;
  readonly message: string;
}

/**
 * Returns the errors that the compiler finds in this project when some of its files have another text; on disk nothing changes.
 *
 * @param planted the other texts by their files' paths from the root; a file that the project lacks is added
 * @param isChecked returns true for the text of a file whose errors are looked for
 * @param root the root of the project: by default of this checkout, otherwise of a copy
 */
export async function compilerErrors(
  planted: ReadonlyMap<string, string>,
  isChecked: (source: string) => boolean,
  root = checkout,
): Promise<readonly CompilerError[]> {
  const plantedAt = (path: string) => planted.get(relative(root, path).replaceAll('\\', '/'));
  const compiler = new API({
    cwd: root,
    // What is undefined here is read from the disk. To ask for each file takes longer than to read it.
    ...(planted.size > 0 && { fs: { readFile: plantedAt, fileExists: (path) => plantedAt(path) !== undefined || undefined } }),
  });
  try {
    const snapshot = await compiler.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] });
    const [project] = snapshot.getProjects();
    if (project === undefined) throw new Error(`the compiler finds no project in ${root}`);
    const files = project.rootFiles.filter((file) => isChecked(plantedAt(file) ?? readFileSync(file, 'utf8')));
    const found = await Promise.all(files.map((file) => project.program.getSemanticDiagnostics(file)));
    return found.flat().map(({ fileName = '', text }) => ({ file: relative(root, fileName).replaceAll('\\', '/'), message: text }));
  } finally {
    await compiler.close();
  }
}
