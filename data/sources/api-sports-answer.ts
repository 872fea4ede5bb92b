import { z } from 'zod';
import type { FeedProblem } from '#data/feeds/feed.ts';
import { SourceAnswerError } from './source.ts';

/* Envelope shared by the answers of API-Football and API-Basketball. */

const envelope = z.object({
  errors: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
  paging: z.object({ total: z.int() }).nullish(),
  response: z.array(z.unknown()),
});

/**
 * Returns the elements of an answer.
 *
 * @throws SourceAnswerError when the answer is not a complete list
 */
export function listOf(source: string, text: string): readonly unknown[] {
  if (/^\s*</.test(text)) throw new SourceAnswerError(`${source}: a web page in place of JSON`);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new SourceAnswerError(`${source}: the answer is cut off or is no JSON`);
  }
  const refusal = refusalIn(content);
  if (refusal !== undefined) throw new SourceAnswerError(`${source}: refused: ${refusal}`);
  const parsed = envelope.safeParse(content);
  if (!parsed.success) {
    const member = parsed.error.issues[0]?.path[0] ?? 'the whole';
    throw new SourceAnswerError(`${source}: not a list (${String(member)})`);
  }
  if ((parsed.data.paging?.total ?? 1) > 1) throw new SourceAnswerError(`${source}: only the first of ${parsed.data.paging?.total} pages`);
  return parsed.data.response;
}

/** Returns the names of the faults, `token, requests`; undefined for an answer without faults. Their texts may repeat the key and are left out. */
function refusalIn(content: unknown): string | undefined {
  if (typeof content !== 'object' || content === null || !('errors' in content)) return undefined;
  const { errors } = content;
  if (typeof errors !== 'object' || errors === null || Object.keys(errors).length === 0) return undefined;
  if (Array.isArray(errors)) return 'no reason named';
  const names = Object.keys(errors).filter((name) => /^[a-z]{1,20}$/i.test(name));
  return names.length === 0 ? 'no reason named' : names.slice(0, 5).join(', ');
}

/** Returns the problem with a member of a row, without the place of the row. */
export function problemIn(issue: z.core.$ZodIssue, element: unknown): Pick<FeedProblem, 'code' | 'field' | 'value'> {
  const field = issue.path.join('.');
  const value = issue.path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    element,
  );
  const named = field === '' ? {} : { field };
  if (value === undefined || value === null) return { ...named, code: 'missing-value' };
  const text = JSON.stringify(value);
  return { ...named, value: text.slice(0, 60), code: text.includes('\uFFFD') ? 'not-readable' : codeOf(field) };
}

function codeOf(field: string): FeedProblem['code'] {
  if (/^(?:fixture\.)?date$/.test(field)) return 'bad-date';
  return /^(?:goals|scores?)\b/.test(field) ? 'bad-score' : 'not-this-format';
}
