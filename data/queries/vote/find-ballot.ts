import type { Queryable } from '#data/database/database.ts';
import { choicesOf, isMatchVoteOpen } from '#domain/vote/match-ballot.ts';
import { findPoll, type Poll } from '#domain/vote/polls.ts';
import { sportOfVotes, type VotedSport } from '#domain/vote/voted-sports.ts';
import { type BallotMatch, getBallotMatch } from './get-ballot-match.ts';

/** Match or poll that visitors can vote on. */
export interface Ballot {
  readonly sport: VotedSport;
  /** Name under which votes on it are stored; a match that was united with another has the other's. */
  readonly item: string;
  readonly options: readonly string[];
  readonly open: boolean;
  /** Match or poll of this name; exactly one is set. */
  readonly match?: BallotMatch;
  readonly poll?: Poll;
}

/** Largest integer of PostgreSQL. */
const maxMatchId = 2_147_483_647;

/** Returns the match or the poll that a sport and an item name; undefined when it does not exist. */
export async function findBallot(database: Queryable, question: BallotQuestion): Promise<Ballot | undefined> {
  const { sport, item, now, locale } = question;
  const played = sportOfVotes(sport);
  if (played !== undefined) {
    if (!/^[1-9]\d{0,9}$/.test(item) || Number(item) > maxMatchId) return undefined;
    const match = await getBallotMatch(database, played, Number(item), locale);
    return match && { sport, item: String(match.id), options: choicesOf(played), open: isMatchVoteOpen(match, now), match };
  }
  const poll = findPoll(sport, item);
  return poll && { sport, item, options: poll.options.map(({ value }) => value), open: true, poll };
}

export interface BallotQuestion {
  readonly sport: VotedSport;
  readonly item: string;
  readonly now: Date;
  /** Language of the clubs' names. */
  readonly locale: string;
}
