import { expect, it } from 'vitest';
import { canonicalRecord, ledgerLine } from '#domain/ledger/canonical-record.ts';
import { genesisHash, type LedgerRecord, type UnhashedRecord } from '#domain/ledger/ledger-record.ts';
import { recordHash, sha256 } from './record-hash.ts';

/** Example of docs/ledger.md. */
const record: UnhashedRecord = {
  sequence: 1,
  kind: 'tip',
  publishedAt: new Date('2024-06-30T12:00:00Z'),
  recordedAt: new Date('2024-06-30T12:00:00.25Z'),
  previousHash: genesisHash,
  body: {
    matchId: 7,
    tournamentId: 'england.premier-league',
    season: '2023-24',
    homeClubId: 11,
    homeClubName: 'Queen’s Park',
    awayClubId: 12,
    awayClubName: 'Παναθηναϊκός',
    kickoffUtc: new Date('2024-07-01T14:00:00Z'),
    kickoffKnown: true,
    market: 'total-goals',
    line: 2.5,
    selection: 'over',
    decimalOdds: 1.91,
    bookmaker: 'bet365',
    quotedAt: new Date('2024-06-30T09:00:00Z'),
    probability: 0.545,
    modelProbability: 0.57,
    blendedProbability: 0.545,
    expectedValue: 0.04095,
    model: { homeGoals: 1.7, awayGoals: 1.25, lowScoreDependence: -0.05, drawWeight: 1.02 },
    blended: { homeGoals: 1.6, awayGoals: 1.1, lowScoreDependence: -0.05, drawWeight: 1 },
    halfTimeShare: null,
    reliabilityLevel: 4,
    reliabilityMatches: 142,
    stakeUnits: 1,
    reasons: [{ code: 'goals-expected', home: 1.6, away: 1.1, league: 2.6, supports: true }],
    modelVersion: '1',
    origin: 'live',
  },
};

/* Made by Python's hashlib of the text written out in docs/ledger.md. */
const hash = '0f46eb4ef45f6bef8b616b9ca60a292e0233c2e6f5cbd2b3076ed26e4c1813bf';

it('is SHA-256 as its standard has it (FIPS 180-4, of "abc" and of nothing)', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

it('is the hash that another program makes of the text in the documentation', () => {
  expect(recordHash(record)).toBe(hash);
});

it('is found on a line of a download by taking the hash out of its text', () => {
  const line = ledgerLine({ ...record, hash } as LedgerRecord);
  expect(line).toContain(`"hash":"${hash}",`);
  expect(line.replace(`"hash":"${hash}",`, '')).toBe(canonicalRecord(record));
});
