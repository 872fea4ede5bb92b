import { html } from 'hono/html';
import { listLeaves } from '#data/ledger/list-leaves.ts';
import { rootOfPredictions } from '#data/ledger/prediction-tree.ts';
import { getCheckpoint } from '#data/queries/ledger/signed-head/get-checkpoint.ts';
import { getLastRecord } from '#data/queries/ledger/signed-head/get-last-record.ts';
import { listWitnesses } from '#data/queries/ledger/signed-head/list-witnesses.ts';
import { listLastBatches } from '#data/queries/prediction/list-last-batches.ts';
import { definePart } from '../part.ts';
import { facts } from '../views/facts.ts';
import { counted, duration, moment } from '../views/moments.ts';
import { table } from '../views/table.ts';

const batchesShown = 20;
/** Seconds without a check of the whole ledger after which one is missing, as in the alert LedgerUnchecked. */
const uncheckedSeconds = 6 * 3_600;

/** The ledger: its head, the last check of all records, the signatures of witnesses, and the proofs of predictions. */
export const ledgerPart = definePart({
  path: 'ledger',
  title: 'Ledger and proofs',
  async load({ db, figures, settings }) {
    const [head, signed, batches] = [await getLastRecord(db), await getCheckpoint(db), await listLastBatches(db, batchesShown)];
    const [last] = batches;
    const leaves = last === undefined ? [] : await listLeaves(db, last.sequence);
    const signatures = signed === undefined ? [] : await listWitnesses(db, signed.origin);
    const { publicUrl, witnesses } = settings.signing;
    return {
      head,
      signed,
      batches,
      lastProof: last && { isRight: leaves.length === last.leaves && rootOfPredictions(leaves) === last.root },
      check: figures.ledger?.figures,
      isSigning: publicUrl !== undefined,
      witnesses: [...new Set([...witnesses.map(({ key }) => key.name), ...signatures.map(({ witness }) => witness)])].map((name) => ({
        name,
        isAsked: witnesses.some(({ key }) => key.name === name),
        signature: signatures.findLast(({ witness }) => witness === name),
      })),
    };
  },
  summary({ head, check, lastProof, witnesses }) {
    const faults = check?.faults ?? 0;
    const isLate = check !== undefined && check.ageSeconds > uncheckedSeconds;
    const silent = witnesses.filter(({ isAsked, signature }) => isAsked && signature === undefined).length;
    const text = [
      head === undefined ? 'no record yet' : counted(head.sequence, 'record'),
      check === undefined
        ? 'checked by another process'
        : check.records === 0
          ? 'not yet checked by this process'
          : `${faults === 0 ? 'whole' : counted(faults, 'fault')}, checked ${duration(check.ageSeconds * 1_000)} ago`,
      ...(lastProof?.isRight === false ? ['the last predictions do not result in their root'] : []),
      ...(silent === 0 ? [] : [`${counted(silent, 'witness', 'witnesses')} without a signature`]),
    ].join('; ');
    return { state: faults > 0 || isLate || lastProof?.isRight === false ? 'fault' : silent > 0 ? 'waiting' : 'fine', text };
  },
  render({ head, signed, batches, lastProof, check, isSigning, witnesses }, view) {
    const { now } = view;
    return html`${facts([
      ['Head', head === undefined ? 'The ledger is empty.' : html`record ${head.sequence}, <code>${head.hash}</code>`],
      ['Written', head && moment(head.recordedAt, now)],
      [
        'Last check of all records',
        check === undefined
          ? 'This process runs no jobs; another one checks.'
          : check.records === 0
            ? 'This process has not made one since its start; it makes one each hour.'
            : `${counted(check.records, 'record')}, ${counted(check.faults, 'fault')}, ${duration(check.ageSeconds * 1_000)} ago`,
      ],
      [
        'Signed head',
        signed === undefined
          ? isSigning
            ? 'Nothing is signed yet.'
            : 'Nothing is signed: PUBLIC_URL is not set.'
          : html`${counted(signed.size, 'record')}, ${counted(signed.cosignatures.length, 'signature of a witness', 'signatures of witnesses')}, as <code>${signed.origin}</code>`,
      ],
      [
        'Proof of the last predictions',
        lastProof === undefined
          ? 'No prediction is on record.'
          : lastProof.isRight
            ? 'The stored predictions result in the recorded root.'
            : html`<span class="state fault">Fault</span> The stored predictions do not result in the recorded root. <code>npm run ledger:verify</code> says more.`,
      ],
    ])}
${table(view, {
  name: 'witnesses',
  title: 'Witnesses',
  rows: witnesses,
  empty: 'No witness signs the head (LEDGER_WITNESSES).',
  columns: [
    { head: 'Witness', cell: ({ name }) => name },
    { head: 'Asked', cell: ({ isAsked }) => (isAsked ? 'yes' : 'no longer') },
    { head: 'Signed', cell: ({ signature }) => moment(signature?.cosignedAt, now) },
    { head: 'Records', cell: ({ signature }) => signature?.size.toLocaleString('en'), isNumber: true },
    {
      head: 'Behind the signed head',
      cell: ({ signature }) => signature && signed && (signed.size - signature.size).toLocaleString('en'),
      isNumber: true,
    },
  ],
})}
${table(view, {
  name: 'batches',
  title: 'Last predictions',
  note: `The last ${batchesShown} records with predictions, each with the Merkle root over them.`,
  rows: batches,
  empty: 'No prediction is on record.',
  columns: [
    { head: 'Record', cell: ({ sequence }) => sequence.toLocaleString('en') },
    { head: 'Sport', cell: ({ sport }) => sport },
    { head: 'Predictions', cell: ({ leaves }) => leaves.toLocaleString('en'), isNumber: true },
    { head: 'Written', cell: ({ recordedAt }) => moment(recordedAt, now) },
    { head: 'First start', cell: ({ startsFrom }) => moment(startsFrom, now) },
    { head: 'Root', cell: ({ root }) => html`<code>${root.slice(0, 16)}…</code>` },
  ],
})}`;
  },
});
