import { storeCosignature } from '#data/commands/ledger/store-cosignature.ts';
import type { Database } from '#data/database/database.ts';
import { getCheckpoint, type StoredCheckpoint } from '#data/queries/ledger/signed-head/get-checkpoint.ts';
import type { LedgerTree } from '#data/queries/ledger/signed-head/ledger-tree.ts';
import { listWitnesses } from '#data/queries/ledger/signed-head/list-witnesses.ts';
import { checkpointText } from '#domain/ledger/checkpoint.ts';
import { cosignedAt, type NoteSignature, signatureLine } from './signed-note.ts';
import { addCheckpoint, type Witness } from './witness.ts';

/**
 * The result of asking a witness. `signed`: its signature is stored. `other-history`: it has signed records that the ledger does not have.
 * `unknown`: it does not know the ledger or its key. `invalid`: what it sent is no signature of its key over this head. `unreachable`: it did
 * not answer.
 */
export type WitnessOutcome = 'signed' | 'other-history' | 'unknown' | 'invalid' | 'unreachable';

export interface WitnessResult {
  readonly witness: string;
  readonly outcome: WitnessOutcome;
  /** The number of records of the head. */
  readonly size: number;
  /** The reason or the result in a sentence for the operator. */
  readonly message: string;
}

type Asked = Pick<WitnessResult, 'outcome' | 'message'>;

/** The time by which the clock of a witness may be ahead of this machine's. */
const clocksApartMs = 3_600_000;

/**
 * Asks each witness to sign the newest head, at the same time, and stores the signatures that are valid. Returns the results; none for a witness
 * that has signed it already.
 *
 * @param mayAsk false for a witness that is to be left alone for now
 */
export async function askWitnesses(
  database: Database,
  { tree, origin, witnesses }: { readonly tree: LedgerTree; readonly origin: string; readonly witnesses: readonly Witness[] },
  { now, signal, mayAsk }: { readonly now: Date; readonly signal: AbortSignal; mayAsk(witness: Witness): boolean },
): Promise<WitnessResult[]> {
  const head = await getCheckpoint(database, { origin });
  // A ledger that lost records is not signed, and its former head cannot be proved any more.
  if (head === undefined || head.size > (await tree.size())) return [];
  const signed = await listWitnesses(database, origin);
  const asked = witnesses.map(async (witness): Promise<WitnessResult | undefined> => {
    const { name, id } = witness.key;
    const old = signed.find((one) => one.witness === name && one.keyId === id)?.size ?? 0;
    if (old >= head.size || !mayAsk(witness)) return undefined;
    return { witness: name, size: head.size, ...(await ask(database, tree, { head, witness, old, now, signal })) };
  });
  return (await Promise.all(asked)).filter((result) => result !== undefined);
}

interface Question {
  readonly head: StoredCheckpoint;
  readonly witness: Witness;
  /** The number of records of the head that the witness signed last. */
  readonly old: number;
  readonly now: Date;
  readonly signal: AbortSignal;
}

async function ask(database: Database, tree: LedgerTree, question: Question): Promise<Asked> {
  const { head, witness, old, signal } = question;
  const submit = async (from: number) =>
    addCheckpoint(witness, { old: from, proof: await tree.consistencyProof(from, head.size), note: head.note }, signal);
  let answer = await submit(old);
  if (answer.kind === 'size') {
    const { size } = answer;
    if (size > head.size) {
      return { outcome: 'other-history', message: `it has signed ${size} records, and the ledger has ${head.size}` };
    }
    // It may have signed what never arrived here, or be asked by this database for the first time.
    answer = size === old ? { kind: 'refused', status: 409 } : await submit(size);
  }
  switch (answer.kind) {
    case 'signed':
      return accept(database, answer.signatures, question);
    case 'size':
      return { outcome: 'unreachable', message: `it signed ${answer.size} records while it was asked` };
    case 'unreachable':
      return { outcome: 'unreachable', message: answer.why };
    case 'refused':
      return answer.status === 409 || answer.status === 422
        ? { outcome: 'other-history', message: `it answered ${answer.status}: it has signed other records than these` }
        : { outcome: 'unknown', message: `it answered ${answer.status}: it does not know the ledger ${head.origin}, or its key` };
  }
}

/** Stores the signatures of the witness's own key; others are ignored. */
async function accept(database: Database, signatures: readonly NoteSignature[], { head, witness: { key }, now }: Question): Promise<Asked> {
  const { origin, size } = head;
  for (const signature of signatures) {
    const at = cosignedAt(checkpointText(head), signature, key);
    if (at === undefined || at.getTime() > Date.now() + clocksApartMs) continue;
    const line = signatureLine(key, signature.bytes);
    await storeCosignature(database, { origin, size, witness: key.name, keyId: key.id, line, cosignedAt: at }, now);
    return { outcome: 'signed', message: `it signed ${size} records` };
  }
  return { outcome: 'invalid', message: 'it sent no valid signature of its key' };
}
