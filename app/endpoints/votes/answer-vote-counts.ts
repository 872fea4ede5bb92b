import { ApiError } from '#app/endpoints/api/api-error.ts';
import type { Database } from '#data/database/database.ts';
import { type Ballot, findBallot } from '#data/queries/vote/find-ballot.ts';
import { countVotes } from '#data/votes/count-votes.ts';
import { isVotedSport } from '#domain/vote/voted-sports.ts';
import { toCountsAnswer, type VoteCountsAnswer } from './vote-answer.ts';

/** Returns the votes on an item, as the API gives them. */
export async function answerVoteCounts(db: Database, sport: string, item: string, now: Date): Promise<VoteCountsAnswer> {
  const ballot = await readBallot(db, { sport, item, now, unknown: 404 });
  return toCountsAnswer(ballot, await countVotes(db, ballot.sport, ballot.item));
}

/**
 * Returns the match or the poll that a sport and an item name.
 *
 * @throws ApiError with the given status, which names the unknown one of both
 */
export async function readBallot(
  db: Database,
  { sport, item, now, unknown }: { readonly sport: string; readonly item: string; readonly now: Date; readonly unknown: 400 | 404 },
): Promise<Ballot> {
  if (!isVotedSport(sport)) throw new ApiError(unknown, 'unknown_sport', `There are no votes in the sport ${quoted(sport)}.`, 'sport');
  const ballot = await findBallot(db, { sport, item, now, locale: 'en' });
  if (ballot === undefined)
    throw new ApiError(unknown, 'unknown_item', `There is nothing to vote on by the name ${quoted(item)} in ${sport}.`, 'item');
  return ballot;
}

/** Returns the beginning of a received value in quotes, for an error message. */
export const quoted = (value: string) => JSON.stringify(value.slice(0, 100));
