import { z } from 'zod';
import type { FeedProblem } from '#data/feeds/feed.ts';
import { listOf, problemIn } from '#data/sources/api-sports-answer.ts';
import { asLosingMatch } from '#data/sources/problems-of-row.ts';

/* U+FFFD replaces bytes of another encoding that were read as UTF-8: the name is lost. */
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

/* Only the number of the competition, to skip the rows of those that are not followed before judging them. */
const leagueOnly = z.object({ league: z.object({ id }) });

export interface AnswerRow {
  /** The place of the match in the answer, counted from 1. */
  readonly row: number;
  readonly fixture: AnswerFixture;
}

/**
 * Returns the matches of an answer that belong to followed competitions, and a problem for each that lacks a member or has an impossible one. An
 * answer has the matches of the whole world: those of other competitions are skipped.
 *
 * @throws SourceAnswerError when the answer is not a complete list of matches
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
    else problems.push(...asLosingMatch(parsed.error.issues.map((issue) => ({ source, row, ...problemIn(issue, element) }))));
  }
  return { rows: elements.length, fixtures, problems };
}
