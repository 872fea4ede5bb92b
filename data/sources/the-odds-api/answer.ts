import { z } from 'zod';
import type { RowProblem } from '../problems-of-row.ts';
import { SourceAnswerError } from '../source.ts';

/* U+FFFD marks bytes of another encoding that were read as UTF-8: the name is lost. */
const isText = (text: string): boolean => text.isWellFormed() && !/[\0\uFFFD]/.test(text);
const line = z
  .string()
  .refine(isText)
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1));
const moment = z.iso.datetime();

/** Event with its bookmakers unparsed: an unreadable one does not affect the others. */
export const eventSchema = z.object({
  id: line,
  sport_key: line,
  commence_time: moment,
  home_team: line,
  away_team: line,
  bookmakers: z.array(z.unknown()),
});
/** Event of a list without prices. */
export const listedEventSchema = eventSchema.omit({ bookmakers: true }).transform((event): AnswerEvent => ({ ...event, bookmakers: [] }));
export type AnswerEvent = z.output<typeof eventSchema>;

/** Bookmaker with its markets unparsed, because only the wanted ones are read. */
export const bookmakerSchema = z.object({
  key: line,
  last_update: moment.nullish(),
  markets: z.array(z.looseObject({ key: line })),
});

export const updateSchema = z.object({ last_update: moment.nullish() });

export const outcomesSchema = z.object({
  outcomes: z.array(z.object({ name: line, price: z.number(), point: z.number().nullish() })),
});
export type AnswerOutcome = z.output<typeof outcomesSchema>['outcomes'][number];

/**
 * Returns the elements of an answer.
 *
 * @throws SourceAnswerError when the answer is not a list of events
 */
export function listOf(source: string, text: string): readonly unknown[] {
  if (/^\s*</.test(text)) throw new SourceAnswerError(`${source}: a web page in place of JSON`);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new SourceAnswerError(`${source}: ${/[\]}]\s*$/.test(text) ? 'not readable as JSON' : 'the answer is cut off'}`);
  }
  if (Array.isArray(content)) return content;
  throw new SourceAnswerError(`${source}: ${content === null ? 'null' : typeof content} in place of a list of events${refusal(content)}`);
}

/** Returns the provider's code of a refusal, ` (OUT_OF_USAGE_CREDITS)`; its sentence may repeat the key and is not shown. */
function refusal(content: unknown): string {
  const { data } = z.object({ error_code: z.string().regex(/^[A-Z]+(_[A-Z]+)*$/) }).safeParse(content);
  return data === undefined ? '' : ` (${data.error_code.slice(0, 60)})`;
}

/** Returns a part of an answer when it has the required members; otherwise undefined, after adding what is wrong to `problems`. */
export function parsePart<Schema extends z.ZodType>(
  schema: Schema,
  element: unknown,
  path: string,
  problems: RowProblem[],
): z.output<Schema> | undefined {
  const parsed = schema.safeParse(element);
  if (parsed.success) return parsed.data;
  problems.push(...parsed.error.issues.map((issue) => problemIn(issue, element, path)));
  return undefined;
}

function problemIn(issue: z.core.$ZodIssue, element: unknown, path: string): RowProblem {
  const field = [path, ...issue.path].filter((step) => step !== '').join('.');
  const value = issue.path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    element,
  );
  const named = field === '' ? {} : { field };
  if (value === undefined || value === null) return { ...named, code: 'missing-value' };
  const text = JSON.stringify(value);
  return { ...named, value: text.slice(0, 60), code: text.includes('\uFFFD') ? 'not-readable' : codeOf(field) };
}

function codeOf(field: string): RowProblem['code'] {
  if (/(commence_time|last_update)$/.test(field)) return 'bad-date';
  if (field.endsWith('.price')) return 'bad-price';
  return field.endsWith('.point') ? 'bad-line' : 'not-this-format';
}
