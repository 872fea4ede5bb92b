import type { HonoRequest } from 'hono';
import { ApiError } from './api-error.ts';

/** Max depth of nested arrays and objects; a deeper body overflows the stack of its validators. */
const maxLevels = 16;

/**
 * Returns the JSON in the body of a request.
 *
 * @throws ApiError when the body is no JSON, or has arrays and objects nested more than 16 deep
 */
export async function readJsonBody(request: HonoRequest): Promise<unknown> {
  const text = await request.text();
  if (levelsOf(text) > maxLevels) throw new ApiError(400, 'malformed_body', `The body is nested more than ${maxLevels} levels deep.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ApiError(400, 'malformed_body', 'The body is no JSON.');
  }
}

/** A string with its escapes, an opening or a closing bracket. */
const tokens = /"(?:[^"\\]|\\.)*"|[[{]|[\]}]/g;

function levelsOf(text: string): number {
  let level = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(tokens)) {
    if (token === '[' || token === '{') level += 1;
    else if (token === ']' || token === '}') level -= 1;
    deepest = Math.max(deepest, level);
  }
  return deepest;
}
