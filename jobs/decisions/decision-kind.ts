import type { PoolClient } from 'pg';
import type { Database } from '#data/database/database.ts';

/** Result of a decision that was carried out. */
export interface CarriedOut<Details extends object> {
  /** Address or name of what was decided on; never a visitor's name or words. */
  readonly subject: string;
  /** Facts that its undo needs, as JSON. */
  readonly details: Details;
  /** Sentences that report the result to the operator. */
  readonly lines: readonly string[];
}

/** A kind of decision: how it is carried out, and how it is undone. */
export interface DecisionKind<Wish extends object, Details extends object> {
  /** Title in the audit, such as “Club confirmed”. */
  readonly title: string;
  /** Carries out a decision within a transaction, which is rolled back when it throws. */
  carryOut(client: PoolClient, wish: Wish, now: Date): Promise<CarriedOut<Details>>;
  /**
   * Undoes a decision within a transaction, and returns sentences that report the result. Left out when nothing can undo it.
   *
   * @throws AuditError when this decision cannot be undone, with what can be done instead
   */
  undo?(client: PoolClient, details: Details, subject: string, now: Date): Promise<readonly string[]>;
  /** Does what follows a decision and needs no transaction with it, and returns further sentences. */
  followUp?(db: Database, wish: Wish, now: Date): Promise<readonly string[]>;
}

/** Returns the kind itself; for its types. */
export function decisionKind<Wish extends object, Details extends object>(kind: DecisionKind<Wish, Details>): DecisionKind<Wish, Details> {
  return kind;
}
