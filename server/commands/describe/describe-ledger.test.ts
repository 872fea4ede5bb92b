import { expect, it } from 'vitest';
import { describeLedger, describeSigning } from './describe-ledger.ts';

const hash = (digit: string) => digit.repeat(64);

it('says of a sound ledger how long it is, its last hash, and where the anchors are', () => {
  const verification = { records: 3, lastSequence: 3, lastHash: hash('c'), faults: [], anchors: [{ hash: hash('b'), sequence: 2 }] };
  expect(describeLedger('real', verification)).toEqual({
    lines: [
      '3 records of the real ledger checked',
      `last hash, of record 3: ${hash('c')}`,
      `anchor ${hash('b')}: record 2`,
      'Nothing was edited, put in or taken out',
    ],
    faults: [],
  });
});

it('says who signed the ledger, and what was signed and is gone', () => {
  const verification = { records: 3, lastSequence: 3, lastHash: hash('c'), faults: [], anchors: [] };
  const head = { size: 5, verifierKey: 'tips.example+0a0b0c0d+AQ==' };
  const witness = { witness: 'witness.example/w1', keyId: '01020304', size: 5, cosignedAt: new Date('2026-11-29T12:00:00Z') };
  const lost = 'a head of 5 records was signed, and the ledger has 3';
  expect(describeLedger('real', verification, describeSigning(head, [witness], undefined)).lines.slice(2)).toEqual([
    'signed head: 5 records, by tips.example+0a0b0c0d+AQ==',
    'witness witness.example/w1: 5 records, 2026-11-29T12:00:00Z',
    'Nothing was edited, put in or taken out',
  ]);
  expect(describeLedger('real', verification, describeSigning(head, [], lost)).faults).toEqual([
    `the ledger is not what was signed: ${lost}`,
  ]);
});

it('says of an empty ledger that there is none', () => {
  const verification = { records: 0, lastSequence: 0, lastHash: hash('0'), faults: [], anchors: [] };
  expect(describeLedger('demonstration', verification).lines).toEqual([
    '0 records of the demonstration ledger checked',
    'Nothing was edited, put in or taken out',
  ]);
});

it('names each fault with its number, and an anchor that is gone', () => {
  const verification = {
    records: 2,
    lastSequence: 6,
    lastHash: hash('c'),
    faults: [
      { sequence: 1, until: 1, fault: 'missing' },
      { sequence: 3, until: 5, fault: 'missing' },
      { sequence: 6, fault: 'unlinked' },
      { sequence: 6, fault: 'changed' },
    ] as const,
    anchors: [{ hash: hash('d'), sequence: undefined }],
  };
  expect(describeLedger('real', verification)).toEqual({
    lines: ['2 records of the real ledger checked', `last hash, of record 6: ${hash('c')}`],
    faults: [
      'record 1 is missing',
      'records 3 to 5 are missing',
      'record 6 does not name the hash of the record before it',
      'record 6 was changed: its hash is of other contents',
      `anchor ${hash('d')} is in no record: what led to it is gone`,
    ],
  });
});
