import type { Site } from '#app/site/site-context.server.ts';
import { type BegunChance, type BegunPrediction, listBegunPredictions } from '#data/queries/prediction/list-begun-predictions.ts';
import { regularGoals } from '#domain/match/football-play.ts';
import { outcomeOf } from '#domain/match/match-score.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Filtered } from '../filter-tips.ts';

/** Predictions on matches that are being played. */
export interface InPlay {
  readonly predictions: readonly BegunPrediction[];
  readonly found: number;
  /** Number of predictions that would be right at the present scores. */
  readonly standing: number;
}

/** Predictions on matches that are over. */
export interface Finished {
  readonly predictions: readonly BegunPrediction[];
  readonly found: number;
  readonly decided: number;
  readonly right: number;
  /** Sum of the chances of the decided ones. */
  readonly promised: number;
}

/**
 * Returns the predictions on matches that have begun in two groups: still being played, or over.
 *
 * @param shown max number of each group that is shown, in the given order; the sums are over all
 */
export async function loadBegun(
  { db, words }: Site,
  predictions: readonly BegunChance[],
  shown: number,
): Promise<{ readonly inPlay: InPlay; readonly finished: Finished }> {
  const playing = predictions.filter((prediction) => prediction.playing !== null);
  const over = predictions.filter((prediction) => prediction.playing === null);
  const [shownPlaying, shownOver] = await Promise.all(
    [playing, over].map((group) => listBegunPredictions(db, group.slice(0, shown), words.locale.tag)),
  );
  const decided = over.filter(({ outcome }) => outcome === 'right' || outcome === 'wrong');
  return {
    inPlay: { predictions: shownPlaying ?? [], found: playing.length, standing: playing.filter(doesStand).length },
    finished: {
      predictions: shownOver ?? [],
      found: over.length,
      decided: decided.length,
      right: decided.filter(({ outcome }) => outcome === 'right').length,
      promised: decided.reduce((sum, { chance }) => sum + chance, 0),
    },
  };
}

/** Returns a prediction as if it were a tip, for the filters. */
export function begunAsFiltered(prediction: BegunChance): BegunChance & Filtered {
  const { result, chance, competitionId } = prediction;
  const bet = rulesOf('football').model.betOn(result);
  return { ...prediction, sport: 'football', bet, probability: chance, tournamentId: competitionId };
}

/** Returns true for a prediction that would be right at the match's present score; a match without a score counts as a draw. */
function doesStand({ result, playing }: BegunChance): boolean {
  const goals = (playing && regularGoals(playing)) ?? { home: playing?.homeGoals ?? 0, away: playing?.awayGoals ?? 0 };
  return outcomeOf(goals) === result;
}
