import { expect, it } from 'vitest';
import { canonicalRecord } from './canonical-record.ts';
import { ChainCheck, type FoundRecord } from './chain-check.ts';
import { genesisHash, type LedgerRecord } from './ledger-record.ts';

/* A digest that a reader can follow: how long the text is, and which figure the chain hangs on. */
const digest = (text: string) => `${text.length} ${/"tipSequence":(\d+)/.exec(text)?.[1]}`;

/** Returns a chain of withdrawals of the tips 101, 102 and so on. */
function chain(length: number): LedgerRecord[] {
  const records: LedgerRecord[] = [];
  for (let sequence = 1; sequence <= length; sequence += 1) {
    const record = {
      sequence,
      kind: 'withdrawal',
      publishedAt: new Date('2024-07-01T12:00:00Z'),
      recordedAt: new Date('2024-07-01T12:00:01Z'),
      previousHash: records.at(-1)?.hash ?? genesisHash,
      body: { tipSequence: 100 + sequence, reason: 'postponed' },
    } as const;
    records.push({ ...record, hash: digest(canonicalRecord(record)) });
  }
  return records;
}

function found({ kind, body, ...place }: LedgerRecord, over: Partial<FoundRecord> = {}): FoundRecord {
  return { ...place, kind, contents: [{ kind, body }], ...over };
}

function check(records: readonly FoundRecord[]): ChainCheck {
  const walked = new ChainCheck(digest);
  for (const record of records) walked.see(record);
  return walked;
}

it('finds nothing wrong with a chain as it was written, and tells its end', () => {
  const records = chain(3);
  const { faults, records: count, lastSequence, lastHash } = check(records.map((record) => found(record)));
  expect({ faults, count, lastSequence, lastHash }).toEqual({ faults: [], count: 3, lastSequence: 3, lastHash: records[2]?.hash });
});

it('finds nothing wrong with no records at all', () => {
  expect(check([])).toMatchObject({ faults: [], records: 0, lastSequence: 0, lastHash: genesisHash });
});

it('may begin in the middle', () => {
  const [first, second] = chain(2) as [LedgerRecord, LedgerRecord];
  const walked = new ChainCheck(digest, first);
  walked.see(found(second));
  expect(walked.faults).toEqual([]);
});

it('names a gap as a whole, however wide it is', () => {
  const records = chain(2).map((record) => found(record));
  const far = found(chain(1)[0] as LedgerRecord, { sequence: 2_000_000_000 });
  expect(check([...records, far]).faults[0]).toEqual({ sequence: 3, until: 1_999_999_999, fault: 'missing' });
});

it('notes a number that comes a second time, even where the hashes hang together', () => {
  const [first, second] = chain(2).map((record) => found(record)) as [FoundRecord, FoundRecord];
  expect(check([first, { ...second, sequence: 1 }]).faults).toEqual([{ sequence: 1, fault: 'unlinked' }]);
});

it('tells missing contents, contents of another kind, and contents without a record apart', () => {
  const [first, second, third] = chain(3).map((record) => found(record)) as [FoundRecord, FoundRecord, FoundRecord];
  const walked = check([
    { ...first, contents: [] },
    { ...second, contents: [...second.contents, { kind: 'tip', body: {} }] },
    { ...third, kind: 'tip' },
  ]);
  walked.seeUnrecorded(9);
  expect(walked.faults).toEqual([
    { sequence: 1, fault: 'empty' },
    { sequence: 2, fault: 'foreign' },
    { sequence: 3, fault: 'empty' },
    { sequence: 3, fault: 'foreign' },
    { sequence: 9, fault: 'unrecorded' },
  ]);
});
