import type { Queryable } from '#data/database/database.ts';
import type { FoundRecord } from '#domain/ledger/chain-check.ts';
import { type LedgerKind, ledgerKinds } from '#domain/ledger/ledger-record.ts';
import { ledgerTables, selectMembers } from './ledger-columns.ts';

/** Stretch of the ledger exactly as stored, valid or not. */
export interface FoundStretch {
  readonly records: readonly FoundRecord[];
  /** Sequences of contents without a record. */
  readonly unrecorded: readonly number[];
  /** Last sequence of the stretch; undefined when it reaches the end of the ledger. */
  readonly end: number | undefined;
}

type PlaceRow = Omit<FoundRecord, 'contents'>;
type Contents = FoundRecord['contents'][number];

const greatestInteger = 2_147_483_647;

/** Returns up to `limit` records after a sequence, with the contents stored under their sequences. */
export async function listFoundRecords(database: Queryable, after: number, limit: number): Promise<FoundStretch> {
  const { rows: places } = await database.query<PlaceRow>({
    name: 'list-ledger-places',
    text: `select sequence, kind, published_at as "publishedAt", recorded_at as "recordedAt", previous_hash as "previousHash", hash
           from ledger_records where sequence > $1 order by sequence limit $2`,
    values: [after, limit],
  });
  const end = places.length < limit ? undefined : places.at(-1)?.sequence;
  const contents = await listContents(database, after, end ?? greatestInteger);
  const records = places.map((place) => ({ ...place, contents: contents.get(place.sequence) ?? [] }));
  for (const { sequence } of places) contents.delete(sequence);
  return { records, unrecorded: [...contents.keys()].sort((first, second) => first - second), end };
}

async function listContents(database: Queryable, after: number, upTo: number): Promise<Map<number, Contents[]>> {
  const found = new Map<number, Contents[]>();
  for (const kind of ledgerKinds) {
    for (const { sequence, ...body } of await listBodies(database, kind, after, upTo)) {
      const contents = found.get(sequence) ?? [];
      contents.push({ kind, body });
      found.set(sequence, contents);
    }
  }
  return found;
}

async function listBodies(database: Queryable, kind: LedgerKind, after: number, upTo: number): Promise<{ readonly sequence: number }[]> {
  const { rows } = await database.query<{ readonly sequence: number }>({
    name: `list-ledger-bodies-${kind}`,
    text: `select b.sequence, ${selectMembers(kind, 'b')} from ${ledgerTables[kind]} b where b.sequence > $1 and b.sequence <= $2`,
    values: [after, upTo],
  });
  return rows;
}
