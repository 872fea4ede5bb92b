import { z } from 'zod';
import type { FeedProblem } from '#data/feeds/feed.ts';
import { listOf, problemIn } from '#data/sources/api-sports-answer.ts';
import { asLosingMatch } from '#data/sources/problems-of-row.ts';

const id = z.int().positive();
const points = z.int().nonnegative().max(250).nullable();
const scores = z.object({
  quarter_1: points,
  quarter_2: points,
  quarter_3: points,
  quarter_4: points,
  over_time: points,
  total: points,
});
/* U+FFFD replaces bytes of another encoding that were read as UTF-8: the name is lost. */
const line = z
  .string()
  .refine((text) => text.isWellFormed() && !/[\0\uFFFD]/.test(text))
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1));
const team = z.object({ id, name: line });

const game = z.object({
  id,
  date: z.iso.datetime({ offset: true }),
  stage: line.nullish(),
  status: z.object({ short: z.string() }),
  league: z.object({ id }),
  teams: z.object({ home: team, away: team }),
  scores: z.object({ home: scores, away: scores }),
});
export type AnswerGame = z.output<typeof game>;
export type AnswerScores = AnswerGame['scores'];

/* Only the number of the competition, to skip the rows of those that are not followed before judging them. */
const leagueOnly = z.object({ league: z.object({ id }) });

/**
 * Returns the games of an answer that belong to followed competitions, with their places counted from 1, and a problem for each that lacks a member
 * or has an impossible one. An answer has the games of the whole world: those of other competitions are skipped.
 *
 * @throws SourceAnswerError when the answer is not a complete list of games
 */
export function parseGames(
  source: string,
  text: string,
  isFollowed: (leagueId: number) => boolean,
): { rows: number; games: { readonly row: number; readonly game: AnswerGame }[]; problems: FeedProblem[] } {
  const elements = listOf(source, text);
  const games: { readonly row: number; readonly game: AnswerGame }[] = [];
  const problems: FeedProblem[] = [];
  for (const [index, element] of elements.entries()) {
    const row = index + 1;
    const league = leagueOnly.safeParse(element);
    if (league.success && !isFollowed(league.data.league.id)) continue;
    const parsed = game.safeParse(element);
    if (parsed.success) games.push({ row, game: parsed.data });
    else problems.push(...asLosingMatch(parsed.error.issues.map((issue) => ({ source, row, ...problemIn(issue, element) }))));
  }
  return { rows: elements.length, games, problems };
}
