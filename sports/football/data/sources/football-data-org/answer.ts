import { z } from 'zod';
import type { FeedProblem } from '#data/feeds/feed.ts';
import { asLosingMatch } from '#data/sources/problems-of-row.ts';
import { SourceAnswerError } from '#data/sources/source.ts';

/* U+FFFD replaces bytes of another encoding that were read as UTF-8: the name is lost. */
const isText = (text: string): boolean => text.isWellFormed() && !/[\0\uFFFD]/.test(text);
const line = z
  .string()
  .refine(isText)
  .transform((text) => text.replace(/\s+/g, ' ').trim());
const count = z.int().nonnegative().max(99);

/** Goals of both sides, or undefined while they are unknown. */
const goals = z
  .object({ home: count.nullable(), away: count.nullable() })
  .refine(({ home, away }) => (home === null) === (away === null))
  .transform(({ home, away }) => (home === null || away === null ? undefined : { home, away }))
  .nullish();

const score = z.object({
  duration: z.enum(['REGULAR', 'EXTRA_TIME', 'PENALTY_SHOOTOUT']),
  fullTime: goals,
  halfTime: goals,
  regularTime: goals,
  extraTime: goals,
  penalties: goals,
});
export type AnswerScore = z.output<typeof score>;

/** Both members are null in a knock-out match whose sides are not known yet. */
const team = z.union([
  z.object({
    id: z.int().positive(),
    name: line.pipe(z.string().min(1)),
    formation: line.nullish(),
    coach: z.object({ name: line.nullish() }).nullish(),
    lineup: z.array(z.unknown()).nullish(),
    bench: z.array(z.unknown()).nullish(),
  }),
  z.object({ id: z.null(), name: z.null() }).transform(() => undefined),
]);

export type AnswerSide = NonNullable<z.output<typeof team>>;

export const answerPlayer = z.object({
  id: z.int().positive(),
  name: line.pipe(z.string().min(1)),
  position: line.nullish(),
  shirtNumber: z.int().nonnegative().max(999).nullish(),
});

const minute = z.int().min(0).max(150).nullish();
const injuryTime = z.int().min(0).max(60).nullish();
const person = z.object({ id: z.int().nullish(), name: line.nullish() }).nullish();
const side = z.object({ id: z.int().nullish() }).nullish();

const match = z.object({
  id: z.int().positive(),
  competition: z.object({ code: line }),
  season: z.object({ startDate: z.iso.date() }),
  utcDate: z.iso.datetime(),
  lastUpdated: z.iso.datetime().nullish().catch(undefined),
  status: z.enum([
    'SCHEDULED',
    'TIMED',
    'IN_PLAY',
    'PAUSED',
    'EXTRA_TIME',
    'PENALTY_SHOOTOUT',
    'FINISHED',
    'SUSPENDED',
    'POSTPONED',
    'CANCELLED',
    'AWARDED',
  ]),
  minute,
  injuryTime,
  attendance: z.int().nonnegative().nullish(),
  matchday: z.int().positive().nullish(),
  stage: line,
  group: line.nullish(),
  homeTeam: team,
  awayTeam: team,
  score,
  referees: z.array(z.object({ name: line.nullish(), type: line.nullish() })).nullish(),
  goals: z.array(z.object({ minute, injuryTime, type: line, scorer: person, assist: person, score: goals })).nullish(),
  bookings: z.array(z.object({ minute, team: side, player: person, card: line })).nullish(),
  substitutions: z.array(z.object({ minute, team: side, playerOut: person, playerIn: person })).nullish(),
});
export type AnswerMatch = z.output<typeof match>;

const list = z.object({ matches: z.array(z.unknown()), resultSet: z.object({ count: z.int().optional() }).optional() });

export interface AnswerRow {
  /** The place of the match in the answer, counted from 1. */
  readonly row: number;
  readonly match: AnswerMatch;
}

/**
 * Returns the matches of an answer, and a problem for each that lacks a member or has an impossible one.
 *
 * @throws SourceAnswerError when the answer contains no list of matches
 */
export function parseAnswer(source: string, text: string): { rows: number; matches: AnswerRow[]; problems: FeedProblem[] } {
  const { matches: elements, resultSet } = listOf(source, text);
  const matches: AnswerRow[] = [];
  const problems: FeedProblem[] = [];
  for (const [index, element] of elements.entries()) {
    const row = index + 1;
    const parsed = match.safeParse(element);
    if (parsed.success) matches.push({ row, match: parsed.data });
    else problems.push(...asLosingMatch(parsed.error.issues.map((issue) => problemOf(issue, element, { source, row }))));
  }
  if ((resultSet?.count ?? 0) > elements.length) {
    problems.push({
      source,
      field: 'resultSet.count',
      value: `${elements.length} of ${resultSet?.count}`,
      code: 'truncated',
      loses: 'file',
    });
  }
  return { rows: elements.length, matches, problems };
}

function listOf(source: string, text: string): z.output<typeof list> {
  const content = contentOf(source, text);
  const parsed = list.safeParse(content);
  if (parsed.success) return parsed.data;
  throw refusalOf(source, content, 'matches');
}

/**
 * Returns an answer as JSON.
 *
 * @throws SourceAnswerError when it is not JSON
 */
export function contentOf(source: string, text: string): unknown {
  if (/^\s*</.test(text)) throw new SourceAnswerError(`${source}: a web page in place of JSON`);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new SourceAnswerError(`${source}: ${/[\]}]\s*$/.test(text) ? 'not readable as JSON' : 'the answer is cut off'}`);
  }
}

/** Returns the error of an answer without the requested list. */
export function refusalOf(source: string, content: unknown, wanted: 'matches' | 'tables' | 'competitions'): SourceAnswerError {
  return new SourceAnswerError(`${source}: ${kindOf(content, wanted)} in place of a list of ${wanted}`);
}

/* The message of a refusal is left out: it is the provider's own words about the request, which held a key. */
function kindOf(content: unknown, wanted: string): string {
  if (content === null || typeof content !== 'object') return content === null ? 'null' : typeof content;
  if (Array.isArray(content)) return 'a bare list';
  const code = 'errorCode' in content ? content.errorCode : undefined;
  return typeof code === 'number' ? `a refusal (${code})` : `an object without ${wanted}`;
}

/** Returns the problem of a row with an invalid value, and that value. */
export function problemOf(issue: z.core.$ZodIssue, element: unknown, place: { source: string; row: number }): FeedProblem {
  const field = issue.path.join('.');
  const value = issue.path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    element,
  );
  const named = field === '' ? place : { ...place, field };
  if (value === undefined || value === null) return { ...named, code: 'missing-value' };
  const text = JSON.stringify(value);
  return { ...named, value: text.slice(0, 60), code: text.includes('\uFFFD') ? 'not-readable' : codeOf(field) };
}

function codeOf(field: string): FeedProblem['code'] {
  if (field === 'utcDate' || field === 'season.startDate') return 'bad-date';
  return /^(?:goals\.\d+\.)?score\.(?!duration)/.test(field) ? 'bad-score' : 'not-this-format';
}
