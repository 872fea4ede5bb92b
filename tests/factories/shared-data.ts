import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns the path of a folder of real data beside the project or above it, `../shared/data/<name>`; undefined when there is none. */
export function sharedData(name: string): string | undefined {
  let folder = fileURLToPath(new URL('../..', import.meta.url));
  for (;;) {
    const above = path.dirname(folder);
    if (above === folder) return undefined;
    const found = path.join(above, 'shared/data', name);
    if (existsSync(found)) return found;
    folder = above;
  }
}
