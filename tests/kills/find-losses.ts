import { createVoters } from '#app/endpoints/votes/voters.ts';
import type { Database } from '#data/database/database.ts';
import { cachedSecret } from '#server/security/cached-secret.ts';
import type { AcknowledgedMessage, AcknowledgedVote } from './visitors.ts';

/** Max age of votes that a crash of the database may lose, in milliseconds (decision 26). */
const votesAtRiskMs = 500;

export interface Losses {
  readonly messages: readonly AcknowledgedMessage[];
  readonly votes: readonly AcknowledgedVote[];
  /**
   * The number of votes acknowledged within half a second of a kill of the database; `votesAtRiskMissing` is the number of these that are
   * missing.
   */
  readonly votesAtRisk: number;
  readonly votesAtRiskMissing: number;
}

/** Returns the acknowledged messages and votes that are not in the database. */
export async function findLosses(
  db: Database,
  acknowledged: { readonly messages: readonly AcknowledgedMessage[]; readonly votes: readonly AcknowledgedVote[] },
  databaseKilledAt: readonly number[],
): Promise<Losses> {
  const { rows: messages } = await db.query<{ name: string }>('select name from contact_messages');
  const names = new Set(messages.map(({ name }) => name));
  const { rows: votes } = await db.query<{ item: string; voter: string; option: string }>('select item, voter, option from votes');
  const stored = new Set(votes.map(({ item, voter, option }) => `${item} ${voter} ${option}`));
  const voters = createVoters({ readKey: cachedSecret(db, 'voters'), https: true });
  const missing: AcknowledgedVote[] = [];
  for (const vote of acknowledged.votes) {
    if (!stored.has(`${vote.item} ${await voters.keyOf(vote.cookie)} ${vote.option}`)) missing.push(vote);
  }
  // Its last processes answer for a moment longer than the server itself lives.
  const isAtRisk = ({ at }: AcknowledgedVote) => databaseKilledAt.some((killedAt) => Math.abs(at - killedAt) <= votesAtRiskMs);
  return {
    messages: acknowledged.messages.filter(({ name }) => !names.has(name)),
    votes: missing.filter((vote) => !isAtRisk(vote)),
    votesAtRisk: acknowledged.votes.filter(isAtRisk).length,
    votesAtRiskMissing: missing.filter(isAtRisk).length,
  };
}
