import { z } from 'zod';
import type { FeedProblem } from '#data/feeds/feed.ts';
import { asLosingMatch } from '#data/sources/problems-of-row.ts';
import { SourceAnswerError } from '#data/sources/source.ts';

/* U+FFFD replaces bytes of another encoding that were read as UTF-8: the name is lost. */
const isText = (text: string): boolean => text.isWellFormed() && !/[\0\uFFFD]/.test(text);
/** A text on one line: answers contain names that end in a line break or begin with a space. */
const line = z
  .string()
  .refine(isText)
  .transform((text) => text.replace(/\s+/g, ' ').trim());
const count = z.int().nonnegative().max(99);
const team = z.object({ teamId: z.int().positive(), teamName: line.pipe(z.string().min(1)) });

const goal = z.object({
  scoreTeam1: count,
  scoreTeam2: count,
  matchMinute: z.int().min(0).max(150).nullish(),
  /** 0 when the scorer has not been entered. */
  goalGetterID: z.int().nonnegative().nullish(),
  goalGetterName: line.nullish(),
  isPenalty: z.boolean().nullish(),
  isOwnGoal: z.boolean().nullish(),
  comment: line.nullish(),
});
export type AnswerGoal = z.output<typeof goal>;

const result = z.object({
  resultName: line.nullish(),
  resultTypeID: z.int().nullish(),
  resultTypeKind: z.string().nullish(),
  pointsTeam1: count,
  pointsTeam2: count,
});
export type AnswerResult = z.output<typeof result>;

const match = z.object({
  matchID: z.int().positive(),
  matchDateTimeUTC: z.iso.datetime(),
  lastUpdateDateTime: z.iso.datetime({ local: true }).nullish().catch(undefined),
  leagueSeason: z.coerce.number().pipe(z.int().min(1900).max(2999)),
  leagueShortcut: line,
  group: z.object({ groupName: line, groupOrderID: z.int().positive() }),
  team1: team,
  team2: team,
  matchIsFinished: z.boolean(),
  matchResults: z.array(result),
  goals: z.array(goal),
  location: z.object({ locationCity: line.nullish(), locationStadium: line.nullish() }).nullish(),
  numberOfViewers: z.int().nonnegative().nullish(),
});
export type AnswerMatch = z.output<typeof match>;

export interface AnswerRow {
  /** The place of the match in the answer, counted from 1. */
  readonly row: number;
  readonly match: AnswerMatch;
}

/**
 * Returns the matches of an answer, and a problem for each that lacks a member or has an impossible one.
 *
 * @throws SourceAnswerError when the answer is not a list of matches
 */
export function parseAnswer(source: string, text: string): { rows: number; matches: AnswerRow[]; problems: FeedProblem[] } {
  const elements = listOf(source, text);
  const matches: AnswerRow[] = [];
  const problems: FeedProblem[] = [];
  for (const [index, element] of elements.entries()) {
    const row = index + 1;
    const parsed = match.safeParse(element);
    if (parsed.success) matches.push({ row, match: parsed.data });
    else problems.push(...asLosingMatch(parsed.error.issues.map((issue) => problemOf(issue, element, { source, row }))));
  }
  return { rows: elements.length, matches, problems };
}

function listOf(source: string, text: string): readonly unknown[] {
  if (/^\s*</.test(text)) throw new SourceAnswerError(`${source}: a web page in place of JSON`);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new SourceAnswerError(`${source}: ${/[\]}]\s*$/.test(text) ? 'not readable as JSON' : 'the answer is cut off'}`);
  }
  if (Array.isArray(content)) return content;
  throw new SourceAnswerError(`${source}: ${content === null ? 'null' : typeof content} in place of a list of matches`);
}

function problemOf(issue: z.core.$ZodIssue, element: unknown, place: { source: string; row: number }): FeedProblem {
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
  if (field === 'matchDateTimeUTC') return 'bad-date';
  return /pointsTeam|scoreTeam/.test(field) ? 'bad-score' : 'not-this-format';
}
