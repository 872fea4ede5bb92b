import { z } from 'zod';
import type { FeedProblem } from '#data/feeds/feed.ts';
import { SourceAnswerError } from '../source.ts';

/* U+FFFD stands where bytes of another encoding were read as UTF-8: the name is lost. */
const isText = (text: string): boolean => text.isWellFormed() && !/[\0\uFFFD]/.test(text);
const line = z
  .string()
  .refine(isText)
  .transform((text) => text.replace(/\s+/g, ' ').trim());
export const id = z.int().positive();
const team = z.object({ id, name: line.pipe(z.string().min(1)) });
const count = z.int().nonnegative().max(99).nullable();
const goals = z.object({ home: count, away: count });
export type AnswerGoals = z.output<typeof goals>;
/* The number is 0 where the provider does not know who it is. */
export const answerPerson = z.object({ id: z.int().nonnegative().nullish(), name: line.nullish() });

const fixture = z.object({
  fixture: z.object({
    id,
    referee: line.nullish(),
    date: z.iso.datetime({ offset: true }),
    periods: z.object({ first: z.int().positive().nullish() }).nullish(),
    venue: z.object({ name: line.nullish(), city: line.nullish() }).nullish(),
    status: z.object({ short: z.string(), elapsed: z.int().min(0).max(200).nullish(), extra: z.int().min(0).max(99).nullish() }),
  }),
  league: z.object({ id, season: z.int().min(1900).max(2999), round: line.nullish() }),
  teams: z.object({ home: team, away: team }),
  goals,
  score: z.object({ halftime: goals, fulltime: goals, extratime: goals, penalty: goals }),
  events: z.array(z.unknown()).nullish(),
  lineups: z.array(z.unknown()).nullish(),
  statistics: z.array(z.unknown()).nullish(),
  players: z.array(z.unknown()).nullish(),
});
export type AnswerFixture = z.output<typeof fixture>;

/** An event. In a substitution `player` leaves and `assist` comes. */
export const answerEvent = z.object({
  time: z.object({ elapsed: z.int().min(0).max(150), extra: z.int().min(0).max(99).nullish() }),
  team: z.object({ id }),
  player: answerPerson.nullish(),
  assist: answerPerson.nullish(),
  type: z.string(),
  detail: z.string().nullish(),
  comments: z.string().nullish(),
});
export type AnswerEvent = z.output<typeof answerEvent>;

export const answerStatistics = z.object({
  team: z.object({ id }),
  statistics: z.array(z.object({ type: z.string(), value: z.union([z.number(), z.string()]).nullable() })),
});

const lineUpPlayer = answerPerson.extend({
  number: z.int().nonnegative().max(999).nullish(),
  pos: z.string().nullish(),
  /** Line and place in it, `2:4`. */
  grid: z
    .string()
    .regex(/^[1-9]\d?:[1-9]\d?$/)
    .nullish(),
});
export type AnswerLineUpPlayer = z.output<typeof lineUpPlayer>;

export const answerLineUp = z.object({
  team: z.object({ id }),
  formation: z
    .string()
    .regex(/^\d(?:-\d)+$/)
    .nullish(),
  coach: answerPerson.nullish(),
  startXI: z.array(z.object({ player: lineUpPlayer })),
  substitutes: z.array(z.object({ player: lineUpPlayer })),
});

/** Counts of the players of one side. */
export const answerPlayers = z.object({
  players: z.array(
    z.object({ player: answerPerson, statistics: z.array(z.object({ games: z.object({ minutes: z.int().min(0).max(150).nullish() }) })) }),
  ),
});

/* Only the number of the competition, to pass over the rows of those that nobody follows before judging them. */
const leagueOnly = z.object({ league: z.object({ id }) });

export interface AnswerRow {
  /** The place of the match in the answer, counted from 1. */
  readonly row: number;
  readonly fixture: AnswerFixture;
}

/**
 * Returns the matches of an answer that belong to followed competitions, and a problem for each that lacks a member or has one that cannot be
 * right. An answer has the matches of all the world: those of other competitions are passed over.
 *
 * @throws SourceAnswerError where the answer is not a whole list of matches
 */
export function parseAnswer(
  source: string,
  text: string,
  isFollowed: (leagueId: number) => boolean,
): { rows: number; fixtures: AnswerRow[]; problems: FeedProblem[] } {
  const elements = listOf(source, text);
  const fixtures: AnswerRow[] = [];
  const problems: FeedProblem[] = [];
  for (const [index, element] of elements.entries()) {
    const row = index + 1;
    const league = leagueOnly.safeParse(element);
    if (league.success && !isFollowed(league.data.league.id)) continue;
    const parsed = fixture.safeParse(element);
    if (parsed.success) fixtures.push({ row, fixture: parsed.data });
    else problems.push(...parsed.error.issues.map((issue) => ({ source, row, ...doubtOf(issue, element) })));
  }
  return { rows: elements.length, fixtures, problems };
}

const envelope = z.object({
  errors: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
  paging: z.object({ total: z.int() }).nullish(),
  response: z.array(z.unknown()),
});

/**
 * Returns the elements of an answer.
 *
 * @throws SourceAnswerError where the answer is not a whole list
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

/** Returns the names of the faults, `token, requests`; their texts may repeat the key and are left out. */
function refusalIn(content: unknown): string | undefined {
  if (typeof content !== 'object' || content === null || !('errors' in content)) return undefined;
  const { errors } = content;
  if (typeof errors !== 'object' || errors === null || Object.keys(errors).length === 0) return undefined;
  if (Array.isArray(errors)) return 'no reason named';
  const names = Object.keys(errors).filter((name) => /^[a-z]{1,20}$/i.test(name));
  return names.length === 0 ? 'no reason named' : names.slice(0, 5).join(', ');
}

/** Returns what is wrong with a member of a row, without the place of the row. */
export function doubtOf(issue: z.core.$ZodIssue, element: unknown): Pick<FeedProblem, 'code' | 'field' | 'value'> {
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
  if (field === 'fixture.date') return 'bad-date';
  return /^(?:goals|score)\b/.test(field) ? 'bad-score' : 'not-this-format';
}
