import type { HonoRequest } from 'hono';
import { ApiError } from '#app/endpoints/api/api-error.ts';
import { readJsonBody } from '#app/endpoints/api/read-json-body.ts';

const fields = ['sport', 'item', 'option'] as const;
const longestValue = 100;

export type SentVote = Readonly<Record<(typeof fields)[number], string>>;

/**
 * Returns the three fields of a vote, from a form or from JSON.
 *
 * @throws ApiError that names a field that is missing, no text or too long
 */
export async function readVote(request: HonoRequest): Promise<SentVote> {
  const body = await readBody(request);
  return Object.fromEntries(fields.map((field) => [field, readField(body, field)])) as unknown as SentVote;
}

async function readBody(request: HonoRequest): Promise<Readonly<Record<string, unknown>>> {
  if (!(request.header('content-type') ?? '').startsWith('application/json'))
    return Object.fromEntries(new URLSearchParams(await request.text()));
  const body = await readJsonBody(request);
  if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
  throw new ApiError(400, 'malformed_body', 'The body is no JSON object with sport, item and option.');
}

function readField(body: Readonly<Record<string, unknown>>, field: (typeof fields)[number]): string {
  const value = body[field];
  if (value === undefined || value === '') throw new ApiError(400, 'missing_parameter', `${field} is needed.`, field);
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text === 'string' && text.length <= longestValue) return text;
  throw new ApiError(
    400,
    'out_of_range',
    `${field} is a text of at most ${longestValue} letters, not ${JSON.stringify(value).slice(0, 40)}.`,
    field,
  );
}
