import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { noteLedgerChanges } from '#data/commands/ledger/note-ledger-changes.ts';
import type { Queryable } from '#data/database/database.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { PredictionOutcome } from '#domain/prediction/settle-prediction.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { PlayOf } from '#domain/sports/sport-types.ts';
import { lockLedger } from '../ledger/append-records.ts';
import { addToPredictionSums } from './add-to-prediction-sums.ts';

/** Outcome of a prediction, and the facts of its match that determine it. */
export interface FoundOutcome {
  readonly sequence: number;
  readonly leaf: number;
  /** Present id of the match; null when it is no longer stored. */
  readonly presentMatchId: number | null;
  readonly outcome: PredictionOutcome;
  readonly matchStatus: MatchStatus | null;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly play: PlayOf<Sport> | null;
  /** Corners and cards of both sides together, when they were predicted and are known. */
  readonly corners: number | null;
  readonly cards: number | null;
}

/** Stores the outcomes of predictions, replacing earlier ones, and updates the sums of all predictions, inside the caller's transaction. */
export async function storeOutcomes(client: Queryable, found: readonly FoundOutcome[], now: Date): Promise<void> {
  if (found.length === 0) return;
  await lockLedger(client);
  await addToPredictionSums(client, -1, found);
  await client.query(
    `insert into prediction_outcomes (sequence, leaf, outcome, match_status, home_goals, away_goals, play, corners, cards, settled_at)
     select sequence, leaf, outcome, "matchStatus", "homeGoals", "awayGoals", play, corners, cards, $2
     from jsonb_to_recordset($1) as o("sequence" integer, "leaf" integer, "outcome" text, "matchStatus" text, "homeGoals" smallint,
       "awayGoals" smallint, "play" jsonb, "corners" smallint, "cards" smallint)
     on conflict (sequence, leaf) do update set outcome = excluded.outcome, match_status = excluded.match_status, home_goals = excluded.home_goals,
       away_goals = excluded.away_goals, play = excluded.play, corners = excluded.corners, cards = excluded.cards, settled_at = excluded.settled_at`,
    [JSON.stringify(found), now],
  );
  await addToPredictionSums(client, 1, found);
  await noteLedgerChanges(
    client,
    found.flatMap(({ presentMatchId }) => presentMatchId ?? []),
    now,
    'prediction',
  );
  await recordChanges(client, ['predictions'], now);
}
