import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { ApiErrorCode } from '#app/endpoints/api/answers.ts';
import { ApiError } from '#app/endpoints/api/api-error.ts';
import { toApiError } from '#app/endpoints/api/to-api-error.ts';
import { createAddressLimit } from '#app/endpoints/limits/address-limit.ts';
import type { SiteApp } from '#app/http/site-app.ts';
import type { LocaleSites } from '#app/i18n/locale-sites.ts';
import { type VoteReply, votesAddress } from '#app/pages/votes/votes.address.ts';
import type { Visitor } from '#app/site/site-context.server.ts';
import type { Database } from '#data/database/database.ts';
import type { Ballot } from '#data/queries/vote/find-ballot.ts';
import type { Clock } from '#domain/time/clock.ts';
import { quoted, readBallot } from './answer-vote-counts.ts';
import { readVote } from './read-vote.ts';
import { toVoteAnswer, type VoteAnswer } from './vote-answer.ts';
import { createVoteBox } from './vote-box.ts';
import type { Voters } from './voters.ts';

export interface VotesParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly localeSites: LocaleSites;
  readonly voters: Voters;
  readonly metrics: { refused(reason: ApiErrorCode): void };
  reportFailure(error: unknown, request: { readonly message: string }): void;
  visitorOf(request: IncomingMessage): Pick<Visitor, 'addressKey'>;
}

const tooMany = 'Too many votes came from this network address.';

/** Codes of refused votes, by the reply; none for an accepted vote. */
const refusals = { thanks: undefined, already: 'already_voted', closed: 'poll_closed', 'too-many': 'too_many_votes' } as const;

/** Max calls of a network address per minute, in all processes. */
const limitOfAddress = { subject: 'votes', most: 60, withinSeconds: 60 } as const;

/** Mounts /votes, with an optional language in front, which accepts votes. A request that does not want JSON is redirected to a page in that language. */
export function mountVotes(app: SiteApp, { db, clock, localeSites, voters, metrics, reportFailure, visitorOf }: VotesParts): void {
  const intoBox = createVoteBox({ db, clock });
  const waitOf = createAddressLimit(db, limitOfAddress);

  async function take(c: Context, incoming: IncomingMessage): Promise<TakenVote> {
    const sent = await readVote(c.req);
    const addressKey = await visitorOf(incoming).addressKey();
    const waitMs = await waitOf(addressKey);
    if (waitMs !== undefined) {
      c.header('Retry-After', String(Math.ceil(waitMs / 1_000)));
      throw new ApiError(429, 'too_many_votes', tooMany);
    }
    const now = clock.now();
    const ballot = await readBallot(db, { ...sent, now, unknown: 400 });
    if (!ballot.options.includes(sent.option))
      throw new ApiError(
        400,
        'unknown_option',
        `${quoted(sent.option)} cannot be voted for; known: ${ballot.options.join(', ')}.`,
        'option',
      );
    if (!ballot.open) return { ballot, reply: 'closed' };
    const voter = await voters.voterOf(c.req.header('cookie'));
    const { outcome, counts } = await intoBox(ballot, { option: sent.option, voter: voter.key, addressKey });
    if (outcome.kind === 'refused')
      return { ballot, reply: 'too-many', retryAfterSeconds: Math.max(1, Math.ceil((outcome.retryAt.getTime() - now.getTime()) / 1_000)) };
    if (outcome.kind === 'already') return { ballot, reply: 'already', vote: toVoteAnswer(ballot, counts, outcome) };
    c.header('Set-Cookie', voter.cookie);
    return { ballot, reply: 'thanks', vote: toVoteAnswer(ballot, counts, { option: sent.option, counted: outcome.kind === 'counted' }) };
  }

  const prefixes = new Set(localeSites.all.map(({ prefix }) => prefix));
  for (const prefix of prefixes) {
    app.post(`${prefix}/votes`, async (c) => {
      const json = (c.req.header('accept') ?? '').includes('application/json');
      c.header('Cache-Control', 'private, no-store');
      try {
        const taken = await take(c, c.env.incoming);
        const refusal = refusals[taken.reply];
        if (refusal !== undefined) metrics.refused(refusal);
        if (taken.retryAfterSeconds !== undefined) c.header('Retry-After', String(taken.retryAfterSeconds));
        if (json) return answer(c, taken);
        return c.redirect(prefix + votesAddress.href({ ...taken.ballot, said: taken.reply }), 303);
      } catch (error) {
        const failure = toApiError(error);
        reportFailure(error, { message: 'a vote failed' });
        if (failure.status === 503) c.header('Retry-After', '5');
        return json ? c.json(failure.body(), failure.status) : c.text(failure.message, failure.status);
      }
    });
  }
}

interface TakenVote {
  readonly ballot: Ballot;
  readonly reply: VoteReply;
  /** The stored vote of the visitor, with the counts. */
  readonly vote?: VoteAnswer;
  readonly retryAfterSeconds?: number;
}

function answer(c: Context, { ballot: { sport, item }, reply, vote }: TakenVote): Response {
  switch (reply) {
    case 'thanks':
      return c.json({ data: vote });
    case 'already':
      return c.json({ ...new ApiError(409, 'already_voted', 'This visitor has voted on this item before.').body(), data: vote }, 409);
    case 'closed':
      return c.json(new ApiError(400, 'poll_closed', `The vote on ${quoted(item)} in ${sport} is closed.`, 'item').body(), 400);
    case 'too-many':
      return c.json(new ApiError(429, 'too_many_votes', tooMany).body(), 429);
  }
}
