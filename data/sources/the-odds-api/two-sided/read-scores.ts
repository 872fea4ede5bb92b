import { z } from 'zod';
import type { Pair } from '#domain/sports/pair.ts';
import { asLosingMatch, type RowProblem } from '../../problems-of-row.ts';
import { eventSchema, parsePart } from '../answer.ts';
import { oddsApiSport } from './odds-api-of-sports.ts';
import type { ReadEvent } from './read-prices.ts';
import { toTwoSidedMatch } from './to-two-sided-match.ts';
import type { KnownSides, OddsApiTwoSidedLeague } from './two-sided-league.ts';

const scoreSchema = eventSchema.omit({ bookmakers: true }).extend({
  completed: z.boolean(),
  scores: z.array(z.object({ name: z.string(), score: z.union([z.string(), z.number()]).nullable() })).nullish(),
});
type ScoreEvent = z.output<typeof scoreSchema>;

/**
 * Returns the match of an event with its present score: points in basketball, without quarters; in tennis the sets won by each side, without their games. A
 * match that has begun and has no score yet is left out, because nothing is known of it.
 *
 * A match of tennis is over when one player has the sets that win it. One reported as completed before that was broken off in an unknown way: it is left
 * out with a problem, and so is an impossible number of sets.
 */
export function readScores(element: unknown, league: OddsApiTwoSidedLeague, known: KnownSides, now: Date): ReadEvent {
  const problems: RowProblem[] = [];
  const event = parsePart(scoreSchema, element, '', problems);
  if (event === undefined) return { problems: asLosingMatch(problems) };
  const { completed } = event;
  const hasScores = event.scores !== null && event.scores !== undefined && event.scores.length > 0;
  if (!hasScores) {
    if (completed) return { problems: asLosingMatch([{ code: 'missing-value', field: 'scores' }]) };
    if (new Date(event.commence_time) <= now) return { problems };
    return toTwoSidedMatch(event, league, known, { status: 'scheduled', quotes: [] });
  }
  const score = scoreOf(event);
  const { canBe, playOf } = oddsApiSport(league);
  if (score === undefined || !canBe(score, completed, league)) {
    return { problems: asLosingMatch([{ code: 'bad-score', field: 'scores', value: writtenScores(event) }]) };
  }
  return toTwoSidedMatch(event, league, known, {
    status: completed ? 'finished' : 'live',
    quotes: [],
    play: playOf(score, completed),
  });
}

/** Returns the score in the order of the sides; undefined when a side has none or two, or one that is no number. */
function scoreOf({ scores, home_team, away_team }: ScoreEvent): Pair<number> | undefined {
  const [home, away] = [home_team, away_team].map((side) => {
    const [own, ...more] = (scores ?? []).filter(({ name }) => name === side);
    const written = String(own?.score ?? '').trim();
    return more.length === 0 && /^\d{1,3}$/.test(written) ? Number(written) : undefined;
  });
  return home === undefined || away === undefined || scores?.length !== 2 ? undefined : [home, away];
}

function writtenScores({ scores, completed }: ScoreEvent): string {
  const written = (scores ?? []).map(({ score }) => score ?? 'none').join('-');
  return `${written}${completed ? ', completed' : ''}`.slice(0, 60);
}
