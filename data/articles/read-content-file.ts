import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { ContentError } from './article.ts';

/** Returns the value of a JSON file of the content, checked by a schema. Throws a ContentError that names the file, and the wrong field if there is one. */
export function readContentJson<Schema extends z.ZodType>(folder: string, file: string, schema: Schema): z.infer<Schema> {
  let value: unknown;
  const written = readContentFile(folder, file);
  try {
    value = JSON.parse(written);
  } catch (error) {
    throw new ContentError(`${file} is no JSON: ${(error as Error).message}`, { cause: error });
  }
  return checkContent(schema, value, file);
}

/** Returns the text of a file of the content. Throws a ContentError when it cannot be read. */
export function readContentFile(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch (error) {
    throw new ContentError(`${file} cannot be read; every piece is written in every language`, { cause: error });
  }
}

/**
 * Returns the parsed value of a content file.
 *
 * @throws ContentError that names the file, the field and the fault when the value does not match the schema
 */
export function checkContent<Schema extends z.ZodType>(schema: Schema, value: unknown, file: string): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.') || 'the whole';
  throw new ContentError(`${file}: ${field}: ${issue?.message}`);
}
