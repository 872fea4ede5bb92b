import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { CatalogueError } from '../catalogue-error.ts';

/**
 * Returns the value of a file of a sport's catalogue, checked by a schema.
 *
 * @throws CatalogueError that names the file and the field
 */
export function readSportFile<Output>(file: URL, schema: z.ZodType<Output>): Output {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CatalogueError(`${fileURLToPath(file)}: ${(error as Error).message}`, { cause: error });
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new CatalogueError(`${fileURLToPath(file)}: ${issue?.path.join('.')}: ${issue?.message}`);
}
